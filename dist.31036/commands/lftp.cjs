"use strict";const $core=require("../gatekeeper.cjs").core;const oe=$core(118);const le=$core(55);const W=$core(118);var S={kind:"reveal",target:W("environment")};var c=e=>new Set(e.trim().split(/\s+/)),M=c("await break case catch const continue default delete do else false finally for function if in instanceof let new null of return switch throw true try typeof undefined var void while async NaN Infinity"),F=c(`
  Array ArrayBuffer BigInt Boolean Date Error Intl JSON Map Math Number Object RangeError RegExp Set String Symbol SyntaxError TypeError URL URLSearchParams Uint8Array WeakMap Buffer TextDecoder TextEncoder
  parseFloat parseInt isNaN isFinite decodeURIComponent encodeURIComponent decodeURI encodeURI atob btoa console structuredClone performance
`);var L=c("argv argv0 execArgv execPath exit exitCode version versions platform arch pid ppid cwd stdout stderr stdin uptime hrtime memoryUsage cpuUsage title release features on once nextTick"),U=c("path node:path url node:url util node:util os node:os assert node:assert querystring node:querystring string_decoder node:string_decoder"),P=c("fs node:fs fs/promises node:fs/promises");var N=c("readFileSync existsSync readdirSync statSync lstatSync realpathSync readTextFileSync"),q=c(`
  access chmod chown close closeSync copyFile cp cpSync fchmod fchown fdatasync fsync ftruncate futimes lchmod lchown link linkSync lutimes mkdtemp mkdtempSync mkdir open openSync opendir promises read readv rename rm rmdir
  symlink truncate utimes utimesSync watch watchFile write writeSync writev writevSync openAsBlob glob globSync ReadStream WriteStream FileReadStream FileWriteStream Dir
`);var B=new Map([["system","runWords"],["exec","runWords"],["spawn","runWords"],["IO.popen","script"],["Open3.capture2","script"],["Open3.capture2e","script"],["Open3.capture3","script"],["Kernel.system","runWords"],["Kernel.exec","runWords"],["unlink","delete"],["rmdir","delete"],["rmtree","deleteTree"],["remove_tree","deleteTree"],["File.delete","delete"],["File.unlink","delete"],["Dir.rmdir","delete"],["Dir.delete","delete"],["FileUtils.rm","delete"],["FileUtils.rm_f","delete"],["FileUtils.rm_r","deleteTree"],["FileUtils.rm_rf","deleteTree"],["FileUtils.remove_dir","deleteTree"],["FileUtils.remove_entry","deleteTree"],["FileUtils.mv","move"],["File.rename","move"],["rename","move"],["FileUtils.cp","copy"],["FileUtils.cp_r","copyTree"],["File.write","write"],["IO.write","write"],["File.read","read"],["File.readlines","read"],["IO.read","read"],["FileUtils.mkdir_p","write"],["Dir.mkdir","write"],["FileUtils.touch","write"],["File.chmod","permit"],["File.symlink","link"],["symlink","link"]]),K=[...B.keys()].sort((e,t)=>t.length-e.length).map(e=>e.replaceAll(".","\\.")).join("|"),v=`"(?:[^"\\\\]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*'|q[qw]?\\s*(?:\\{[^{}]*\\}|\\([^()]*\\)|\\[[^\\[\\]]*\\]|/[^/]*/|![^!]*!)`,Oe=new RegExp(`#[^\\n]*|(?<![\\w$@%&>.:])(${K})\\s*\\(?\\s*((?:(?:${v})\\s*,?\\s*)+)|\`((?:[^\`\\\\]|\\\\.)*)\`|%x\\{([^{}]*)\\}|qx\\s*(?:\\{([^{}]*)\\}|\\(([^()]*)\\)|/([^/]*)/)|${v}`,"gs");var g=e=>new Set(e.trim().split(/\s+/)),k=g("and as assert break continue def del elif else except False finally for from global if import in is lambda None nonlocal not or pass raise return True try while with yield match case"),G=g(`
  abs all any ascii bin bool bytearray bytes callable chr complex dict divmod enumerate filter float format frozenset hash hex id input int
  dir isinstance issubclass iter len list map max min next object oct ord pow print range repr reversed round set slice sorted str sum tuple type zip
  Exception BaseException ArithmeticError AssertionError AttributeError EOFError FileNotFoundError ImportError IndexError KeyError KeyboardInterrupt
  LookupError ModuleNotFoundError NameError NotImplementedError OSError OverflowError PermissionError RuntimeError StopIteration SyntaxError SystemExit
  TypeError UnicodeDecodeError UnicodeEncodeError ValueError ZeroDivisionError exit quit NotImplemented Ellipsis __name__ __doc__
`),H=g(`
  append add capitalize casefold center clear copy count decode difference discard encode endswith expandtabs extend find finditer findall fullmatch get group groupdict groups
  hex index insert intersection isalnum isalpha isascii isdecimal isdigit isidentifier islower isnumeric isoformat isprintable isspace istitle isupper items
  issubset issuperset isdisjoint join keys ljust lower lstrip match most_common partition pop popitem read readline readlines remove removeprefix removesuffix replace reverse rfind rindex rjust
  rpartition rsplit rstrip search seek setdefault sort split splitlines span start end startswith strftime strip sub subn swapcase symmetric_difference tell timestamp title total_seconds
  translate union update upper values zfill year month day hour minute second microsecond days seconds real imag numerator denominator is_integer bit_length to_bytes
  now today utcnow fromtimestamp utcfromtimestamp fromisoformat strptime combine from_iterable
  hexdigest digest elements subtract total weekday isoweekday isocalendar date time st_size st_mtime st_mode st_ctime st_atime name stem suffix suffixes parent parents parts
  pattern flags lastindex pos endpos string msg args close closed tolist __version__ major minor micro releaselevel serial fileno isatty
  popleft appendleft extendleft rotate move_to_end maxlen fromkeys bit_count as_integer_ratio conjugate quantize normalize
`),Z=e=>new Map(e.trim().split(`
`).map(t=>{let[n="",...f]=t.trim().split(/\s+/);return[n,new Set(f)]})),_=Z(`
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
`);var E=(e,t)=>({kind:"interpret",target:e,language:t,...e.values&&{literal:!0},...e.from?.length&&{from:e.from}}),T=(e,t)=>({kind:"interpret",target:e,language:t,file:!0,...e.from?.length&&{from:e.from}});const X=$core(114),a=$core(118),V=$core(119),J=$core(129);var D=e=>e.replace(/\/+$/,"").replace(/^.*\//,"")||"/";var Q=new Set(["put","mput","reput","append","send"]),ee=new Set(["get","mget","reget","recv","newer","pget","mirror"]),te=new Set(["ls","dir","mls","mdir","nlist","mlsd","mlst","page","more","less"]),ne=new Set("rm del delete mdelete mrm rmdir rename mkdir chmod chown chgrp ln symlink quote site copy cp mv account".split(" ")),re=new Set("cd pwd lls lpwd bye quit exit close disconnect user ascii binary image tenex type passive epsv epsv4 epsv6 prompt hash verbose status progress df help ? version lumask bell debug trace mode struct form glob runique sunique nmap ntrans case cr proxy reset restart size modtime system umask timeout connect rexmt blksize literal rate sendport idle".split(" ")),ie=e=>[...e.matchAll(/"((?:[^"\\]|\\.)*)"|'([^']*)'|((?:[^\s"'\\]|\\.)+)/g)].map(t=>(t[1]??t[2]??t[3]??"").replace(/\\(.)/g,"$1")),m=(e,t)=>a(e&&!t.startsWith("/")?`${e}/${t}`:t);function se(e,t,n){let f=X(e),h=t?[{kind:"connect",target:t}]:[];if(f===void 0)return[...h,{kind:"interpret",target:e,language:n,...e.from?.length&&{from:e.from}}];let r=[],u=t,o="",y=!1;for(let O of f.split(`
`)){let d=O.trim().replace(/^[-@]+/,"");if(!d||d.startsWith("#"))continue;if(d.startsWith("!")){r.push({script:a(d.slice(1))});continue}let[A="",...p]=ie(d),i=A.toLowerCase(),s=p.filter(l=>!/^-\w+$/.test(l)),x=s.filter(l=>l.startsWith("|"));for(let l of x)r.push({script:a([l.slice(1),...p.slice(p.indexOf(l)+1)].join(" "))});if(Q.has(i)){y=!0;for(let l of i.startsWith("m")?s:s.slice(0,1))r.push({kind:"read",target:m(o,l)})}else if(ee.has(i)){if(x.length)continue;i.startsWith("m")?r.push({kind:"write",target:a(o||".")}):s[0]&&r.push({kind:"write",target:m(o,s[1]??D(s[0]))})}else i==="lcd"?o=p[0]?.startsWith("/")||!o?p[0]??o:`${o}/${p[0]??""}`:i==="lmkdir"?r.push({kind:"write",target:m(o,s[0]??".")}):i==="open"||i==="connect"?(u=a(s.join(":")),r.push({kind:"connect",target:u})):te.has(i)?s[1]&&!x.length&&n==="ftp"&&r.push({kind:"write",target:m(o,s[1])}):ne.has(i)?r.push({kind:"mutate",target:a(d)}):re.has(i)||r.push(J(a(d),`this command of ${n} is not known`))}let R=u??a(n);return y?[...r,{kind:"connect",target:R,sends:!0}]:[...h,...r]}var $=(e,t)=>se(V(e,n=>n.replaceAll(";",`
`)),void 0,t);const ae=$core(70);var de=/^(?:\s*(?:(?:open|get|put|mget|mput|cd|lcd|ls|pwd|rm|mkdir|rmdir|bye|exit|quit|chmod|user|pget|reget|reput|help|close)(?:\s+[^;|&<>`\n]*)?|!\s*\w[^;\n]*)(?:[;\n]|$))*$/,I=e=>e.flatMap(t=>t.values?.every(n=>de.test(n))?$(t,"lftp").filter(n=>!("kind"in n&&n.kind==="connect"&&n.target.values?.[0]==="lftp"&&!n.sends)):[E(t,"lftp"),{kind:"connect",target:oe("lftp"),sends:!0}]),xt=le("lftp",{aliases:["lftpget"],options:{"-e, -c <commands>":I,"-f, --rcfile <file>":e=>e.map(t=>T(t,"lftp"))},harmless:"-d [level] | -p, --port <n> | -u, --user <user> | --password <text> | --env-password | -s <slot> | -B | --norc | -v, --version | -h, --help",operands:{"<site...>":ae},always:e=>e.stdin&&!e("-c")&&!e("-f")?I([e.stdin],e):[],examples:{}});exports.default=xt;
//c74e91a141514623
