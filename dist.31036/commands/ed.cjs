"use strict";const $core=require("../gatekeeper.cjs").core;const V=$core(114),J=$core(125);const Q=$core(55);const D=$core(118);var b={kind:"reveal",target:D("environment")};var d=e=>new Set(e.trim().split(/\s+/)),I=d("await break case catch const continue default delete do else false finally for function if in instanceof let new null of return switch throw true try typeof undefined var void while async NaN Infinity"),R=d(`
  Array ArrayBuffer BigInt Boolean Date Error Intl JSON Map Math Number Object RangeError RegExp Set String Symbol SyntaxError TypeError URL URLSearchParams Uint8Array WeakMap Buffer TextDecoder TextEncoder
  parseFloat parseInt isNaN isFinite decodeURIComponent encodeURIComponent decodeURI encodeURI atob btoa console structuredClone performance
`);var A=d("argv argv0 execArgv execPath exit exitCode version versions platform arch pid ppid cwd stdout stderr stdin uptime hrtime memoryUsage cpuUsage title release features on once nextTick"),O=d("path node:path url node:url util node:util os node:os assert node:assert querystring node:querystring string_decoder node:string_decoder"),F=d("fs node:fs fs/promises node:fs/promises");var M=d("readFileSync existsSync readdirSync statSync lstatSync realpathSync readTextFileSync"),W=d(`
  access chmod chown close closeSync copyFile cp cpSync fchmod fchown fdatasync fsync ftruncate futimes lchmod lchown link linkSync lutimes mkdtemp mkdtempSync mkdir open openSync opendir promises read readv rename rm rmdir
  symlink truncate utimes utimesSync watch watchFile write writeSync writev writevSync openAsBlob glob globSync ReadStream WriteStream FileReadStream FileWriteStream Dir
`);var P=new Map([["system","runWords"],["exec","runWords"],["spawn","runWords"],["IO.popen","script"],["Open3.capture2","script"],["Open3.capture2e","script"],["Open3.capture3","script"],["Kernel.system","runWords"],["Kernel.exec","runWords"],["unlink","delete"],["rmdir","delete"],["rmtree","deleteTree"],["remove_tree","deleteTree"],["File.delete","delete"],["File.unlink","delete"],["Dir.rmdir","delete"],["Dir.delete","delete"],["FileUtils.rm","delete"],["FileUtils.rm_f","delete"],["FileUtils.rm_r","deleteTree"],["FileUtils.rm_rf","deleteTree"],["FileUtils.remove_dir","deleteTree"],["FileUtils.remove_entry","deleteTree"],["FileUtils.mv","move"],["File.rename","move"],["rename","move"],["FileUtils.cp","copy"],["FileUtils.cp_r","copyTree"],["File.write","write"],["IO.write","write"],["File.read","read"],["File.readlines","read"],["IO.read","read"],["FileUtils.mkdir_p","write"],["Dir.mkdir","write"],["FileUtils.touch","write"],["File.chmod","permit"],["File.symlink","link"],["symlink","link"]]),N=[...P.keys()].sort((e,t)=>t.length-e.length).map(e=>e.replaceAll(".","\\.")).join("|"),_=`"(?:[^"\\\\]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*'|q[qw]?\\s*(?:\\{[^{}]*\\}|\\([^()]*\\)|\\[[^\\[\\]]*\\]|/[^/]*/|![^!]*!)`,Ee=new RegExp(`#[^\\n]*|(?<![\\w$@%&>.:])(${N})\\s*\\(?\\s*((?:(?:${_})\\s*,?\\s*)+)|\`((?:[^\`\\\\]|\\\\.)*)\`|%x\\{([^{}]*)\\}|qx\\s*(?:\\{([^{}]*)\\}|\\(([^()]*)\\)|/([^/]*)/)|${_}`,"gs");var g=e=>new Set(e.trim().split(/\s+/)),E=g("and as assert break continue def del elif else except False finally for from global if import in is lambda None nonlocal not or pass raise return True try while with yield match case"),C=g(`
  abs all any ascii bin bool bytearray bytes callable chr complex dict divmod enumerate filter float format frozenset hash hex id input int
  dir isinstance issubclass iter len list map max min next object oct ord pow print range repr reversed round set slice sorted str sum tuple type zip
  Exception BaseException ArithmeticError AssertionError AttributeError EOFError FileNotFoundError ImportError IndexError KeyError KeyboardInterrupt
  LookupError ModuleNotFoundError NameError NotImplementedError OSError OverflowError PermissionError RuntimeError StopIteration SyntaxError SystemExit
  TypeError UnicodeDecodeError UnicodeEncodeError ValueError ZeroDivisionError exit quit NotImplemented Ellipsis __name__ __doc__
`),j=g(`
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
`).map(t=>{let[s="",...n]=t.trim().split(/\s+/);return[s,new Set(n)]})),k=z(`
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
`);var h=(e,t)=>({kind:"interpret",target:e,language:t,...e.values&&{literal:!0},...e.from?.length&&{from:e.from}});const c=$core(118),G=$core(130);var K=16384,H=/(shell|prg$|^[egmkf]p$|^sh$|^(no)?(exrc|ex|modeline|ml)$|expr$|^(inde|fde|fdt|fex|inex|pexpr|bexpr|dex|pex|ccv)$|func$|^(opfunc|cfu|ofu|tfu|runtimepath|rtp|packpath|pp|verbosefile|vfile|viminfofile|vif|backupdir|bdir|directory|dir|undodir|udir|statusline|stl|tabline|tal|rulerformat|titlestring|iconstring|dictionary|tags)$|expression$)/,T=/^(?:q|qu|quit|qa|qall|wq|wqa|wqall|xa|xall|x|xit|exit|w|wa|wall|write|update|up|cq|cquit|bd|bdelete|bn|bnext|bp|next|n|wn|prev|first|last|noh|nohlsearch|d|delete|p|print|P|nu|number|j|join|m|move|t|co|copy|y|yank|pu|put|u|undo|redo|red|k|mark|>|<|=|sort|sor|retab|ret|only|sp|split|vs|vsplit|set|se|setlocal|setl|setglobal|syntax|syn|sy|filetype|filet|colorscheme|colo|startinsert|stopinsert|nop|version|ve|messages|mes|f|file|l|list|H|h|z|marks|jumps|ls|buffers|files|diffthis|diffoff|fold|normal!?\s+[Gg]{1,2}|\d+|\$|)$/;function $(e){if(e.length>K)return;let t=[],s=!1;for(let n of e.split(`
`)){if(s){n==="."&&(s=!1);continue}let o=m(n.trim(),t,0);if(o===void 0)return;s=o==="inserts"}return t}var Z=/^(?:[%$.,;\d\s+-]|'[a-zA-Z<>[\]]|\/(?:[^/\\\n]|\\.)*\/|\?(?:[^?\\\n]|\\.)*\?)*/,y=e=>c(e.trim().replace(/(?<!\\)[%#][:\w]*/g,'"$edited"'));function m(e,t,s){if(s>8)return;let n=e.replace(/^[:\s]+/,"");if(n.startsWith('"')||n==="")return"done";let o=Z.exec(n)?.[0]??"";if(n=n.slice(o.length).replace(/^:/,"").trimStart(),n.startsWith("!"))return t.push({script:y(n.slice(1))}),"done";let[,i="",p="",r=""]=/^([a-zA-Z]+|[<>=&~]+|)(!?)\s*(.*)$/s.exec(n)??[];if(/^(r|re|read)$/.test(i)){if(p||r.startsWith("!"))t.push({script:y(r.replace(/^!/,""))});else{if(/[|`$*?[\\]/.test(r))return;r&&t.push({kind:"read",target:c(r)})}return"done"}if(/^(w|write|W|wq|x|xit|up|update|sav|saveas|e|edit|E|f|file|sp|split|vs|vsplit|tabe|tabedit|vi|visual|view)$/.test(i)&&r&&!r.startsWith("|")){let l=/^!\s*(.*)$/s.exec(r),u=/^>>\s*(.*)$/s.exec(r),x=(u?.[1]??r).trim();return l?(t.push({run:[c("sh"),c("-c"),y(l[1]??"")],stdin:G("the text of the editor")}),"done"):/[|`$*?[\\%#+]/.test(x)?void 0:(/^(w|write|W|wq|x|xit|up|update|sav|saveas)$/.test(i)?t.push({kind:u?"append":"write",target:c(x)}):t.push({kind:"read",target:c(x)}),"done")}if(/^(s|substitute|&&?|~)$/.test(i)||/^s[^a-zA-Z0-9\s]/.test(n))return Y(n,t,s);if(/^(g|v|global|vglobal|G|V)$/.test(i)){let l=r[0]??"";if(!l||/[\w\s\\"|]/.test(l))return;let u=S(r,l,1);return u<0?void 0:m(r.slice(u+1),t,s+1)==="done"?"done":void 0}if(/^[aic]$/.test(i)||/^(append|insert|change)$/.test(i))return r?void 0:"inserts";let a=r.indexOf("|"),f=a<0?r:r.slice(0,a);if(!(!T.test(i)&&!T.test(`${i}${p} ${f}`.trim()))){if(/^(set|se|setlocal|setl|setglobal)$/.test(i)){if(/[\\"`]/.test(f)||f.split(/\s+/).some(l=>H.test(/^[a-z]*/.exec(l)?.[0]??"")||/^\w*verbose/.test(l)))return}else if(/^(syntax|syn|sy|colorscheme|colo|filetype|filet)$/.test(i)){if(!/^[\w -]*$/.test(f))return}else if(/`/.test(f))return;return a<0?"done":m(r.slice(a+1),t,s+1)}}function Y(e,t,s){let n=/^(?:s|substitute)/.exec(e)?.[0].length??0,o=e[n]??"";if(!n||!o||/[\w\s\\"|]/.test(o))return;let i=S(e,o,n+1);if(i<0)return;let p=S(e,o,i+1),r=p<0?e.length:p;if(/^\\=/.test(e.slice(i+1,r)))return;let[,,a=""]=/^([&cegiInp#lr\d\s]*)(.*)$/s.exec(e.slice(r+1))??[];return a?a.startsWith("|")?m(a.slice(1),t,s+1):void 0:"done"}function S(e,t,s){for(let n=s;n<e.length;n++)if(e[n]==="\\")n++;else if(e[n]===t)return n;return-1}const X=$core(84),ee=$core(86),te=$core(94);function ne(e){let[t]=e.operands;if(t&&J(t,i=>i.startsWith("!")))return[{script:{...t,values:(t.values??[]).map(i=>i.slice(1))}},h(e.stdin??{text:"stdin"},"ed")];let s=V(e.stdin),n=s===void 0?void 0:$(s),o=n===void 0||/(^|\n)[^\n]*[wW]/.test(s??"");return[...t?[...ee([t],e),...o?te([t],e):[]]:[],...n??[h(e.stdin??{text:"stdin"},"ed")]]}var ot=Q("ed",{aliases:["red","ged"],style:"posix",harmless:"-E, --extended-regexp | -G, --traditional | -h, --help | -l, --loose-exit-status | -p, --prompt <text> | -q, --quiet, --silent | -r, --restricted | -s, --script | --strip-trailing-cr | --unsafe-names | -v, --verbose | -V, --version | -x | -",operands:{"<file>":X},always:ne,examples:{}});exports.default=ot;
//fe93380e7e18dcbb
