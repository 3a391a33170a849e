"use strict";const $core=require("../gatekeeper.cjs").core;const k=$core(114);const V=$core(55);const j=$core(114),o=$core(118);const E=$core(118);var h={kind:"reveal",target:E("environment")};var l=e=>new Set(e.trim().split(/\s+/)),T=l("await break case catch const continue default delete do else false finally for function if in instanceof let new null of return switch throw true try typeof undefined var void while async NaN Infinity"),D=l(`
  Array ArrayBuffer BigInt Boolean Date Error Intl JSON Map Math Number Object RangeError RegExp Set String Symbol SyntaxError TypeError URL URLSearchParams Uint8Array WeakMap Buffer TextDecoder TextEncoder
  parseFloat parseInt isNaN isFinite decodeURIComponent encodeURIComponent decodeURI encodeURI atob btoa console structuredClone performance
`);var R=l("argv argv0 execArgv execPath exit exitCode version versions platform arch pid ppid cwd stdout stderr stdin uptime hrtime memoryUsage cpuUsage title release features on once nextTick"),$=l("path node:path url node:url util node:util os node:os assert node:assert querystring node:querystring string_decoder node:string_decoder"),I=l("fs node:fs fs/promises node:fs/promises");var A=l("readFileSync existsSync readdirSync statSync lstatSync realpathSync readTextFileSync"),M=l(`
  access chmod chown close closeSync copyFile cp cpSync fchmod fchown fdatasync fsync ftruncate futimes lchmod lchown link linkSync lutimes mkdtemp mkdtempSync mkdir open openSync opendir promises read readv rename rm rmdir
  symlink truncate utimes utimesSync watch watchFile write writeSync writev writevSync openAsBlob glob globSync ReadStream WriteStream FileReadStream FileWriteStream Dir
`);var L=new Map([["system","runWords"],["exec","runWords"],["spawn","runWords"],["IO.popen","script"],["Open3.capture2","script"],["Open3.capture2e","script"],["Open3.capture3","script"],["Kernel.system","runWords"],["Kernel.exec","runWords"],["unlink","delete"],["rmdir","delete"],["rmtree","deleteTree"],["remove_tree","deleteTree"],["File.delete","delete"],["File.unlink","delete"],["Dir.rmdir","delete"],["Dir.delete","delete"],["FileUtils.rm","delete"],["FileUtils.rm_f","delete"],["FileUtils.rm_r","deleteTree"],["FileUtils.rm_rf","deleteTree"],["FileUtils.remove_dir","deleteTree"],["FileUtils.remove_entry","deleteTree"],["FileUtils.mv","move"],["File.rename","move"],["rename","move"],["FileUtils.cp","copy"],["FileUtils.cp_r","copyTree"],["File.write","write"],["IO.write","write"],["File.read","read"],["File.readlines","read"],["IO.read","read"],["FileUtils.mkdir_p","write"],["Dir.mkdir","write"],["FileUtils.touch","write"],["File.chmod","permit"],["File.symlink","link"],["symlink","link"]]),P=[...L.keys()].sort((e,n)=>n.length-e.length).map(e=>e.replaceAll(".","\\.")).join("|"),b=`"(?:[^"\\\\]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*'|q[qw]?\\s*(?:\\{[^{}]*\\}|\\([^()]*\\)|\\[[^\\[\\]]*\\]|/[^/]*/|![^!]*!)`,_e=new RegExp(`#[^\\n]*|(?<![\\w$@%&>.:])(${P})\\s*\\(?\\s*((?:(?:${b})\\s*,?\\s*)+)|\`((?:[^\`\\\\]|\\\\.)*)\`|%x\\{([^{}]*)\\}|qx\\s*(?:\\{([^{}]*)\\}|\\(([^()]*)\\)|/([^/]*)/)|${b}`,"gs");var f=e=>new Set(e.trim().split(/\s+/)),S=f("and as assert break continue def del elif else except False finally for from global if import in is lambda None nonlocal not or pass raise return True try while with yield match case"),U=f(`
  abs all any ascii bin bool bytearray bytes callable chr complex dict divmod enumerate filter float format frozenset hash hex id input int
  dir isinstance issubclass iter len list map max min next object oct ord pow print range repr reversed round set slice sorted str sum tuple type zip
  Exception BaseException ArithmeticError AssertionError AttributeError EOFError FileNotFoundError ImportError IndexError KeyError KeyboardInterrupt
  LookupError ModuleNotFoundError NameError NotImplementedError OSError OverflowError PermissionError RuntimeError StopIteration SyntaxError SystemExit
  TypeError UnicodeDecodeError UnicodeEncodeError ValueError ZeroDivisionError exit quit NotImplemented Ellipsis __name__ __doc__
`),N=f(`
  append add capitalize casefold center clear copy count decode difference discard encode endswith expandtabs extend find finditer findall fullmatch get group groupdict groups
  hex index insert intersection isalnum isalpha isascii isdecimal isdigit isidentifier islower isnumeric isoformat isprintable isspace istitle isupper items
  issubset issuperset isdisjoint join keys ljust lower lstrip match most_common partition pop popitem read readline readlines remove removeprefix removesuffix replace reverse rfind rindex rjust
  rpartition rsplit rstrip search seek setdefault sort split splitlines span start end startswith strftime strip sub subn swapcase symmetric_difference tell timestamp title total_seconds
  translate union update upper values zfill year month day hour minute second microsecond days seconds real imag numerator denominator is_integer bit_length to_bytes
  now today utcnow fromtimestamp utcfromtimestamp fromisoformat strptime combine from_iterable
  hexdigest digest elements subtract total weekday isoweekday isocalendar date time st_size st_mtime st_mode st_ctime st_atime name stem suffix suffixes parent parents parts
  pattern flags lastindex pos endpos string msg args close closed tolist __version__ major minor micro releaselevel serial fileno isatty
  popleft appendleft extendleft rotate move_to_end maxlen fromkeys bit_count as_integer_ratio conjugate quantize normalize
`),q=e=>new Map(e.trim().split(`
`).map(n=>{let[i="",...a]=n.trim().split(/\s+/);return[i,new Set(a)]})),w=q(`
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
`);var d=(e,n)=>({kind:"interpret",target:e,language:n,...e.values&&{literal:!0},...e.from?.length&&{from:e.from}}),c=(e,n)=>({kind:"interpret",target:e,language:n,file:!0,...e.from?.length&&{from:e.from}});var z=new Set("bt backtrace where info i frame f up down list l disassemble disas x print p inspect output ptype whatis explore break b br tbreak tb hbreak rbreak watch rwatch awatch catch delete d disable enable clear condition ignore commands end continue c cont fg next n nexti ni step s stepi si finish fin until u advance thread t apply kill k detach set show display undisplay echo printf quit q help h complete handle directory dir symbol-file sharedlibrary document define refresh focus layout tui winheight macro ptype/o signal return nosharedlibrary record reverse-step reverse-next reverse-continue skip unset pwd process breakpoint settings target version type gui register image memory expression_ language log statistics disassembly".split(" ")),B=new Set(["run","r","start","starti","process","launch","attach","jump"]),G=/^set\s+(?:exec-wrapper|startup-with-shell|auto-load|debug-file-directory|data-directory|environment\s+(?:LD_|PATH)|env\s+(?:LD_|PATH)|logging)|^settings\s+set\s+target\.(?:load|preload|env-vars)/,H=new Map([["thread",/^(?:|\d[\d.]*|(?:backtrace|list|select|info|find|name|continue|until|step-[\w-]+|return)\b.*)$/],["frame",/^(?:|\d+|(?:level|address|function|view|variable|info|select)\b.*)$/],["breakpoint",/^(?:list|delete|disable|enable|clear|set\b(?!.*\s(?:-\w*[CFkvPy]|--c|--p|--s(?!h|o)|--s(?:c|t)|--k|--v))[^`]*)(?:\s[\w\s.-]*)?$/],["memory",/^read\b(?!.*\s(?:-\w*o|--o))[^`]*$/],["log",/^(?:list|disable)\b/],["settings",/^(?:set|show|list)\b[^`]*$/],["type",/^lookup\b/],["record",/^(?:|stop|full|btrace|goto\b.*)$/],["statistics",/^(?:enable|disable|dump)\s*$/]]),K=new Map([["t","thread"],["f","frame"],["br","breakpoint"]]),Y=/^a(?:p(?:p(?:ly?)?)?)?\s+(?:a(?:ll?)?|-?\d[\d.\s-]*?|level\s+[\d-]+)\s+(?:-[\w-]+\s+)*([a-z!].*)$/,Z=/\w\s*\(|=(?!=)/;function p(e,n,i){let a=j(e);return a===void 0?[d(e,i)]:a.split(`
`).flatMap(_=>{let s=_.trim(),t=/^[\w!/-]+?(?=[\s/]|$)/.exec(s)?.[0]??s.split(/\s/)[0]??"",r=s.slice(t.length).trim();if(!s||s.startsWith("#"))return[];if(s.startsWith("!"))return[{script:o(s.slice(1))}];if(t==="shell"||t==="pipe"||t==="make")return[{script:o(t==="make"?`make ${r}`:t==="pipe"?r.replace(/^[^|]*\|/,""):r)}];if(t==="platform"&&r.startsWith("shell"))return[{script:o(r.replace(/^shell(?:\s+-h\b)?\s*/,""))}];if(t==="source")return[c(o(r),i)];let m=K.get(t)??t,x=m==="thread"||m==="frame"?Y.exec(r)?.[1]:void 0;return x?p(o(x),n,i):!(t==="br"&&i==="gdb")&&H.get(m)?.test(r)===!1?[d(o(s),i)]:t==="target"&&i==="lldb"&&!/^(?:list|select|variable|create|modules\s+(?:list|lookup))\b/.test(r)?[d(o(s),i)]:t==="process"&&!/^(?:launch|status|list|continue|interrupt|kill|detach)(?:\s+(?:-s|--stop-at-entry))*\s*$/.test(r)?[d(o(s),i)]:t==="cd"?[]:t==="file"||t==="exec-file"?[{kind:"read",target:o(r)}]:t==="core-file"||t==="core"?[{kind:"read",target:o(r)}]:(t==="process"||t==="target")&&/^(?:status|list|continue|interrupt|kill|detach|modules|variable)/.test(r)?[]:t==="target"&&/^(?:remote|extended-remote)\s+\|/.test(r)?[{script:o(r.replace(/^\S+\s+\|/,""))}]:t==="target"&&/^(?:remote|extended-remote)/.test(r)?[{kind:"connect",target:o(r.replace(/^\S+\s+/,""))}]:B.has(t)&&t!=="attach"&&t!=="jump"?n.length?[{run:n}]:[d(o(s),i)]:G.test(s)||!z.has(t)||/^(?:p|print|output|printf|display|condition|watch|set|x|inspect)$/.test(t)&&Z.test(r)&&!/^set\s+(?:pagination|confirm|width|height|args|print|disassembly|listsize|style|var_)/.test(s)?[d(o(s),i)]:[]})}const u=$core(84),J=$core(86);var v=e=>e("-args")?e.operands:e.operands.slice(0,1),Q=(e,n)=>e.flatMap(i=>p(i,v(n),"gdb")),X=e=>e.flatMap(n=>k(n)==="/dev/null"?[]:[c(n,"gdb")]),ee=e=>e.map(n=>({kind:"reveal",target:n})),te=e=>({kind:/^\d+$/.test(k(e)??"")?"reveal":"read",target:e});function ne(e){if(e("-version")||e("-help")||e("-configuration"))return[];let n=e.stdin?p(e.stdin,v(e),"gdb"):[],[,i]=e.operands;return e("-args")?[...e.operands.slice(0,1).map(a=>({kind:"read",target:a})),...n]:[...e.operands.slice(0,1).map(a=>({kind:"read",target:a})),...i?[te(i)]:[],...n]}var at=V("gdb",{aliases:["gdb-multiarch","rust-gdb","gdbtui","ggdb","cgdb","cuda-gdb"],style:"long",options:{"-ex, -eval-command, -iex, -init-eval-command, -eiex, -early-init-eval-command <command>":Q,"-x, -command, -ix, -init-command, -eix, -early-init-command <file>":X,"-p, -pid <pid>":ee,"-s, -symbols, -e, -exec, -se, -c, -core <file>":J,"-args":u,"-write":u,"-data-directory, -D <dir>":e=>e.map(n=>({kind:"execute",target:n}))},harmless:"-batch | -batch-silent | -q, -quiet, -silent | -n, -nx | -nh | -return-child-result | -cd <dir> | -d, -directory <dir> | -f, -fullname | -b <rate> | -l <seconds> | -tty <device> | -t <device> | -tui | -w | -nw | -interpreter, -i <name> | -ui <name> | -annotate <level> | -statistics | -version, -v | -help, -h | -configuration | -readnow | -readnever | -r | -dbx | -epoch | -python, -P",operands:{"<word...>":u},always:ne,examples:{}});exports.default=at;
//f7ef07449ad087a6
