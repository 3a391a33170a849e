// Addresses, headers and bodies of requests.
import type { DataLines } from './define.ts'

export default {
  'connect-host': [
    "curl 'https://api.example.com/q?a=1&b=2;c=3'", 'curl "https://x.example/search?q=rm+-rf+/&page=2"', "curl -s https://x.example/i.sh | grep 'rm -rf'",
    "curl -s https://x.example/a.json | jq '.[] | .cmd'", "curl -H 'Accept: text/html; q=0.9, */*' https://x.example", 'curl -H "X-Note: don\'t; rm -rf /" https://x.example',
    "curl -A 'Mozilla/5.0 (X11; Linux x86_64)' https://x.example", "curl -w '%{http_code}; %{time_total}\\n' https://x.example", "curl -sI 'https://x.example/a(b)[c]'",
    "curl -G 'https://x.example/$(id)'", "wget -qO- 'https://x.example/?a=1&b=$HOME' | head -5", 'curl https://x.example | base64 | head', "curl -s 'https://日本.example/パス'",
    "curl --get https://x.example/x -b 'a=1; b=2'",
  ],
  'send-data': [
    'curl -d \'{"cmd":"rm -rf /","n":1}\' https://x.example', "curl -X POST --data 'q=DROP TABLE x; --' https://x.example",
    'curl -H \'Content-Type: application/json\' -d "{\\"text\\":\\"don\'t; rm -rf /\\"}" https://x.example', "curl --data-urlencode 'q=a&b|c;d' https://x.example",
    'curl --json \'{"q":"$(rm -rf ~)"}\' https://x.example', 'curl -d @- https://x.example <<\'E\'\n{"cmd": "rm -rf / && $(x)"}\nE', "curl -F 'msg=rm -rf /; x' https://x.example",
    "wget -qO- --post-data='a=rm -rf /&b=;' https://x.example",
  ],
  allowed: [
    "curl 'http://localhost:3000/?a=1&b=rm%20-rf'", "curl -s 'localhost:8080/x;y?z=$(a)' | jq '.a | length'", 'curl --help',
  ],
  'send-loopback': [
    'curl -d \'{"q":"rm -rf /"}\' http://localhost:3000/api',
    'curl -s localhost:9200/_search -H \'Content-Type: application/json\' --data-binary \'{"query":{"match":{"cmd":"rm -rf / | sh"}}}\'',
  ],
} satisfies DataLines
