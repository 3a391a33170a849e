// What git's settings lead to: the table that `git -c`, `git clone -c` and `git config` share. Source: git-config(1), git 2.39 to 2.55.
import { exact, literal, unknown, unresolved, type Word } from '../../model/index.ts'
import type { Role, Step } from '../define.ts'
import { contact } from './contact.ts'
import { commandLine, isViewer } from './programs.ts'
import { isChoice, type Valued, valued } from './values.ts'

type Meaning = 'inert' | 'program' | 'switch' | 'helper' | 'alias' | 'folder' | 'loads' | 'opens' | 'redirects' | 'proxy' | 'trusts' | Valued

/** Names by meaning, in lower case; `*` stands for any text. The first that fits counts. */
const TABLE: readonly (readonly [Meaning, string])[] = [
  [
    'program',
    `core.pager core.editor core.sshcommand core.askpass core.gitproxy core.alternaterefscommand sequence.editor diff.external diff.*.command
    diff.*.textconv filter.*.clean filter.*.smudge filter.*.process merge.*.driver difftool.*.cmd difftool.*.path mergetool.*.cmd mergetool.*.path
    guitool.*.cmd browser.*.cmd browser.*.path man.*.cmd man.*.path gpg.program gpg.*.program gpg.ssh.defaultkeycommand interactive.difffilter
    instaweb.httpd instaweb.browser imap.tunnel trailer.*.command trailer.*.cmd tar.*.command remote.*.uploadpack remote.*.receivepack remote.*.vcs
    uploadpack.packobjectshook sendemail.tocmd sendemail.cccmd sendemail.headercmd sendemail.sendmailcmd sendemail.*.tocmd sendemail.*.cccmd
    sendemail.*.headercmd sendemail.*.sendmailcmd hook.*.command gc.recentobjectshook alias.*.command lfs.customtransfer.*.path
    lfs.standalonetransferagent lfs.extension.*.clean lfs.extension.*.smudge`,
  ],
  ['switch', 'core.fsmonitor pager.* sendemail.smtpserver sendemail.*.smtpserver submodule.*.update'],
  ['helper', 'credential.helper credential.*.helper'],
  ['alias', 'alias.*'],
  ['folder', 'core.hookspath init.templatedir instaweb.modulepath'],
  ['loads', 'include.path includeif.*.path'],
  ['opens', 'protocol.allow protocol.*.allow uploadpack.allowanysha1inwant'],
  [
    'redirects',
    `url.*.insteadof url.*.pushinsteadof remote.*.url remote.*.pushurl submodule.*.url bundle.*.uri core.worktree remote.pushdefault branch.*.remote
    branch.*.pushremote lfs.url lfs.pushurl remote.*.lfsurl remote.*.lfspushurl http.curloptresolve http.*.curloptresolve fetch.bundleuri`,
  ],
  [
    'reads',
    `format.signaturefile core.attributesfile core.excludesfile blame.ignorerevsfile fsck.skiplist fetch.fsck.skiplist receive.fsck.skiplist mailmap.file mailmap.blob
    commit.template diff.orderfile http.cookiefile sendemail.aliasesfile sendemail.*.aliasesfile sendemail.mailmap.file sendemail.mailmap.blob`,
  ],
  ['stores', 'format.outputdirectory lfs.storage'],
  ['choice', 'rebase.instructionformat mergetool.*.layout pull.twohead pull.octopus branch.*.mergeoptions'],
  ['expires', 'gc.pruneexpire gc.reflogexpire gc.reflogexpireunreachable gc.*.reflogexpire gc.*.reflogexpireunreachable'],
  ['mirrors', 'remote.*.mirror'],
  ['pushes', 'remote.*.push'],
  ['fetches', 'remote.*.fetch'],
  ['prunes', 'fetch.prunetags remote.*.prunetags'],
  ['proxy', 'http.proxy http.*.proxy https.proxy remote.*.proxy'],
  ['trusts', 'http.sslverify http.*.sslverify imap.sslverify safe.directory safe.barerepository core.protecthfs core.protectntfs'],
  [
    'inert',
    `add.* advice.* am.* apply.* attr.tree author.* bitmappseudomerge.* blame.* branch.* bundle.* checkout.* clean.* clone.* color.* column.* commit.*
    commitgraph.* committer.* completion.* credential.* credentialcache.* credentialstore.* diff.* difftool.* extensions.* fastimport.* feature.* fetch.*
    format.* fsck.* fsmonitor.allowremote gc.* gitcvs.enabled gitweb.* gpg.format gpg.mintrustlevel gpg.ssh.allowedsignersfile gpg.ssh.revocationfile
    grep.* gui.* help.autocorrect help.format help.browser http.*.extraheader http.extraheader http.delegation http.emptyauth
    http.followredirects http.keepalive* http.lowspeed* http.maxrequests http.maxretries http.maxretrytime http.minsessions http.noepsv http.pinnedpubkey
    http.postbuffer http.proactiveauth http.retryafter http.schannel* http.sslbackend http.sslca* http.sslcert* http.sslcipherlist http.sslkey*
    http.ssltry http.sslversion http.useragent http.*.useragent http.version http.*.sslca* http.*.sslcert http.*.sslkey http.*.postbuffer i18n.*
    imap.folder imap.host imap.port imap.user imap.authmethod imap.preformattedhtml index.* init.default* instaweb.local instaweb.port
    interactive.singlekey log.* lsrefs.* mailinfo.* mailmap.* maintenance.* man.viewer merge.* mergetool.* notes.* pack.* pretty.* promisor.*
    protocol.version pull.* push.* rebase.* receive.* reftable.* remote.*.partialclonefilter
    remote.*.promisor remote.*.prune remote.*.skip* remote.*.tagopt remote.*.followremotehead remote.*.serveroption remotes.* repack.*
    replay.* rerere.* revert.* sendemail.* showbranch.* sideband.* sparse.* splitindex.* ssh.variant stash.* status.* submodule.active
    submodule.alternate* submodule.fetchjobs submodule.propagatebranches submodule.recurse submodule.*.active submodule.*.branch
    submodule.*.fetchrecursesubmodules submodule.*.ignore tag.* tar.umask trailer.* transfer.* uploadarchive.* uploadpack.* uploadpackfilter.* user.*
    versionsort.* web.browser worktree.* lfs.* hub.protocol hub.host github.user gitlab.user core.abbrev core.alternaterefsprefixes
    core.autocrlf core.bare core.bigfilethreshold core.checkroundtripencoding core.checkstat core.commentchar core.commentstring core.commitgraph
    core.compression core.configlocktimeout core.createobject core.deltabasecachelimit core.eol core.filemode core.filesreflocktimeout
    core.fsmonitorhookversion core.fsync core.fsyncmethod core.fsyncobjectfiles core.hidedotfiles core.ignorecase core.ignorestat core.lockfilepid
    core.logallrefupdates core.loosecompression core.maxtreedepth core.multipackindex core.notesref core.packed* core.precomposeunicode
    core.prefersymlinkrefs core.preloadindex core.quotepath core.repositoryformatversion core.restrictinheritedhandles core.safecrlf core.sharedrepository
    core.sparsecheckout* core.splitindex core.symlinks core.trustctime core.unsetenvvars core.untrackedcache core.usereplacerefs core.warnambiguousrefs
    core.whitespace core.longpaths`,
  ],
]

const patterns: readonly (readonly [Meaning, RegExp])[] = TABLE.map(([meaning, names]) => [
  meaning,
  new RegExp(
    `^(?:${names
      .split(/\s+/)
      .map(name => name.replaceAll('.', '\\.').replaceAll('*', '.*'))
      .join('|')})$`,
  ),
])

/** The section and the key are case-blind; what stands between them is not looked at. */
export const meaningOf = (name: string): Meaning | undefined => patterns.find(([, pattern]) => pattern.test(name.toLowerCase()))?.[0]

const BOOLEANS = /^(?:true|false|yes|no|on|off|[01]|)$/i
const HELPERS = /^(?:cache|store|osxkeychain|manager|manager-core|libsecret|gnome-keyring|wincred|oauth|netrc)(?: [\w%=./~+-]+)*$/
const GH_HELPER = /^!(?:\/\S*\/)?(?:gh|glab) auth git-credential$/

/** What happens when git meets the setting. `value` is unresolved where it cannot be known. */
export function follow(name: string, value: Word): readonly Step[] {
  const text = exact(value)
  const meaning = meaningOf(name)
  switch (meaning) {
    case 'inert':
      return []
    case 'program':
      return commandLine(value)
    case 'switch':
      return text !== undefined && !isProgram(name, text) ? [] : commandLine(text?.startsWith('!') ? literal(text.slice(1)) : value)
    case 'helper':
      return text !== undefined && isKnownHelper(text) ? [] : helper(value)
    case 'alias':
      return alias(value)
    case 'folder':
      return text === '' || text === '/dev/null' ? [] : [{ kind: 'execute', target: value }]
    case 'loads':
      return [unknown(value, 'settings in that file can run programs')]
    case 'opens':
      return text === 'never' ? [] : [unknown(literal(`${name}=${value.text}`), 'it opens a transport that can run programs')]
    case 'redirects':
      return [
        ...(name.toLowerCase().endsWith('url') ? contact(value) : []),
        unknown(literal(`${name}=${value.text}`), 'it changes where git reads from or sends to'),
      ]
    case 'proxy':
      return text === '' ? [] : [{ kind: 'connect', target: value }]
    case 'trusts':
      return text !== undefined && isSafe(name, text) ? [] : [unknown(literal(`${name}=${value.text}`), 'it switches a safety check off')]
    case undefined:
      return [unknown(literal(name), 'this setting is not known')]
    default:
      return valued(meaning, name, value)
  }
}

/** True for values that start programs by themselves later, when somebody uses git in passing. */
export function persists(name: string, value: Word): boolean {
  const text = exact(value)
  switch (meaningOf(name)) {
    case 'program':
      return !isViewer(text)
    case 'switch':
      return text === undefined || (isProgram(name, text) && !isViewer(text))
    case 'helper':
      return text === undefined || !isKnownHelper(text)
    case 'folder':
      return text !== '' && text !== '/dev/null'
    case 'loads':
      return true
    case 'choice':
      return !isChoice(name, text)
    default:
      return false
  }
}

/** Of the settings that are either a choice or a program. */
function isProgram(name: string, value: string): boolean {
  if (/^submodule/i.test(name)) return value.startsWith('!')
  if (/smtpserver$/i.test(name)) return value.startsWith('/')
  return !BOOLEANS.test(value)
}

const isSafe = (name: string, value: string): boolean =>
  /^safe\.bare/i.test(name) ? value === 'explicit' : /^safe\./i.test(name) ? value === '' : /^(?:true|yes|on|1)$/i.test(value)
const isKnownHelper = (value: string): boolean => value === '' || HELPERS.test(value) || GH_HELPER.test(value)

function helper(value: Word): readonly Step[] {
  const text = exact(value)
  if (text === undefined || text.startsWith('/')) return commandLine(value)
  return text.startsWith('!') ? commandLine(literal(text.slice(1))) : [unknown(value, 'this credential helper is not known')]
}

/** With a `!` it is a command line for a shell, else arguments of git. */
function alias(value: Word): readonly Step[] {
  const text = exact(value)
  if (text === undefined) return commandLine(value)
  if (text.startsWith('!')) return commandLine(literal(text.slice(1)))
  if (/["'\\]/.test(text)) return [unknown(value, 'the words of this alias are quoted')]
  return [{ run: [literal('git'), ...text.trim().split(/\s+/).map(literal)] }]
}

/** The words of -c: `name=value`, or `name` alone, which means true. */
export const settings: Role = words => words.flatMap(word => [...assignments(word)].flatMap(([name, value]) => follow(name, value ?? literal('true'))))

/** The words of --config-env: `name=variable`; the value stands in the environment. */
export const settingsFromEnvironment: Role = words =>
  words.flatMap(word => [...assignments(word)].flatMap(([name, variable]) => follow(name, unresolved(`$${variable?.text ?? ''}`))))

/** Splits at the first `=`; an unresolved word keeps what is fixed in front of it. */
function assignments(word: Word): readonly (readonly [name: string, value: Word | undefined])[] {
  if (!word.values) {
    const fixed = /^["']?([A-Za-z][\w.:/@*-]*\.[\w-]+)=(.*)$/s.exec(word.text)
    return [fixed ? [fixed[1] ?? '', unresolved(fixed[2] ?? '', word.from)] : [word.text, unresolved(word.text, word.from)]]
  }
  return word.values.map(text => {
    const equals = text.indexOf('=')
    return equals < 0 ? [text, undefined] : [text.slice(0, equals), literal(text.slice(equals + 1))]
  })
}
