// tshark, dumpcap: record or read network traffic. Source: tshark(1), dumpcap(1) 4.0.
import { literal } from '../model/index.ts'
import { command, type Role, type Step } from './define.ts'
import { nothing, reads, unknowns, writes } from './roles.ts'

/** `-X lua_script:file` loads code. */
const extension: Role = words =>
  words.flatMap((word): Step[] =>
    word.values?.every(value => !/^lua_script\d*:/.test(value))
      ? []
      : [
          {
            kind: 'interpret',
            target: { ...word, ...(word.values && { values: word.values.map(value => value.replace(/^lua_script\d*:/, '')) }) },
            language: 'lua',
            file: true,
          },
        ],
  )
const settings: Role = (words, given) =>
  words.flatMap(word => (word.values?.every(value => !/^(?:uat|lua|extcap)/i.test(value)) ? [] : unknowns('this setting can load code')([word], given)))

export default command('tshark', {
  aliases: ['dumpcap'],
  options: {
    '-w <file>': writes,
    '-r, --read-file <file>': reads,
    '-H, -K <file>': reads,
    '--export-objects, --log-file <file>': (words, given) =>
      writes(
        words.map(word => ({ ...word, ...(word.values && { values: word.values.map(value => value.replace(/^\w+,/, '')) }) })),
        given,
      ),
    '-X <extension>': extension,
    '-o <setting>': settings,
    '-i, --interface <name>': nothing,
    '-C, --config-profile <name>': nothing,
  },
  harmless:
    '-2 | -4 | -6 | -a, --autostop <condition> | -A <auth> | -b, --ring-buffer <option> | -B, --buffer-size <n> | -c <n> | -d <rule>' +
    ' | -D, --list-interfaces | -e <field> | -E <option> | -f <filter> | -F <type> | -g | -G [report] | -h, --help | -I, --monitor-mode | -j <filter>' +
    ' | -J <filter> | -k | -l | -L, --list-data-link-types | -M <n> | -n | -N <flags> | -O <protocols> | -p, --no-promiscuous-mode | -P, --print | -q | -Q' +
    ' | -R, --read-filter <filter> | -s, --snapshot-length <n> | -S <separator> | -t <format> | -T <format> | -u <type> | -U <tap>' +
    ' | -v, --version | -V | -W <option> | -x, --hexdump [option] | -y, --linktype <type> | -Y, --display-filter <filter> | -z <statistics> | --color' +
    ' | --no-duplicate-keys | --elastic-mapping-filter <names> | --temp-dir <dir> | --capture-comment <text> | --list-time-stamp-types' +
    ' | --time-stamp-type <type> | --update-interval <ms> | --enable-protocol <name> | --disable-protocol <name> | --only-protocols <names>' +
    ' | --disable-all-protocols | --enable-heuristic <name> | --disable-heuristic <name> | --log-level <level> | --log-fatal <level>' +
    ' | --log-domains <list> | --log-debug <list> | --log-noisy <list> | --ifdescr <text> | --ifname <name> | --compress-type <type> | --selected-frame <n>',
  operands: { '<filter...>': nothing },
  always: given =>
    ['-r', '-D', '-v', '-h', '-G', '-L'].some(option => given(option)) ? [] : [{ kind: 'reveal', target: given.value('-i') ?? literal('network traffic') }],
  examples: {
    'tshark -r x.pcap -Y http -T fields -e ip.src': ['read x.pcap'],
    'tshark -i eth0 -w out.pcap': ['write out.pcap', 'reveal eth0'],
    'tshark -r x.pcap -X lua_script:x.lua -o uat:y -C me': ['read x.pcap', 'interpret x.lua as lua (file)', 'unknown uat:y (this setting can load code)'],
    'tshark -r x.pcap -K keytab --export-objects http,out': ['read x.pcap', 'read keytab', 'write out'],
    'tshark -D': [],
  },
})
