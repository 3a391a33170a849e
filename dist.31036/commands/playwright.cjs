"use strict";const $core=require("../gatekeeper.cjs").core;const a=$core(118);const re=$core(55);const J=$core(118);const X=$core(76),Q=$core(84),ee=$core(94);const tt=$core(114),H=$core(118),nt=$core(119),rt=$core(130);const $=$core(118);var g={kind:"reveal",target:$("environment")};var o=e=>new Set(e.trim().split(/\s+/)),I=o("await break case catch const continue default delete do else false finally for function if in instanceof let new null of return switch throw true try typeof undefined var void while async NaN Infinity"),A=o(`
  Array ArrayBuffer BigInt Boolean Date Error Intl JSON Map Math Number Object RangeError RegExp Set String Symbol SyntaxError TypeError URL URLSearchParams Uint8Array WeakMap Buffer TextDecoder TextEncoder
  parseFloat parseInt isNaN isFinite decodeURIComponent encodeURIComponent decodeURI encodeURI atob btoa console structuredClone performance
`);var O=o("argv argv0 execArgv execPath exit exitCode version versions platform arch pid ppid cwd stdout stderr stdin uptime hrtime memoryUsage cpuUsage title release features on once nextTick"),F=o("path node:path url node:url util node:util os node:os assert node:assert querystring node:querystring string_decoder node:string_decoder"),W=o("fs node:fs fs/promises node:fs/promises");var M=o("readFileSync existsSync readdirSync statSync lstatSync realpathSync readTextFileSync"),P=o(`
  access chmod chown close closeSync copyFile cp cpSync fchmod fchown fdatasync fsync ftruncate futimes lchmod lchown link linkSync lutimes mkdtemp mkdtempSync mkdir open openSync opendir promises read readv rename rm rmdir
  symlink truncate utimes utimesSync watch watchFile write writeSync writev writevSync openAsBlob glob globSync ReadStream WriteStream FileReadStream FileWriteStream Dir
`);var j=new Map([["system","runWords"],["exec","runWords"],["spawn","runWords"],["IO.popen","script"],["Open3.capture2","script"],["Open3.capture2e","script"],["Open3.capture3","script"],["Kernel.system","runWords"],["Kernel.exec","runWords"],["unlink","delete"],["rmdir","delete"],["rmtree","deleteTree"],["remove_tree","deleteTree"],["File.delete","delete"],["File.unlink","delete"],["Dir.rmdir","delete"],["Dir.delete","delete"],["FileUtils.rm","delete"],["FileUtils.rm_f","delete"],["FileUtils.rm_r","deleteTree"],["FileUtils.rm_rf","deleteTree"],["FileUtils.remove_dir","deleteTree"],["FileUtils.remove_entry","deleteTree"],["FileUtils.mv","move"],["File.rename","move"],["rename","move"],["FileUtils.cp","copy"],["FileUtils.cp_r","copyTree"],["File.write","write"],["IO.write","write"],["File.read","read"],["File.readlines","read"],["IO.read","read"],["FileUtils.mkdir_p","write"],["Dir.mkdir","write"],["FileUtils.touch","write"],["File.chmod","permit"],["File.symlink","link"],["symlink","link"]]),q=[...j.keys()].sort((e,t)=>t.length-e.length).map(e=>e.replaceAll(".","\\.")).join("|"),y=`"(?:[^"\\\\]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*'|q[qw]?\\s*(?:\\{[^{}]*\\}|\\([^()]*\\)|\\[[^\\[\\]]*\\]|/[^/]*/|![^!]*!)`,Re=new RegExp(`#[^\\n]*|(?<![\\w$@%&>.:])(${q})\\s*\\(?\\s*((?:(?:${y})\\s*,?\\s*)+)|\`((?:[^\`\\\\]|\\\\.)*)\`|%x\\{([^{}]*)\\}|qx\\s*(?:\\{([^{}]*)\\}|\\(([^()]*)\\)|/([^/]*)/)|${y}`,"gs");var p=e=>new Set(e.trim().split(/\s+/)),S=p("and as assert break continue def del elif else except False finally for from global if import in is lambda None nonlocal not or pass raise return True try while with yield match case"),B=p(`
  abs all any ascii bin bool bytearray bytes callable chr complex dict divmod enumerate filter float format frozenset hash hex id input int
  dir isinstance issubclass iter len list map max min next object oct ord pow print range repr reversed round set slice sorted str sum tuple type zip
  Exception BaseException ArithmeticError AssertionError AttributeError EOFError FileNotFoundError ImportError IndexError KeyError KeyboardInterrupt
  LookupError ModuleNotFoundError NameError NotImplementedError OSError OverflowError PermissionError RuntimeError StopIteration SyntaxError SystemExit
  TypeError UnicodeDecodeError UnicodeEncodeError ValueError ZeroDivisionError exit quit NotImplemented Ellipsis __name__ __doc__
`),C=p(`
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
`).map(t=>{let[r="",...s]=t.trim().split(/\s+/);return[r,new Set(s)]})),b=z(`
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
`);var w=(e,t)=>({kind:"connect",target:e??H(`localhost:${t}`),listens:!0});const at=$core(114),K=$core(118),Z=$core(125);const dt=$core(74),Y=$core(84),ct=$core(92);var c={kind:"execute",target:K(".")};var v=(e="")=>({harmless:e,operands:{"<arg...>":Y}}),V=e=>/^(?:[\w.+-]+@)?(?:git\+|git:|git@|https?:|ssh:|file:|link:|github:|gitlab:|bitbucket:|gist:|\.{1,2}\/|\.\.$|\/|~)/.test(e)||/@ ?(?:git\+|https?:|file:)/.test(e)||/\.(?:tgz|tar\.gz|tar\.bz2|whl|zip|gem|deb|rpm|crate|nupkg)$/.test(e),m=(e,t)=>({kind:"install",target:e,where:Z(e,V)?"url":t});function d(e,t){let r=i=>e.some(n=>i(n)&&i.value(n)===void 0),s=i=>(n,l)=>r(l)?[]:i(n,l),u=i=>n=>r(n)?[]:i(n),D=i=>Object.fromEntries(Object.entries(i).map(([n,l])=>[n,s(l)]));return{...t,...t.operands&&{operands:D(t.operands)},...t.always&&{always:u(t.always)},...t.bare&&{bare:u(t.bare)},...t.subcommands&&{subcommands:Object.fromEntries(Object.entries(t.subcommands).map(([i,n])=>[i,typeof n=="function"?()=>d(e,n()):d(e,n)]))}}}var te=e=>e.replace(/[A-Z]/g,t=>`-${t.toLowerCase()}`),k=e=>[...new Set([e,te(e)])],E=(e,t="")=>[...e.split(" ").filter(Boolean).map(r=>r.startsWith("-")?r:`${k(r).flatMap(s=>[`--${s}`,`--no-${s}`]).join(", ")} [yes]`),...t.split(" ").filter(Boolean).map(r=>r.startsWith("-")?`${r} <value>`:`${k(r).map(s=>`--${s}`).join(", ")} <value>`)].join(" | "),ne=e=>[w(e[0]??J("0.0.0.0"),"0")],_=e=>({options:{...e.writes&&{[e.writes]:ee},...e.loads&&{[e.loads]:X},...e.serves&&{[e.serves]:ne},...e.options},harmless:`-h, --help [what] | --version | -v | -V | ${e.harmless}`,always:t=>[c,...e.also?.(t)??[]],operands:e.operands??{"<arg...>":Q}}),T=e=>d(["--help","--version"],e);const ie=$core(70),f=$core(84),R=$core(94);var se=_({writes:"--output <folder>",loads:"-c, --config, -C, --config-file, --reporter, --tsconfig <path>",serves:"--ui-host <address>",harmless:`-g <pattern> | -G, --grep-invert <pattern> | -j <n> | -u [mode] | -x | -b <name> | -e <pairs> | -s <glob> | -P <folder> | -p <n> | -q | -k <key> | -o <what> | -r <name> | --only-changed [ref] | --update-snapshots [mode] | --trace [mode] | ${E("debug fail-on-flaky-tests forbid-only fully-parallel headed headless ignore-snapshots last-failed list no-deps pass-with-no-tests quiet ui e2e component dev exit record parallel global no-runner-ui","browser grep global-timeout max-failures name project repeat-each retries shard test-list test-list-invert timeout ui-port update-source-method workers env spec port key group tag ci-build-id auto-cancel-after-failures reporter-options detached")}`}),vt=re("playwright",T({aliases:["cypress","playwright-core"],subcommands:{"test | run | merge-reports | show-report | test-server":se,install:{harmless:"--with-deps | --dry-run | --list | --force | --only-shell | --no-shell | --no-force",always:e=>e("--dry-run")||e("--list")?[]:[m(a("browsers"),"system"),...e("--with-deps")?[{kind:"elevate",target:a("root")}]:[]],operands:{"<browser...>":f}},"install-deps":{harmless:"--dry-run",always:e=>e("--dry-run")?[]:[{kind:"elevate",target:a("root")},m(a("browser dependencies"),"system")],operands:{"<browser...>":f}},uninstall:{harmless:"--all",always:()=>[{kind:"configure",target:a("browsers")}]},"open | codegen | screenshot | pdf | cr | ff | wk | show-trace":{options:{"-o, --output, --save-har, --save-storage, --user-data-dir <path>":R},harmless:"-b, --browser <name> | --block-service-workers | --channel <name> | --color-scheme <name> | --device <name> | --geolocation <where> | --ignore-https-errors | --load-storage <file> | --lang <name> | --proxy-server <host> | --proxy-bypass <hosts> | --timezone <zone> | --timeout <n> | --user-agent <text> | --viewport-size <size> | --target <name> | --test-id-attribute <name> | --wait-for-selector <text> | --wait-for-timeout <n> | --full-page | --paper-format <size> | --save-har-glob <glob> | --e2e | --component | -P, --project <folder> | --config-file <file>",operands:{"<url>":ie,"<file>":R}},"cache | info | verify | help | version":v("--component <name> | --size"),"clear-cache | init | init-agents | run-server | run-driver":{operands:{"<arg...>":f},always:()=>[c]}},harmless:"-h, --help | -V, -v, --version",examples:{}}));exports.default=vt;
//d6c00fe46648a65f
