// What bench/coverage.mjs leaves out, and why.

/** Pages and programs of that name that are others than the spec's, or tell of more than the program. */
export const OTHERS = new Map([
  ['busybox', 'its page tells of its applets, which are judged as the programs of their names'],
  ['init', 'only a system starts it'],
  ['cargo-build', 'the page is of `cargo build`'],
  ['cargo-check', 'the page is of `cargo check`'],
  ['cargo-test', 'the page is of `cargo test`'],
  ['info', 'the page of that name is of another program'],
  ['ts', 'the page of that name is of a command of openssl'],
])

/** Programs whose subcommands may each be asked for their help: they have no page of their own. */
export const HELPS = new Set([])

/** Pages that never say which options take a value. */
const SILENT = /^(?:node|gpg|gpgsm|apt-\w+|ansible(?:-\w+)?|perf-\w+|openssl-\w+|git-instaweb|killall|http|https|dtach|xclip|bundle-\w+|podman-[\w-]+|rdoc|npx|ag|less|hping3|skopeo-\w+|snap|ncat|mypy|ctest|fping|modprobe|depmod|hdparm|prlimit|mlr)$/

/** Pages, with what is no option of the program or is deliberately not known to its spec: by its name, or all that a pattern fits. */
const REASONS = [
  ['sh bash dash ksh ksh93 zsh csh tcsh', /^-/, 'an option of a builtin or a test, which the page tells of as well'],
  ['mlr', /^-/, 'an option of a verb'],
  ['lftp lftpget', /^-/, 'an option of a command typed into it'],
  ['jshell', /^-/, 'an option of a command typed into it'],
  ['sftp', /^-[hnt]$/, 'an option of a command typed into it'],
  ['gpg', /^-(?:le|lt|gt|ge)$/, 'part of a filter'],
  ['find', /^-\d/, 'an example'],
  ['ruby', /FEATURE$/, 'a placeholder'],
  ['rsync', /OPTION$|^-rw/, 'a placeholder or an example'],
  ['zipinfo', /^-[rw-]/, 'an example'],
  ['cut numfmt', /^-M$/, 'a range'],
  ['ack', /TYPE$/, 'a placeholder'],
  ['diff colordiff', /^--[GL]TYPE/, 'a placeholder'],
  ['dpkg dpkg-statoverride', /things?$/, 'a placeholder'],
  ['dpkg dpkg-deb dpkg-query rpm', /^-/, 'an action: its words are operands of the spec', 'takes a value'],
  ['kubectl', /^--(?:add-dir-header|application-|azure-|boot-id|container|default-(?:not|un)|disable-root|docker|enable-load|event-storage|global-house|housekeep|log-|machine-id|one-output|profile|referenced|skip-|storage-driver|update-machine)/, 'a switch of its libraries, which only old versions show'],
  ['firejail', /^--/, 'its value is attached', 'takes a value'],
  ['vmstat', /^[-+]/, 'another program of that family', 'unknown'],
  ['delta', /^-/, 'another program of that family'],
  ['httrack', /^-[%#@*]|^-[A-Zp]\w/, 'one of many settings that are written together'],
  ['java javac', /^-X/, 'its value is attached, whatever the page shows'],
  ['xz', /^-\de$/, 'two options'],
  ['llvm-objdump', /^[-+]a\d$/, 'an example'],
  ['git-rev-parse', /^-(?:-foo|-bar|-baz|-qux|C)$/, 'an example'],
  ['git-filter-repo', /^--foo/, 'a placeholder'],
  ['enscript', /^-\d$/, 'a number of columns', 'takes a value'],
  ['git-diff git-diff-files git-diff-index git-diff-tree git-log git-show git-format-patch', /^--unified$/, 'git lets it stand alone as well', 'takes a value'],
  ['git-annotate git-blame git-branch git-describe', /^--(?:abbrev|reverse)$/, 'git lets it stand alone as well', 'takes a value'],
  ['git-merge-index', /^-a$/, 'it stands behind the program, among its words'],
  ['git-credential-store', /^--file$/, 'git runs the program, and no person does'],
  ['git-pull', /^(?:-j|--jobs)$/, 'git lets it stand alone as well', 'takes a value'],
  ['ls dir vdir', /^-p$/, 'the page gives the long name a fixed value', 'takes a value'],
  ['sort', /^-[cC]$/, 'the page gives the long name a fixed value', 'takes a value'],
  ['vim ex', /^-l$/, "the spec takes Neovim's meaning, which does more"],
  ['supervisor', /^-/, 'the page is of another program of that name'],
  ['rdoc', /^-/, 'the page is of a version that nobody has'],
  ['vim ex', /^-nb$/, 'another program steers the editor'],
  ['logger', /^-h$/, "the spec takes macOS's meaning, which does more"],
  ['yq', /^-s$/, "the spec takes the other yq's meaning, which does more"],
  ['hg', /^-/, 'an option of a command that an extension brings'],
  ['neofetch', /^-/, 'it only decorates a picture of the machine'],
  ['bash', /^-O$|^\+O$/, 'a switch of the shell'],
  ['dune', /^--(?:build-info|sandbox|cache-|debug-|for-release|config-file|build-dir)/, 'it changes where a build looks and writes'],
  ['makepkg rpmbuild debuild dpkg-buildpackage', /^-/, 'a build that always asks: its letters mean other things in each of the programs'],
  ['podman-pod-clone podman-container-clone podman-pod-create', /^-/, 'a clone of a pod or container, whose settings are not followed', 'unknown'],
  ['bq', /^-/, 'a setting of every command, which may name other servers and files'],
  ['npx', /^--(?:strict-|dangerously-)?allow-/, 'it lets packages run what they bring'],
  ['apt-file', /^-/, 'the page is of another program'],
  ['nfsstat', /^-/, 'it only counts'],
  ['p7zip', /^-/, 'an old script around 7z'],
  ['zstd unzstd zstdcat zstdmt lz4 unlz4 lz4cat lz4c zip', /^-#$/, 'a placeholder'],
  ['sadf', /^-l$/, 'it writes an archive whose name the data tell'],
  ['hdparm', /^-/, 'it changes how a drive works, for better or worse'],
  ['cmake', /^--(?:unset|modify|ignore-eol|zstd|files-from|format|mtime|touch)$/, 'an option of one of the small commands behind -E'],
  ['msgfilter', /^-/, 'an option of the program that it runs'],
  ['expect kibitz', /^-/, 'a word of a script'],
  ['guile guile-3.0', /^-ds$/, 'it moves where the script is run'],
  ['pip', /^-/, 'removed long ago: nobody can say what it would do today'],
  ['openssl-x509 openssl-req openssl-ocsp openssl-cms openssl-smime openssl-pkey openssl-genpkey openssl-dgst openssl-storeutl', /^-(?:digest|cipher)$/, 'a placeholder'],
  ['zypper', /^--gpgcheck-allow/, 'it lets in what nobody signed'],
  ['lxc lxc-attach', /^-/, 'its page is of another program of that name'],
  ['ld ld.bfd ld.gold ld.lld as', /^-/, 'an option for one machine of many'],
]

/** Why an option is left out; undefined when it should not be. */
export const reason = (program, title, { name }, said) =>
  said === 'takes no value' && SILENT.test(title)
    ? 'the page does not say which options take a value'
    : REASONS.find(([pages, pattern, , only]) => (pages.split(' ').includes(title) || pages.split(' ').includes(program)) && pattern.test(name) && (!only || only === said))?.[2]
