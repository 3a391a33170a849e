"use strict";const $core=require("../gatekeeper.cjs").core;const Y=$core(55);const j=$core(118);const z=$core(76),G=$core(84),H=$core(94);const He=$core(114),N=$core(118),Ke=$core(119),Ze=$core(130);const E=$core(118);var p={kind:"reveal",target:E("environment")};var o=e=>new Set(e.trim().split(/\s+/)),_=o("await break case catch const continue default delete do else false finally for function if in instanceof let new null of return switch throw true try typeof undefined var void while async NaN Infinity"),T=o(`
  Array ArrayBuffer BigInt Boolean Date Error Intl JSON Map Math Number Object RangeError RegExp Set String Symbol SyntaxError TypeError URL URLSearchParams Uint8Array WeakMap Buffer TextDecoder TextEncoder
  parseFloat parseInt isNaN isFinite decodeURIComponent encodeURIComponent decodeURI encodeURI atob btoa console structuredClone performance
`);var R=o("argv argv0 execArgv execPath exit exitCode version versions platform arch pid ppid cwd stdout stderr stdin uptime hrtime memoryUsage cpuUsage title release features on once nextTick"),D=o("path node:path url node:url util node:util os node:os assert node:assert querystring node:querystring string_decoder node:string_decoder"),$=o("fs node:fs fs/promises node:fs/promises");var I=o("readFileSync existsSync readdirSync statSync lstatSync realpathSync readTextFileSync"),A=o(`
  access chmod chown close closeSync copyFile cp cpSync fchmod fchown fdatasync fsync ftruncate futimes lchmod lchown link linkSync lutimes mkdtemp mkdtempSync mkdir open openSync opendir promises read readv rename rm rmdir
  symlink truncate utimes utimesSync watch watchFile write writeSync writev writevSync openAsBlob glob globSync ReadStream WriteStream FileReadStream FileWriteStream Dir
`);var W=new Map([["system","runWords"],["exec","runWords"],["spawn","runWords"],["IO.popen","script"],["Open3.capture2","script"],["Open3.capture2e","script"],["Open3.capture3","script"],["Kernel.system","runWords"],["Kernel.exec","runWords"],["unlink","delete"],["rmdir","delete"],["rmtree","deleteTree"],["remove_tree","deleteTree"],["File.delete","delete"],["File.unlink","delete"],["Dir.rmdir","delete"],["Dir.delete","delete"],["FileUtils.rm","delete"],["FileUtils.rm_f","delete"],["FileUtils.rm_r","deleteTree"],["FileUtils.rm_rf","deleteTree"],["FileUtils.remove_dir","deleteTree"],["FileUtils.remove_entry","deleteTree"],["FileUtils.mv","move"],["File.rename","move"],["rename","move"],["FileUtils.cp","copy"],["FileUtils.cp_r","copyTree"],["File.write","write"],["IO.write","write"],["File.read","read"],["File.readlines","read"],["IO.read","read"],["FileUtils.mkdir_p","write"],["Dir.mkdir","write"],["FileUtils.touch","write"],["File.chmod","permit"],["File.symlink","link"],["symlink","link"]]),P=[...W.keys()].sort((e,t)=>t.length-e.length).map(e=>e.replaceAll(".","\\.")).join("|"),u=`"(?:[^"\\\\]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*'|q[qw]?\\s*(?:\\{[^{}]*\\}|\\([^()]*\\)|\\[[^\\[\\]]*\\]|/[^/]*/|![^!]*!)`,ye=new RegExp(`#[^\\n]*|(?<![\\w$@%&>.:])(${P})\\s*\\(?\\s*((?:(?:${u})\\s*,?\\s*)+)|\`((?:[^\`\\\\]|\\\\.)*)\`|%x\\{([^{}]*)\\}|qx\\s*(?:\\{([^{}]*)\\}|\\(([^()]*)\\)|/([^/]*)/)|${u}`,"gs");var c=e=>new Set(e.trim().split(/\s+/)),g=c("and as assert break continue def del elif else except False finally for from global if import in is lambda None nonlocal not or pass raise return True try while with yield match case"),L=c(`
  abs all any ascii bin bool bytearray bytes callable chr complex dict divmod enumerate filter float format frozenset hash hex id input int
  dir isinstance issubclass iter len list map max min next object oct ord pow print range repr reversed round set slice sorted str sum tuple type zip
  Exception BaseException ArithmeticError AssertionError AttributeError EOFError FileNotFoundError ImportError IndexError KeyError KeyboardInterrupt
  LookupError ModuleNotFoundError NameError NotImplementedError OSError OverflowError PermissionError RuntimeError StopIteration SyntaxError SystemExit
  TypeError UnicodeDecodeError UnicodeEncodeError ValueError ZeroDivisionError exit quit NotImplemented Ellipsis __name__ __doc__
`),U=c(`
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
`).map(t=>{let[n="",...s]=t.trim().split(/\s+/);return[n,new Set(s)]})),h=q(`
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
`);var x=(e,t)=>({kind:"connect",target:e??N(`localhost:${t}`),listens:!0});const Xe=$core(114),B=$core(118),Qe=$core(125);var y={kind:"execute",target:B(".")};function l(e,t){let n=i=>e.some(r=>i(r)&&i.value(r)===void 0),s=i=>(r,a)=>n(a)?[]:i(r,a),d=i=>r=>n(r)?[]:i(r),k=i=>Object.fromEntries(Object.entries(i).map(([r,a])=>[r,s(a)]));return{...t,...t.operands&&{operands:k(t.operands)},...t.always&&{always:d(t.always)},...t.bare&&{bare:d(t.bare)},...t.subcommands&&{subcommands:Object.fromEntries(Object.entries(t.subcommands).map(([i,r])=>[i,typeof r=="function"?()=>l(e,r()):l(e,r)]))}}}var K=e=>e.replace(/[A-Z]/g,t=>`-${t.toLowerCase()}`),S=e=>[...new Set([e,K(e)])],b=(e,t="")=>[...e.split(" ").filter(Boolean).map(n=>n.startsWith("-")?n:`${S(n).flatMap(s=>[`--${s}`,`--no-${s}`]).join(", ")} [yes]`),...t.split(" ").filter(Boolean).map(n=>n.startsWith("-")?`${n} <value>`:`${S(n).map(s=>`--${s}`).join(", ")} <value>`)].join(" | "),Z=e=>[x(e[0]??j("0.0.0.0"),"0")],w=e=>({options:{...e.writes&&{[e.writes]:H},...e.loads&&{[e.loads]:z},...e.serves&&{[e.serves]:Z},...e.options},harmless:`-h, --help [what] | --version | -v | -V | ${e.harmless}`,always:t=>[y,...e.also?.(t)??[]],operands:e.operands??{"<arg...>":G}}),v=e=>l(["--help","--version"],e);var J=w({writes:"--outputFile, --output-file, --outputFile.*, --coverage.reportsDirectory, --coverage.htmlDir, --attachmentsDir, --experimental.importDurations.print <path>",loads:"-c, --config, --globalSetup, --coverage.customProviderModule, --typecheck.checker <path>",harmless:`-u, --update [what] | -w, --watch | --no-watch | -t <pattern> | -r <folder> | --api [port] | --changed [ref] | --silent [what] | --retry <n> | --inspect [address] | --inspectBrk, --inspect-brk [address] | --mergeReports [folder] | --listTags [how] | --json [file] | ${b("ui open api.strictPort api.allowExec api.allowWrite hideSkippedTests coverage coverage.enabled coverage.clean coverage.cleanOnRerun coverage.reportOnFailure coverage.allowExternal coverage.skipFull coverage.thresholds.100 coverage.thresholds.perFile coverage.excludeAfterRemap coverage.all isolate globals dom browser.enabled browser.headless browser.isolate browser.ui browser.fileParallelism browser.trackUnhandledErrors fileParallelism passWithNoTests logHeapUsage detectAsyncLeaks allowOnly dangerouslyIgnoreUnhandledErrors sequence.shuffle sequence.shuffle.files sequence.shuffle.tests sequence.concurrent diff.expand diff.includeChangeCounts diff.omitAnnotationLines diff.printBasicPrototype expandSnapshotDiff disableConsoleIntercept typecheck typecheck.enabled typecheck.only typecheck.allowJs typecheck.ignoreSourceErrors expect.requireAssertions expect.poll printConsoleTrace includeTaskLocation run color clearScreen standalone clearCache strictTags cache threads experimental.fsModuleCache experimental.viteModuleRunner experimental.preParse filesOnly staticParse","root testNamePattern dir api.port api.host reporter coverage.provider coverage.include coverage.exclude coverage.reporter coverage.thresholds.autoUpdate coverage.thresholds.lines coverage.thresholds.functions coverage.thresholds.branches coverage.thresholds.statements coverage.ignoreClassMethods coverage.processingConcurrency coverage.watermarks.statements coverage.changed mode browser browser.name browser.api.port browser.api.host browser.detailsPanelPosition browser.connectTimeout browser.trace browser.locators pool poolOptions.threads.singleThread poolOptions.forks.singleFork execArgv vmMemoryLimit maxWorkers minWorkers environment shard sequence sequence.seed sequence.hooks sequence.setupFiles testTimeout hookTimeout bail retry.count retry.delay diff diff.contextLines diff.maxDepth exclude typecheck.tsconfig typecheck.spawnTimeout project slowTestThreshold teardownTimeout maxConcurrency expect.poll.interval expect.poll.timeout configLoader tagsFilter experimental experimental.vcsProvider staticParseConcurrency compare outputJson")}`}),lt=Y("vitest",v({...J,examples:{}}));exports.default=lt;
//5848bfdf192c3379
