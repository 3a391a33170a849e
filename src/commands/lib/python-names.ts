// Names in Python that only compute or look, and calls whose deeds are known. Source: the library reference of Python 3.12.
import type { Deed } from './inline-calls.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

export const KEYWORDS = words('and as assert break continue def del elif else except False finally for from global if import in is lambda None nonlocal not or pass raise return True try while with yield match case')

/** Builtins without effects outside the program. `print` and `input` talk to whoever runs it. */
export const BUILTINS = words(`
  abs all any ascii bin bool bytearray bytes callable chr complex dict divmod enumerate filter float format frozenset hash hex id input int
  dir isinstance issubclass iter len list map max min next object oct ord pow print range repr reversed round set slice sorted str sum tuple type zip
  Exception BaseException ArithmeticError AssertionError AttributeError EOFError FileNotFoundError ImportError IndexError KeyError KeyboardInterrupt
  LookupError ModuleNotFoundError NameError NotImplementedError OSError OverflowError PermissionError RuntimeError StopIteration SyntaxError SystemExit
  TypeError UnicodeDecodeError UnicodeEncodeError ValueError ZeroDivisionError exit quit NotImplemented Ellipsis __name__ __doc__
`)

/** Methods of values: none of them leaves the program or leads to a module. */
export const METHODS = words(`
  append add capitalize casefold center clear copy count decode difference discard encode endswith expandtabs extend find finditer findall fullmatch get group groupdict groups
  hex index insert intersection isalnum isalpha isascii isdecimal isdigit isidentifier islower isnumeric isoformat isprintable isspace istitle isupper items
  issubset issuperset isdisjoint join keys ljust lower lstrip match most_common partition pop popitem read readline readlines remove removeprefix removesuffix replace reverse rfind rindex rjust
  rpartition rsplit rstrip search seek setdefault sort split splitlines span start end startswith strftime strip sub subn swapcase symmetric_difference tell timestamp title total_seconds
  translate union update upper values zfill year month day hour minute second microsecond days seconds real imag numerator denominator is_integer bit_length to_bytes
  now today utcnow fromtimestamp utcfromtimestamp fromisoformat strptime combine from_iterable
  hexdigest digest elements subtract total weekday isoweekday isocalendar date time st_size st_mtime st_mode st_ctime st_atime name stem suffix suffixes parent parents parts
  pattern flags lastindex pos endpos string msg args close closed tolist __version__ major minor micro releaselevel serial fileno isatty
  popleft appendleft extendleft rotate move_to_end maxlen fromkeys bit_count as_integer_ratio conjugate quantize normalize
`)

const list = (text: string): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(text.trim().split('\n').map(line => {
    const [name = '', ...rest] = line.trim().split(/\s+/)
    return [name, new Set(rest)]
  }))

/** Modules, and what of them only computes. */
export const MODULES = list(`
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
`)

/** Functions whose deeds are known, by module. */
export const DEEDS: ReadonlyMap<string, Deed> = new Map<string, Deed>([
  ['os.system', 'script'], ['os.popen', 'script'], ['subprocess.getoutput', 'script'], ['subprocess.getstatusoutput', 'script'], ['commands.getoutput', 'script'],
  ['subprocess.run', 'run'], ['subprocess.call', 'run'], ['subprocess.check_call', 'run'], ['subprocess.check_output', 'run'], ['subprocess.Popen', 'run'], ['pty.spawn', 'run'],
  ['os.remove', 'delete'], ['os.unlink', 'delete'], ['os.rmdir', 'delete'], ['os.removedirs', 'delete'], ['shutil.rmtree', 'deleteTree'],
  ['os.rename', 'move'], ['os.replace', 'move'], ['os.renames', 'move'], ['shutil.move', 'move'],
  ['shutil.copy', 'copy'], ['shutil.copy2', 'copy'], ['shutil.copyfile', 'copy'], ['shutil.copytree', 'copyTree'],
  ['os.mkdir', 'write'], ['os.makedirs', 'write'], ['os.mkfifo', 'write'], ['os.truncate', 'write'], ['os.chmod', 'permit'], ['os.chown', 'permit'], ['os.symlink', 'link'], ['os.link', 'link'],
  ['os.kill', 'signal'], ['os.killpg', 'signal'], ['os.listdir', 'list'], ['os.walk', 'list'], ['os.scandir', 'list'], ['os.stat', 'list'], ['glob.glob', 'list'],
  ['urllib.request.urlopen', 'connect'], ['urllib.request.urlretrieve', 'fetchTo'], ['urllib.urlopen', 'connect'], ['requests.get', 'connect'], ['requests.head', 'connect'], ['httpx.get', 'connect'],
  ['requests.post', 'send'], ['requests.put', 'send'], ['requests.patch', 'send'], ['requests.delete', 'send'], ['httpx.post', 'send'],
  ['exec', 'code'], ['eval', 'code'], ['compile', 'code'], ['os.getenv', 'reveal'],
])

/** Methods of `pathlib.Path('x')`. */
export const PATH_DEEDS: ReadonlyMap<string, Deed> = new Map<string, Deed>([
  ['read_text', 'read'], ['read_bytes', 'read'], ['unlink', 'delete'], ['rmdir', 'delete'], ['write_text', 'write'], ['write_bytes', 'write'], ['mkdir', 'write'], ['touch', 'write'], ['chmod', 'permit'],
  ['exists', 'list'], ['is_file', 'list'], ['is_dir', 'list'], ['iterdir', 'list'], ['stat', 'list'], ['glob', 'list'], ['rglob', 'list'], ['resolve', 'list'], ['absolute', 'list'],
])
