// Whether what is unpacked, copied or patched may land on files that are guarded: nobody has read the names that it brings.
import { exact, type Invocation, literal, normalise, type Occurrence } from '../model/index.ts'
import type { Scene, Sight } from './define.ts'
import { fold, isAt, isPattern, nameOf } from './places/paths.ts'
import { ofKind } from './reach.ts'

const BRINGERS: ReadonlySet<string> = new Set(
  'cp gcp rsync openrsync ditto scp sftp lftp rclone tar gtar gnutar star bsdtar unzip unzip64 7z 7za 7zr 7zz p7zip cpio bsdcpio pax unrar unar jar ar gar dpkg-deb patch gpatch python-m docker podman nerdctl kubectl oc aws gsutil gcloud'.split(' '),
)
const PATCHES = /^(?:apply|am)$/
/** Those that copy what lies in a folder: its names can be looked at. */
const COPIERS: ReadonlySet<string> = new Set(['cp', 'gcp', 'rsync', 'openrsync', 'ditto'])

const programOf = ({ program }: Invocation): string => nameOf(exact(program) ?? '')
const brings = (call: Invocation): boolean => BRINGERS.has(programOf(call)) || (programOf(call) === 'git' && call.args.some(word => PATCHES.test(exact(word) ?? '')))

/** It writes a tree over the root of the workspace, or a folder in which something guarded lies, and may bring such a name. */
export function bringsOverGuarded({ occurrence, located, scene }: Sight): boolean {
  if (!located || occurrence.host || !brings(occurrence.call)) return false
  const over = located.paths.filter(path => !isPattern(path) && holdsGuarded(path, occurrence, scene))
  return over.length > 0 && !isKnown(occurrence, over, scene)
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

/** What is copied is all there, untouched by this request, and has no name that matters: dot files are not looked into. */
function isKnown(occurrence: Occurrence, over: readonly string[], scene: Scene): boolean {
  if (!COPIERS.has(programOf(occurrence.call))) return false
  const sources = ofKind('read', scene).filter(one => one.call === occurrence.call)
  const brought = [...ofKind('write', scene), ...ofKind('link', scene)].filter(one => one.call !== occurrence.call).flatMap(one => [...scene.locate(one.effect.target, one).paths, ...(one.effect.target.values ? [] : ['/'])])
  return sources.length > 0 && sources.every(one => {
    const { paths } = scene.locate(one.effect.target, one)
    return paths.length > 0 && paths.every((path): boolean => {
      const names = isPattern(path) || brought.some(other => isAt(other, path) || isAt(path, other)) ? undefined : scene.facts.names(path)
      // Of a folder that is named without a slash behind it, rsync makes the folder.
      return names !== undefined && [...names, nameOf(path)].every(name => !name.startsWith('.') && over.every(folder => !isGuarded(`${folder}/${name}`, occurrence, scene)))
    })
  })
}
