"use strict";const $core=require("../gatekeeper.cjs").core;const pe=$core(55);const J=$core(74);const W=$core(118);var E={kind:"reveal",target:W("environment")};var c=e=>new Set(e.trim().split(/\s+/)),U=c("await break case catch const continue default delete do else false finally for function if in instanceof let new null of return switch throw true try typeof undefined var void while async NaN Infinity"),q=c(`
  Array ArrayBuffer BigInt Boolean Date Error Intl JSON Map Math Number Object RangeError RegExp Set String Symbol SyntaxError TypeError URL URLSearchParams Uint8Array WeakMap Buffer TextDecoder TextEncoder
  parseFloat parseInt isNaN isFinite decodeURIComponent encodeURIComponent decodeURI encodeURI atob btoa console structuredClone performance
`);var L=c("argv argv0 execArgv execPath exit exitCode version versions platform arch pid ppid cwd stdout stderr stdin uptime hrtime memoryUsage cpuUsage title release features on once nextTick"),P=c("path node:path url node:url util node:util os node:os assert node:assert querystring node:querystring string_decoder node:string_decoder"),N=c("fs node:fs fs/promises node:fs/promises");var C=c("readFileSync existsSync readdirSync statSync lstatSync realpathSync readTextFileSync"),j=c(`
  access chmod chown close closeSync copyFile cp cpSync fchmod fchown fdatasync fsync ftruncate futimes lchmod lchown link linkSync lutimes mkdtemp mkdtempSync mkdir open openSync opendir promises read readv rename rm rmdir
  symlink truncate utimes utimesSync watch watchFile write writeSync writev writevSync openAsBlob glob globSync ReadStream WriteStream FileReadStream FileWriteStream Dir
`);var K=new Map([["system","runWords"],["exec","runWords"],["spawn","runWords"],["IO.popen","script"],["Open3.capture2","script"],["Open3.capture2e","script"],["Open3.capture3","script"],["Kernel.system","runWords"],["Kernel.exec","runWords"],["unlink","delete"],["rmdir","delete"],["rmtree","deleteTree"],["remove_tree","deleteTree"],["File.delete","delete"],["File.unlink","delete"],["Dir.rmdir","delete"],["Dir.delete","delete"],["FileUtils.rm","delete"],["FileUtils.rm_f","delete"],["FileUtils.rm_r","deleteTree"],["FileUtils.rm_rf","deleteTree"],["FileUtils.remove_dir","deleteTree"],["FileUtils.remove_entry","deleteTree"],["FileUtils.mv","move"],["File.rename","move"],["rename","move"],["FileUtils.cp","copy"],["FileUtils.cp_r","copyTree"],["File.write","write"],["IO.write","write"],["File.read","read"],["File.readlines","read"],["IO.read","read"],["FileUtils.mkdir_p","write"],["Dir.mkdir","write"],["FileUtils.touch","write"],["File.chmod","permit"],["File.symlink","link"],["symlink","link"]]),H=[...K.keys()].sort((e,t)=>t.length-e.length).map(e=>e.replaceAll(".","\\.")).join("|"),T=`"(?:[^"\\\\]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*'|q[qw]?\\s*(?:\\{[^{}]*\\}|\\([^()]*\\)|\\[[^\\[\\]]*\\]|/[^/]*/|![^!]*!)`,We=new RegExp(`#[^\\n]*|(?<![\\w$@%&>.:])(${H})\\s*\\(?\\s*((?:(?:${T})\\s*,?\\s*)+)|\`((?:[^\`\\\\]|\\\\.)*)\`|%x\\{([^{}]*)\\}|qx\\s*(?:\\{([^{}]*)\\}|\\(([^()]*)\\)|/([^/]*)/)|${T}`,"gs");var y=e=>new Set(e.trim().split(/\s+/)),$=y("and as assert break continue def del elif else except False finally for from global if import in is lambda None nonlocal not or pass raise return True try while with yield match case"),Z=y(`
  abs all any ascii bin bool bytearray bytes callable chr complex dict divmod enumerate filter float format frozenset hash hex id input int
  dir isinstance issubclass iter len list map max min next object oct ord pow print range repr reversed round set slice sorted str sum tuple type zip
  Exception BaseException ArithmeticError AssertionError AttributeError EOFError FileNotFoundError ImportError IndexError KeyError KeyboardInterrupt
  LookupError ModuleNotFoundError NameError NotImplementedError OSError OverflowError PermissionError RuntimeError StopIteration SyntaxError SystemExit
  TypeError UnicodeDecodeError UnicodeEncodeError ValueError ZeroDivisionError exit quit NotImplemented Ellipsis __name__ __doc__
`),Y=y(`
  append add capitalize casefold center clear copy count decode difference discard encode endswith expandtabs extend find finditer findall fullmatch get group groupdict groups
  hex index insert intersection isalnum isalpha isascii isdecimal isdigit isidentifier islower isnumeric isoformat isprintable isspace istitle isupper items
  issubset issuperset isdisjoint join keys ljust lower lstrip match most_common partition pop popitem read readline readlines remove removeprefix removesuffix replace reverse rfind rindex rjust
  rpartition rsplit rstrip search seek setdefault sort split splitlines span start end startswith strftime strip sub subn swapcase symmetric_difference tell timestamp title total_seconds
  translate union update upper values zfill year month day hour minute second microsecond days seconds real imag numerator denominator is_integer bit_length to_bytes
  now today utcnow fromtimestamp utcfromtimestamp fromisoformat strptime combine from_iterable
  hexdigest digest elements subtract total weekday isoweekday isocalendar date time st_size st_mtime st_mode st_ctime st_atime name stem suffix suffixes parent parents parts
  pattern flags lastindex pos endpos string msg args close closed tolist __version__ major minor micro releaselevel serial fileno isatty
  popleft appendleft extendleft rotate move_to_end maxlen fromkeys bit_count as_integer_ratio conjugate quantize normalize
`),V=e=>new Map(e.trim().split(`
`).map(t=>{let[r="",...n]=t.trim().split(/\s+/);return[r,new Set(n)]})),D=V(`
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
`);var u=(e,t)=>({kind:"interpret",target:e,language:t,...e.values&&{literal:!0},...e.from?.length&&{from:e.from}}),Q=(e,t)=>({kind:"interpret",target:e,language:t,file:!0,...e.from?.length&&{from:e.from}});var S=e=>J(t=>Q(t,e));const v=$core(114),se=$core(125);const oe=$core(86),le=$core(94);const p=$core(118),ee=$core(130);var te=16384,ne=/(shell|prg$|^[egmkf]p$|^sh$|^(no)?(exrc|ex|modeline|ml)$|expr$|^(inde|fde|fdt|fex|inex|pexpr|bexpr|dex|pex|ccv)$|func$|^(opfunc|cfu|ofu|tfu|runtimepath|rtp|packpath|pp|verbosefile|vfile|viminfofile|vif|backupdir|bdir|directory|dir|undodir|udir|statusline|stl|tabline|tal|rulerformat|titlestring|iconstring|dictionary|tags)$|expression$)/,R=/^(?:q|qu|quit|qa|qall|wq|wqa|wqall|xa|xall|x|xit|exit|w|wa|wall|write|update|up|cq|cquit|bd|bdelete|bn|bnext|bp|next|n|wn|prev|first|last|noh|nohlsearch|d|delete|p|print|P|nu|number|j|join|m|move|t|co|copy|y|yank|pu|put|u|undo|redo|red|k|mark|>|<|=|sort|sor|retab|ret|only|sp|split|vs|vsplit|set|se|setlocal|setl|setglobal|syntax|syn|sy|filetype|filet|colorscheme|colo|startinsert|stopinsert|nop|version|ve|messages|mes|f|file|l|list|H|h|z|marks|jumps|ls|buffers|files|diffthis|diffoff|fold|normal!?\s+[Gg]{1,2}|\d+|\$|)$/;function I(e){if(e.length>te)return;let t=[],r=!1;for(let n of e.split(`
`)){if(r){n==="."&&(r=!1);continue}let o=x(n.trim(),t,0);if(o===void 0)return;r=o==="inserts"}return t}var re=/^(?:[%$.,;\d\s+-]|'[a-zA-Z<>[\]]|\/(?:[^/\\\n]|\\.)*\/|\?(?:[^?\\\n]|\\.)*\?)*/,b=e=>p(e.trim().replace(/(?<!\\)[%#][:\w]*/g,'"$edited"'));function x(e,t,r){if(r>8)return;let n=e.replace(/^[:\s]+/,"");if(n.startsWith('"')||n==="")return"done";let o=re.exec(n)?.[0]??"";if(n=n.slice(o.length).replace(/^:/,"").trimStart(),n.startsWith("!"))return t.push({script:b(n.slice(1))}),"done";let[,i="",d="",s=""]=/^([a-zA-Z]+|[<>=&~]+|)(!?)\s*(.*)$/s.exec(n)??[];if(/^(r|re|read)$/.test(i)){if(d||s.startsWith("!"))t.push({script:b(s.replace(/^!/,""))});else{if(/[|`$*?[\\]/.test(s))return;s&&t.push({kind:"read",target:p(s)})}return"done"}if(/^(w|write|W|wq|x|xit|up|update|sav|saveas|e|edit|E|f|file|sp|split|vs|vsplit|tabe|tabedit|vi|visual|view)$/.test(i)&&s&&!s.startsWith("|")){let l=/^!\s*(.*)$/s.exec(s),m=/^>>\s*(.*)$/s.exec(s),g=(m?.[1]??s).trim();return l?(t.push({run:[p("sh"),p("-c"),b(l[1]??"")],stdin:ee("the text of the editor")}),"done"):/[|`$*?[\\%#+]/.test(g)?void 0:(/^(w|write|W|wq|x|xit|up|update|sav|saveas)$/.test(i)?t.push({kind:m?"append":"write",target:p(g)}):t.push({kind:"read",target:p(g)}),"done")}if(/^(s|substitute|&&?|~)$/.test(i)||/^s[^a-zA-Z0-9\s]/.test(n))return ie(n,t,r);if(/^(g|v|global|vglobal|G|V)$/.test(i)){let l=s[0]??"";if(!l||/[\w\s\\"|]/.test(l))return;let m=w(s,l,1);return m<0?void 0:x(s.slice(m+1),t,r+1)==="done"?"done":void 0}if(/^[aic]$/.test(i)||/^(append|insert|change)$/.test(i))return s?void 0:"inserts";let a=s.indexOf("|"),f=a<0?s:s.slice(0,a);if(!(!R.test(i)&&!R.test(`${i}${d} ${f}`.trim()))){if(/^(set|se|setlocal|setl|setglobal)$/.test(i)){if(/[\\"`]/.test(f)||f.split(/\s+/).some(l=>ne.test(/^[a-z]*/.exec(l)?.[0]??"")||/^\w*verbose/.test(l)))return}else if(/^(syntax|syn|sy|colorscheme|colo|filetype|filet)$/.test(i)){if(!/^[\w -]*$/.test(f))return}else if(/`/.test(f))return;return a<0?"done":x(s.slice(a+1),t,r+1)}}function ie(e,t,r){let n=/^(?:s|substitute)/.exec(e)?.[0].length??0,o=e[n]??"";if(!n||!o||/[\w\s\\"|]/.test(o))return;let i=w(e,o,n+1);if(i<0)return;let d=w(e,o,i+1),s=d<0?e.length:d;if(/^\\=/.test(e.slice(i+1,s)))return;let[,,a=""]=/^([&cegiInp#lr\d\s]*)(.*)$/s.exec(e.slice(s+1))??[];return a?a.startsWith("|")?x(a.slice(1),t,r+1):void 0:"done"}function w(e,t,r){for(let n=r;n<e.length;n++)if(e[n]==="\\")n++;else if(e[n]===t)return n;return-1}var h=e=>e.flatMap(t=>{let r=v(t);return(r===void 0?void 0:I(r))??[u(t,"vim")]}),A=e=>e.flatMap(t=>t.values?.every(r=>/^\+(\d*|\/[^\x00-\x1f]*)$/.test(r))?[]:h([{...t,...t.values&&{values:t.values.map(r=>r.slice(1))}}],ce)),ae=e=>e.called==="ex"||e("-e")||e("-E")||e("-es")||e("-Es"),de=e=>e("-R")||e("-M")||/^r?g?view$/.test(e.called),ce=Object.assign(()=>!1,{value:()=>{},values:()=>[],called:"vim",operands:[],stdin:void 0,cwd:{text:"."},assignments:[]});function O(e){if(["-h","--help","--version","--serverlist","--api-info"].some(i=>e(i)))return[];let t=e.operands,r=[...t.flatMap(i=>se(i,d=>/^(?:scp|sftp|ftp|rcp|dav|davs|rsync|https?|fetch):\/\//.test(d))?[{kind:"connect",target:i}]:[]),...oe(t,e),...de(e)?[]:le(t,e)];if(e.stdin&&!t.some(i=>v(i)==="-")&&e.stdin)return[...r,...ae(e)?h([e.stdin],e):[u(e.stdin,"vim")]];let o=e.values("-c").some(i=>/q|x/.test(v(i)??""))||e("--headless")||e("-s");return t.length||o||e("-r")||e("-l")||e("-t")||e("-q")||e("-S")?r:[u({text:"stdin"},"vim")]}const M=$core(84),fe=$core(86),me=$core(93),F=$core(94);var vt=pe("ex",{options:{"-c, --cmd <command>":h,"+<command>":A,"-S <file>":S("vim"),"-u, -U <file>":S("vim"),"-i <file>":(e,t)=>e[0]?.values?.every(r=>r==="NONE")?[]:F(e,t),"-q [file]":fe,"-W, --startuptime, --log <file>":F,"--remote-send, --remote-expr <text>":me("another editor obeys this"),"--servername <name>":M},harmless:"-r, -L [file] | -R | -s | -v | -x | -C | -t <tag> | -w <n> | -n | -N | -e | -E | -b | -V [level] | -Z | -m | -M | -T <terminal> | -A | -D | -F | -f | -g | -H | -o [n] | -O [n] | -p [n] | -X | -y | -d | --clean | --noplugin | --not-a-term | --echo-wid | --literal | --remote | --remote-silent | --remote-wait | --remote-wait-silent | --remote-tab | --serverlist | --socketid <id> | --windowid <id> | -h, --help | --version | -",operands:{"<path...>":M},always:O,examples:{}});exports.default=vt;
//236ae674efea96dd
