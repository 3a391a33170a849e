// Whether what is unpacked, copied or patched may land on files that are guarded: nobody has read the names that it brings.
import { exact, type Invocation, literal, normalise, type Occurrence } from '../model/index.ts'
import type { Scene, Sight } from './define.ts'
import { fold, isAt, isPattern, nameOf, parentOf } from './places/paths.ts'
import { protectedSamples } from './places/protected.ts'
import { ofKind } from './reach.ts'
import { fitsPath } from './wildcard.ts'

const BRINGERS: ReadonlySet<string> = new Set(
  `cp gcp mv gmv install ginstall rsync openrsync ditto scp sftp ftp lftp smbclient rclone wget wget2 curl aria2c httrack croc tar gtar gnutar star bsdtar unzip unzip64 7z 7za 7zr 7zz p7zip
  cpio bsdcpio gcpio pax unrar unar jar ar gar dpkg dpkg-deb gzip gunzip pigz unpigz uudecode patch gpatch python-m duplicity docker podman nerdctl kubectl oc aws gsutil gcloud`.split(/\s+/),
)
/** Of these, some subcommands. */
const PARTS: ReadonlyMap<string, RegExp> = new Map([
  ['git', /^(?:apply|am)$/], ['svn', /^(?:patch|export|checkout|co)$/], ['hg', /^(?:import|patch|clone)$/], ['nix', /^(?:init|new)$/], ['borg', /^extract$/], ['restic', /^restore$/],
])
/** Those that copy what lies in a folder: its names can be looked at. */
const COPIERS: ReadonlySet<string> = new Set(['cp', 'gcp', 'mv', 'gmv', 'install', 'ginstall', 'rsync', 'openrsync', 'scp', 'ditto'])

const programOf = ({ program }: Invocation): string => nameOf(exact(program) ?? '')
function brings(call: Invocation): boolean {
  const part = PARTS.get(programOf(call))
  return part ? call.args.some(word => part.test(exact(word) ?? '')) : BRINGERS.has(programOf(call))
}

/** It writes over the root of the workspace, or a folder in which something guarded lies, and may bring such a name. */
export function bringsOverGuarded({ occurrence, located, scene }: Sight): boolean {
  if (!located || occurrence.host || !brings(occurrence.call)) return false
  const over = [...new Set(located.paths.flatMap(path => folderOf(path) ?? []))].filter(folder => holdsGuarded(folder, occurrence, scene))
  return over.length > 0 && !isKnown(occurrence, over, scene)
}

/** The folder that gets names which nobody has read: the path itself, or what is above a pattern that such a name can fit. */
function folderOf(path: string): string | undefined {
  if (!isPattern(path)) return path
  const folder = parentOf(path)
  return !isPattern(folder) && protectedSamples().some(name => fitsPath(path, `${folder}/${name}`)) ? folder : undefined
}

function holdsGuarded(folder: string, occurrence: Occurrence, scene: Scene): boolean {
  const { workspace, own, names, temp } = scene.facts
  // A folder for temporary files is above many a workspace, and is unpacked into for other things.
  if (isAt(fold(normalise(workspace)), fold(folder)) && !temp.includes(folder)) return true
  return own.some(one => isAt(fold(one), fold(folder))) || (names(folder) ?? []).some(name => isGuarded(`${folder}/${name}`, occurrence, scene))
}

function isGuarded(path: string, occurrence: Occurrence, scene: Scene): boolean {
  const target = literal(path)
  const { place } = scene.locate(target, { ...occurrence, effect: { kind: 'write', target } })
  return place === 'protected' || place === 'own' || place === 'secret'
}

/** What is copied or moved is all there, untouched by this request, and has no name that matters: dot files are not looked into. */
function isKnown(occurrence: Occurrence, over: readonly string[], scene: Scene): boolean {
  if (!COPIERS.has(programOf(occurrence.call))) return false
  const sources = [...ofKind('read', scene), ...ofKind('delete', scene)].filter(one => one.call === occurrence.call)
  const brought = [...ofKind('write', scene), ...ofKind('link', scene)].filter(one => one.call !== occurrence.call).flatMap(one => [...scene.locate(one.effect.target, one).paths, ...(one.effect.target.values ? [] : ['/'])])
  return sources.length > 0 && sources.every(({ effect, ...one }) => {
    const located = scene.locate(effect.target, { effect, ...one }).paths
    const patterns = located.filter(isPattern)
    // What a pattern fits today stands beside it.
    const paths = located.filter(path => isPattern(path) || !patterns.some(pattern => fitsPath(pattern, path)))
    const whole = effect.kind === 'delete' || ('recursive' in effect && effect.recursive === true)
    return paths.length > 0 && paths.every((path): boolean => {
      const names = brought.some(other => isAt(other, path) || isAt(path, other) || (isPattern(path) && isAt(parentOf(path), other))) ? undefined : namesOf(path, whole, scene)
      return names?.every(name => !(whole && name.startsWith('.')) && over.every(folder => !isGuarded(`${folder}/${name}`, occurrence, scene))) ?? false
    })
  })
}

/** The names that a source brings: those in a folder and its own (of a folder that is named without a slash behind it, rsync makes the folder), or those that fit a pattern. */
function namesOf(path: string, whole: boolean, { facts }: Scene): readonly string[] | undefined {
  if (!isPattern(path)) {
    const names = facts.names(path)
    return names || !whole ? [...(names ?? []), nameOf(path)] : undefined
  }
  const folder = parentOf(path)
  if (isPattern(folder) || path.endsWith('**')) return undefined
  return facts.names(folder)?.filter(name => fitsPath(path, `${folder}/${name}`))
}
