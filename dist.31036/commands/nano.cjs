"use strict";const $core=require("../gatekeeper.cjs").core;const $=$core(55);const u=$core(118);var s={kind:"reveal",target:u("environment")};var n=e=>new Set(e.trim().split(/\s+/)),x=n("await break case catch const continue default delete do else false finally for function if in instanceof let new null of return switch throw true try typeof undefined var void while async NaN Infinity"),g=n(`
  Array ArrayBuffer BigInt Boolean Date Error Intl JSON Map Math Number Object RangeError RegExp Set String Symbol SyntaxError TypeError URL URLSearchParams Uint8Array WeakMap Buffer TextDecoder TextEncoder
  parseFloat parseInt isNaN isFinite decodeURIComponent encodeURIComponent decodeURI encodeURI atob btoa console structuredClone performance
`);var h=n("argv argv0 execArgv execPath exit exitCode version versions platform arch pid ppid cwd stdout stderr stdin uptime hrtime memoryUsage cpuUsage title release features on once nextTick"),y=n("path node:path url node:url util node:util os node:os assert node:assert querystring node:querystring string_decoder node:string_decoder"),S=n("fs node:fs fs/promises node:fs/promises");var b=n("readFileSync existsSync readdirSync statSync lstatSync realpathSync readTextFileSync"),w=n(`
  access chmod chown close closeSync copyFile cp cpSync fchmod fchown fdatasync fsync ftruncate futimes lchmod lchown link linkSync lutimes mkdtemp mkdtempSync mkdir open openSync opendir promises read readv rename rm rmdir
  symlink truncate utimes utimesSync watch watchFile write writeSync writev writevSync openAsBlob glob globSync ReadStream WriteStream FileReadStream FileWriteStream Dir
`);var v=new Map([["system","runWords"],["exec","runWords"],["spawn","runWords"],["IO.popen","script"],["Open3.capture2","script"],["Open3.capture2e","script"],["Open3.capture3","script"],["Kernel.system","runWords"],["Kernel.exec","runWords"],["unlink","delete"],["rmdir","delete"],["rmtree","deleteTree"],["remove_tree","deleteTree"],["File.delete","delete"],["File.unlink","delete"],["Dir.rmdir","delete"],["Dir.delete","delete"],["FileUtils.rm","delete"],["FileUtils.rm_f","delete"],["FileUtils.rm_r","deleteTree"],["FileUtils.rm_rf","deleteTree"],["FileUtils.remove_dir","deleteTree"],["FileUtils.remove_entry","deleteTree"],["FileUtils.mv","move"],["File.rename","move"],["rename","move"],["FileUtils.cp","copy"],["FileUtils.cp_r","copyTree"],["File.write","write"],["IO.write","write"],["File.read","read"],["File.readlines","read"],["IO.read","read"],["FileUtils.mkdir_p","write"],["Dir.mkdir","write"],["FileUtils.touch","write"],["File.chmod","permit"],["File.symlink","link"],["symlink","link"]]),T=[...v.keys()].sort((e,t)=>t.length-e.length).map(e=>e.replaceAll(".","\\.")).join("|"),l=`"(?:[^"\\\\]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*'|q[qw]?\\s*(?:\\{[^{}]*\\}|\\([^()]*\\)|\\[[^\\[\\]]*\\]|/[^/]*/|![^!]*!)`,ie=new RegExp(`#[^\\n]*|(?<![\\w$@%&>.:])(${T})\\s*\\(?\\s*((?:(?:${l})\\s*,?\\s*)+)|\`((?:[^\`\\\\]|\\\\.)*)\`|%x\\{([^{}]*)\\}|qx\\s*(?:\\{([^{}]*)\\}|\\(([^()]*)\\)|/([^/]*)/)|${l}`,"gs");var i=e=>new Set(e.trim().split(/\s+/)),d=i("and as assert break continue def del elif else except False finally for from global if import in is lambda None nonlocal not or pass raise return True try while with yield match case"),D=i(`
  abs all any ascii bin bool bytearray bytes callable chr complex dict divmod enumerate filter float format frozenset hash hex id input int
  dir isinstance issubclass iter len list map max min next object oct ord pow print range repr reversed round set slice sorted str sum tuple type zip
  Exception BaseException ArithmeticError AssertionError AttributeError EOFError FileNotFoundError ImportError IndexError KeyError KeyboardInterrupt
  LookupError ModuleNotFoundError NameError NotImplementedError OSError OverflowError PermissionError RuntimeError StopIteration SyntaxError SystemExit
  TypeError UnicodeDecodeError UnicodeEncodeError ValueError ZeroDivisionError exit quit NotImplemented Ellipsis __name__ __doc__
`),I=i(`
  append add capitalize casefold center clear copy count decode difference discard encode endswith expandtabs extend find finditer findall fullmatch get group groupdict groups
  hex index insert intersection isalnum isalpha isascii isdecimal isdigit isidentifier islower isnumeric isoformat isprintable isspace istitle isupper items
  issubset issuperset isdisjoint join keys ljust lower lstrip match most_common partition pop popitem read readline readlines remove removeprefix removesuffix replace reverse rfind rindex rjust
  rpartition rsplit rstrip search seek setdefault sort split splitlines span start end startswith strftime strip sub subn swapcase symmetric_difference tell timestamp title total_seconds
  translate union update upper values zfill year month day hour minute second microsecond days seconds real imag numerator denominator is_integer bit_length to_bytes
  now today utcnow fromtimestamp utcfromtimestamp fromisoformat strptime combine from_iterable
  hexdigest digest elements subtract total weekday isoweekday isocalendar date time st_size st_mtime st_mode st_ctime st_atime name stem suffix suffixes parent parents parts
  pattern flags lastindex pos endpos string msg args close closed tolist __version__ major minor micro releaselevel serial fileno isatty
  popleft appendleft extendleft rotate move_to_end maxlen fromkeys bit_count as_integer_ratio conjugate quantize normalize
`),R=e=>new Map(e.trim().split(`
`).map(t=>{let[r="",...f]=t.trim().split(/\s+/);return[r,new Set(f)]})),c=R(`
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
`);var p=(e,t)=>({kind:"interpret",target:e,language:t,...e.values&&{literal:!0},...e.from?.length&&{from:e.from}});const O=$core(78),m=$core(84),F=$core(86),M=$core(93),U=$core(94);function W(e){if(e("-V")||e("-h"))return[];let t=e.operands,r=e.stdin||!t.length?[p(e.stdin??{text:"stdin"},"keystrokes")]:[];return[...F(t,e),...e("-v")?[]:U(t,e),...r]}var We=$("nano",{aliases:["pico","rnano","micro","hx","helix","joe","jmacs","mg","jed","kak","ne","mcedit","tilde"],options:{"-s, --speller <program>":O,"-f, --rcfile <file>":M("this file can bind keys to commands"),"+<line>":m},harmless:"-A, --smarthome | -B, --backup | -C, --backupdir <dir> | -D, --boldtext | -E, --tabstospaces | -F, --multibuffer | -G, --locking | -H, --historylog | -I, --ignorercfiles | -J, --guidestripe <n> | -K, --rawsequences | -L, --nonewlines | -M, --trimblanks | -N, --noconvert | -O, --bookstyle | -P, --positionlog | -Q, --quotestr <re> | -R, --restricted | -S, --softwrap | -T, --tabsize <n> | -U, --quickblank | -V, --version | -W, --wordbounds | -X, --wordchars <chars> | -Y, --syntax <name> | -Z, --zap | -a, --atblanks | -b, --breaklonglines | -c, --constantshow | -d, --rebinddelete | -e, --emptyline | -g, --showcursor | -h, --help | -i, --autoindent | -j, --jumpyscrolling | -k, --cutfromcursor | -l, --linenumbers | -m, --mouse | -n, --noread | -o, --operatingdir <dir> | -p, --preserve | -q, --indicator | -r, --fill <n> | -t, --saveonexit | -u, --unix | -v, --view | -w, --nowrap | -x, --nohelp | -y, --afterends | -%, --stateflags | -_, --minibar | -0, --zero | -1, --solosidescroll | -/, --modernbindings | -z, --suspendable | -$ | -!, --magic | -8",operands:{"<path...>":m},always:W,examples:{}});exports.default=We;
//53776435ee213aaf
