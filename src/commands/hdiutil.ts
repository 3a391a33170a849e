// hdiutil: disk images of macOS. Source: hdiutil(1), macOS 14.
import { type Body, command, type Given, type Step } from './define.ts'
import { each, nothing, reads, readsTree, writes } from './roles.ts'

const ALL = '-verbose | -quiet | -debug | -plist | -puppetstrings | -stdinpass | -encryption [v] | -recover <v> | -mountpoint <v> | -mountroot <v> | -nobrowse'
  + ' | -readonly | -readwrite | -noverify | -verify | -autoopen | -noautoopen | -owners <v> | -kernel | -nomount | -private | -volname <v>'
  + ' | -fs <v> | -size <v> | -sectors <v> | -megabytes <v> | -format <v> | -type <v> | -layout <v> | -ov | -attach | -align <v> | -imagekey <v>'
    + ' | -partitionType <v> | -uid <v> | -gid <v> | -mode <v> | -force | -shadow <v> | -drivekey <v> | -tgtimagekey <v> | -fsargs <v> | -anyowners'
    + ' | -skipunreadable | -crossdev | -scrub | -hfs | -iso | -joliet | -udf | -autoopenrw | -noautofsck | -autofsck | -agreedtolicense | -pmap | -noidme'
    + ' | -idme'
/** Its files appear as a volume, and programs among them can be started. */
const mounts: Body = { style: 'long', harmless: ALL, operands: { '<image...>': words => words.flatMap((target): Step[] => [{ kind: 'read', target }, { kind: 'configure', target }]) } }
const looks: Body = { style: 'long', harmless: ALL, operands: { '<argument...>': nothing } }
const destination = (given: Given): readonly Step[] => writes(given.operands.slice(-1), given)

export default command('hdiutil', {
  subcommands: {
    'info | help | plugins | isencrypted | imageinfo | verify | checksum | fsid | pmap': looks,
    'attach | mount | attachremote': mounts,
    'detach | unmount | eject | compact | resize | chpass | erasekeys | unflatten | flatten | udifrez | udifderez | internet-enable': { style: 'long', harmless: ALL, operands: { '<device...>': each(target => ({ kind: 'configure', target })) } },
    'create | makehybrid': { style: 'long', options: { '-srcfolder, -srcdir <folder>': readsTree, '-srcdevice <device>': reads, '-o <file>': writes }, harmless: ALL, operands: { '<image...>': nothing }, always: given => (given('-o') ? readsTree(given.operands, given) : destination(given)) },
    'convert | segment': { style: 'long', options: { '-o <file>': writes }, harmless: ALL, operands: { '<image...>': reads } },
    'burn': { style: 'long', harmless: ALL, operands: { '<image>': nothing }, always: given => [{ kind: 'unknown', target: given.operands[0] ?? given.cwd, why: 'a disc is written' }] },
  },
  examples: {
    'hdiutil info': [],
    'hdiutil attach -nobrowse a.dmg': ['read a.dmg', 'configure a.dmg'],
    'hdiutil detach /Volumes/a': ['configure /Volumes/a'],
    'hdiutil create -volname A -srcfolder dist -ov a.dmg': ['read dist (recursive)', 'write a.dmg'],
    'hdiutil makehybrid -o a.iso dist': ['write a.iso', 'read dist (recursive)'],
    'hdiutil create -srcdevice /dev/disk2 a.dmg': ['read /dev/disk2', 'write a.dmg'],
    'hdiutil convert a.dmg -format UDZO -o b.dmg': ['write b.dmg', 'read a.dmg'],
    'hdiutil burn a.iso': ['unknown a.iso (a disc is written)'],
  },
})
