"use strict";const $core=require("../gatekeeper.cjs").core;const u=$core(114),r=$core(118);const J=$core(55);const I=$core(118);var y={kind:"reveal",target:I("environment")};var l=e=>new Set(e.trim().split(/\s+/)),$=l("await break case catch const continue default delete do else false finally for function if in instanceof let new null of return switch throw true try typeof undefined var void while async NaN Infinity"),A=l(`
  Array ArrayBuffer BigInt Boolean Date Error Intl JSON Map Math Number Object RangeError RegExp Set String Symbol SyntaxError TypeError URL URLSearchParams Uint8Array WeakMap Buffer TextDecoder TextEncoder
  parseFloat parseInt isNaN isFinite decodeURIComponent encodeURIComponent decodeURI encodeURI atob btoa console structuredClone performance
`);var O=l("argv argv0 execArgv execPath exit exitCode version versions platform arch pid ppid cwd stdout stderr stdin uptime hrtime memoryUsage cpuUsage title release features on once nextTick"),F=l("path node:path url node:url util node:util os node:os assert node:assert querystring node:querystring string_decoder node:string_decoder"),M=l("fs node:fs fs/promises node:fs/promises");var W=l("readFileSync existsSync readdirSync statSync lstatSync realpathSync readTextFileSync"),U=l(`
  access chmod chown close closeSync copyFile cp cpSync fchmod fchown fdatasync fsync ftruncate futimes lchmod lchown link linkSync lutimes mkdtemp mkdtempSync mkdir open openSync opendir promises read readv rename rm rmdir
  symlink truncate utimes utimesSync watch watchFile write writeSync writev writevSync openAsBlob glob globSync ReadStream WriteStream FileReadStream FileWriteStream Dir
`);var j=new Map([["system","runWords"],["exec","runWords"],["spawn","runWords"],["IO.popen","script"],["Open3.capture2","script"],["Open3.capture2e","script"],["Open3.capture3","script"],["Kernel.system","runWords"],["Kernel.exec","runWords"],["unlink","delete"],["rmdir","delete"],["rmtree","deleteTree"],["remove_tree","deleteTree"],["File.delete","delete"],["File.unlink","delete"],["Dir.rmdir","delete"],["Dir.delete","delete"],["FileUtils.rm","delete"],["FileUtils.rm_f","delete"],["FileUtils.rm_r","deleteTree"],["FileUtils.rm_rf","deleteTree"],["FileUtils.remove_dir","deleteTree"],["FileUtils.remove_entry","deleteTree"],["FileUtils.mv","move"],["File.rename","move"],["rename","move"],["FileUtils.cp","copy"],["FileUtils.cp_r","copyTree"],["File.write","write"],["IO.write","write"],["File.read","read"],["File.readlines","read"],["IO.read","read"],["FileUtils.mkdir_p","write"],["Dir.mkdir","write"],["FileUtils.touch","write"],["File.chmod","permit"],["File.symlink","link"],["symlink","link"]]),q=[...j.keys()].sort((e,t)=>t.length-e.length).map(e=>e.replaceAll(".","\\.")).join("|"),w=`"(?:[^"\\\\]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*'|q[qw]?\\s*(?:\\{[^{}]*\\}|\\([^()]*\\)|\\[[^\\[\\]]*\\]|/[^/]*/|![^!]*!)`,ke=new RegExp(`#[^\\n]*|(?<![\\w$@%&>.:])(${q})\\s*\\(?\\s*((?:(?:${w})\\s*,?\\s*)+)|\`((?:[^\`\\\\]|\\\\.)*)\`|%x\\{([^{}]*)\\}|qx\\s*(?:\\{([^{}]*)\\}|\\(([^()]*)\\)|/([^/]*)/)|${w}`,"gs");var x=e=>new Set(e.trim().split(/\s+/)),k=x("and as assert break continue def del elif else except False finally for from global if import in is lambda None nonlocal not or pass raise return True try while with yield match case"),B=x(`
  abs all any ascii bin bool bytearray bytes callable chr complex dict divmod enumerate filter float format frozenset hash hex id input int
  dir isinstance issubclass iter len list map max min next object oct ord pow print range repr reversed round set slice sorted str sum tuple type zip
  Exception BaseException ArithmeticError AssertionError AttributeError EOFError FileNotFoundError ImportError IndexError KeyError KeyboardInterrupt
  LookupError ModuleNotFoundError NameError NotImplementedError OSError OverflowError PermissionError RuntimeError StopIteration SyntaxError SystemExit
  TypeError UnicodeDecodeError UnicodeEncodeError ValueError ZeroDivisionError exit quit NotImplemented Ellipsis __name__ __doc__
`),C=x(`
  append add capitalize casefold center clear copy count decode difference discard encode endswith expandtabs extend find finditer findall fullmatch get group groupdict groups
  hex index insert intersection isalnum isalpha isascii isdecimal isdigit isidentifier islower isnumeric isoformat isprintable isspace istitle isupper items
  issubset issuperset isdisjoint join keys ljust lower lstrip match most_common partition pop popitem read readline readlines remove removeprefix removesuffix replace reverse rfind rindex rjust
  rpartition rsplit rstrip search seek setdefault sort split splitlines span start end startswith strftime strip sub subn swapcase symmetric_difference tell timestamp title total_seconds
  translate union update upper values zfill year month day hour minute second microsecond days seconds real imag numerator denominator is_integer bit_length to_bytes
  now today utcnow fromtimestamp utcfromtimestamp fromisoformat strptime combine from_iterable
  hexdigest digest elements subtract total weekday isoweekday isocalendar date time st_size st_mtime st_mode st_ctime st_atime name stem suffix suffixes parent parents parts
  pattern flags lastindex pos endpos string msg args close closed tolist __version__ major minor micro releaselevel serial fileno isatty
  popleft appendleft extendleft rotate move_to_end maxlen fromkeys bit_count as_integer_ratio conjugate quantize normalize
`),z=e=>new Map(e.trim().split(`
`).map(t=>{let[s="",...o]=t.trim().split(/\s+/);return[s,new Set(o)]})),v=z(`
  json load loads dumps JSONDecodeError
  sys argv stdin version version_info platform maxsize executable exit stderr stdout byteorder getsizeof implementation prefix getrecursionlimit float_info int_info
  os getcwd listdir sep linesep name pathsep cpu_count getpid getuid getgid stat walk scandir path curdir pardir uname fspath extsep
  os.path exists isfile isdir join basename dirname splitext abspath relpath realpath getsize getmtime expanduser split normpath islink isabs commonpath commonprefix samefile sep
  math pi e inf nan sqrt sin cos tan asin acos atan atan2 log log2 log10 exp pow floor ceil trunc fabs factorial gcd lcm isnan isinf isclose hypot degrees radians comb perm prod tau fsum copysign fmod modf isqrt dist
  re compile match search fullmatch findall finditer sub subn split escape IGNORECASE I MULTILINE M DOTALL S VERBOSE X UNICODE ASCII A error Pattern Match
  datetime datetime date time timedelta timezone now utcnow today fromisoformat fromtimestamp utcfromtimestamp strptime combine utc min max UTC
  time time sleep strftime localtime gmtime perf_counter monotonic time_ns process_time ctime mktime strptime
  collections Counter defaultdict OrderedDict deque namedtuple ChainMap
  itertools chain combinations permutations product count cycle repeat groupby islice accumulate zip_longest starmap takewhile dropwhile tee compress pairwise batched combinations_with_replacement filterfalse from_iterable
  functools reduce partial lru_cache cache wraps cmp_to_key
  operator itemgetter add mul sub
  string ascii_letters ascii_lowercase ascii_uppercase digits hexdigits octdigits printable punctuation whitespace capwords
  platform system machine platform python_version release version processor node uname architecture python_implementation mac_ver libc_ver
  statistics mean median mode stdev variance pstdev pvariance quantiles fmean
  random random randint choice choices sample shuffle seed uniform randrange gauss
  hashlib md5 sha1 sha224 sha256 sha384 sha512 blake2b blake2s new sha3_256 algorithms_available
  base64 b64encode b64decode urlsafe_b64encode urlsafe_b64decode b32encode b32decode b16encode b16decode standard_b64encode standard_b64decode
  binascii hexlify unhexlify crc32 b2a_hex a2b_hex b2a_base64 a2b_base64
  textwrap dedent indent wrap fill shorten
  uuid uuid4 uuid5 UUID NAMESPACE_DNS NAMESPACE_URL
  decimal Decimal getcontext ROUND_HALF_UP
  fractions Fraction
  struct unpack pack calcsize unpack_from iter_unpack
  urllib.parse quote unquote urlparse urlencode parse_qs urljoin quote_plus unquote_plus parse_qsl urlsplit
  html escape unescape
  unicodedata name normalize category lookup
  secrets token_hex token_urlsafe token_bytes choice randbelow
  difflib unified_diff ndiff SequenceMatcher get_close_matches context_diff
  pprint pprint pformat
  csv reader DictReader QUOTE_ALL QUOTE_MINIMAL
  io StringIO BytesIO
  pathlib Path PurePath PurePosixPath
  glob glob iglob
  typing List Dict Optional Any Tuple Union
  calendar month monthrange isleap calendar
  bisect bisect bisect_left bisect_right insort
  heapq heappush heappop heapify nlargest nsmallest
  colorsys rgb_to_hsv hsv_to_rgb rgb_to_hls hls_to_rgb
  ast literal_eval parse dump
  keyword kwlist iskeyword
  cmath sqrt exp pi phase polar
  zlib crc32 adler32
  enum Enum auto
  shlex split quote join
  copy copy deepcopy
  locale getlocale getpreferredencoding
  tomllib load loads
`);var E=(e,t)=>({kind:"interpret",target:e,language:t,file:!0,...e.from?.length&&{from:e.from}});const H=$core(114),K=$core(118),Y=$core(125);const Qe=$core(74),_=$core(84),et=$core(92);var f={kind:"execute",target:K(".")};var T=(e="")=>({harmless:e,operands:{"<arg...>":_}}),Z=e=>/^(?:[\w.+-]+@)?(?:git\+|git:|git@|https?:|ssh:|file:|link:|github:|gitlab:|bitbucket:|gist:|\.{1,2}\/|\.\.$|\/|~)/.test(e)||/@ ?(?:git\+|https?:|file:)/.test(e)||/\.(?:tgz|tar\.gz|tar\.bz2|whl|zip|gem|deb|rpm|crate|nupkg)$/.test(e),h=(e,t)=>({kind:"install",target:e,where:Y(e,Z)?"url":t});function m(e,t){let s=i=>e.some(n=>i(n)&&i.value(n)===void 0),o=i=>(n,p)=>s(p)?[]:i(n,p),d=i=>n=>s(n)?[]:i(n),c=i=>Object.fromEntries(Object.entries(i).map(([n,p])=>[n,o(p)]));return{...t,...t.operands&&{operands:c(t.operands)},...t.always&&{always:d(t.always)},...t.bare&&{bare:d(t.bare)},...t.subcommands&&{subcommands:Object.fromEntries(Object.entries(t.subcommands).map(([i,n])=>[i,typeof n=="function"?()=>m(e,n()):m(e,n)]))}}}var V=(e,t)=>Object.keys(e).some(s=>s.split("|").some(o=>o.trim()===t));function D(e,t){return{subcommands:{...e,"*":{style:"none",operands:{"<arg...>":_}}},always:s=>{let[o,...d]=s.operands,c=H(o);return!o||c===void 0||V(e,c)?[]:t(o,d,s)}}}const X=$core(84),Q=$core(94);var g="-h, --help | -v, --verbose | --version | --suppress-analytics | --disable-analytics | --enable-analytics | --color, --no-color | -d, --device-id <id> | --machine | --no-version-check | --enable-asserts | --define, -D <pair> | --dart-define <pair> | --release | --debug | --profile | --target, -t <file> | --flavor <name> | --no-pub, --pub | --web-port <n> | --web-renderer <name> | --no-sound-null-safety | --fatal-infos, --no-fatal-infos | --fatal-warnings, --no-fatal-warnings | --no-preamble | --coverage | --coverage-path <file> | --name, -n <pattern> | --plain-name, -N <text> | --tags <text> | --exclude-tags, -x <text> | --concurrency, -j <n> | --timeout <n> | --reporter, -r <name> | --test-randomize-ordering-seed <n> | --total-shards <n> | --shard-index <n> | --update-goldens | --dry-run | --apply | --set-exit-if-changed | --line-length, -l <n> | --page-width <n> | --show <what> | --summary <what> | --output <how> | --template <name> | --org <name> | --platforms <names> | --project-name <name> | --empty | --overwrite | --offline, --no-offline | --precompile | --example | --major-versions | --null-safety | --directory, -C <folder> | --json | --dev | --path <folder> | --git-url <url> | --git-ref <ref> | --sdk <name> | --server <url> | --split-debug-info <folder> | --obfuscate | --tree-shake-icons | --build-name <v> | --build-number <n> | --no-codesign | --target-platform <names> | --split-per-abi | --analyze-size | --hot | --observe | --pause-isolates-on-start",R={"<arg...>":X},ee={options:{"-o, --output-dir, --outputDir, --exe <path>":Q},harmless:g,operands:R,always:()=>[f]},a=e=>({harmless:g,operands:R,always:e}),at=J("dart",m(["--help","--version"],{aliases:["flutter","fvm","melos","pub"],harmless:g,...D({"run | test | build | compile | drive | attach | assemble | gen-l10n | screenshot | bash-completion | symbolize | doc | exec | bs":ee,analyze:a(()=>[{kind:"read",target:r("."),recursive:!0}]),format:a(e=>[{kind:e("--set-exit-if-changed")&&u(e.value("--output"))==="none"||u(e.value("--output"))==="none"?"read":"write",target:e.operands[0]??r("."),recursive:!0}]),fix:a(e=>e("--apply")?[{kind:"write",target:r("."),recursive:!0}]:[]),pub:a(e=>{let t=u(e.operands[0])??"help";return/^(?:deps|outdated|help|token|cache|bump)$/.test(t)?t==="token"||t==="cache"?[{kind:"configure",target:r("pub")}]:[]:/^(?:publish|lish|uploader)$/.test(t)?e("--dry-run")?[]:[{kind:"publish",target:r(".")}]:t==="run"?[f]:[h(e.operands[1]??r("."),t==="global"?"system":"workspace")]}),"get | add | remove | upgrade | downgrade | packages | install | bootstrap":a(e=>[h(e.operands[0]??r("."),e.called==="fvm"?"system":"workspace")]),"doctor | devices | emulators | logs | info | help | list | channel":a(e=>e.operands.length&&e.called==="flutter"?[{kind:"configure",target:r("flutter")}]:[]),create:a(e=>[{kind:"write",target:e.operands[0]??r(".")}]),"config | precache | use | custom-devices | symlink-sdk":a(()=>[{kind:"configure",target:r("flutter")}]),clean:a(()=>[{kind:"delete",target:r("build"),recursive:!0}]),"language-server | devtools | debug-adapter | daemon":T(g)},e=>/\.dart$/.test(u(e)??"")?[E(e,"dart")]:[f]),examples:{}}));exports.default=at;
//5df221be6c368d6a
