// lstopo, hwloc-ls: the shape of a machine, as text or a picture. Source: lstopo(1), hwloc 2.9.
import { command } from './define.ts'
import { reads, writes } from './roles.ts'

export default command('lstopo', {
  aliases: ['hwloc-ls'],
  options: { '-i, --input <file>': reads },
  harmless: '--if, --input-format <v> | --distances-transform <v> | --windows-processor-groups | -f, --force | --logical-index-prefix <v> | --no-useless-caches | --no-cpukinds | --thissystem | --children-order <v> | --gridsize <v> | --linespacing <v> | --thickness <v> | --rect [v] | --no-text [v] | --text [v] | --no-index [v] | --index [v] | --no-attrs [v] | --attrs [v] | --no-default-legend | --append-legend <v> | --grey, --greyscale | --binding-color <v> | --disallowed-color <v> | --top-color <v> | --export-xml-flags <v> | --export-synthetic-flags <v> | --os-index-prefix <v> | --no-icaches | --disallowed | --allow <v> | --flags <v> | --no-collapse | --restrict <v> | --restrict-flags <v> | --palette <v> | -l, --logical | -p, --physical | -v, --verbose | -s, --silent | --distances | --memattrs | --cpukinds | -c, --cpuset | -C, --cpuset-only | --taskset'
    + ' | --only <v> | --filter <v> | --ignore <v> | --no-smt | --no-caches | --no-io | --no-bridges | --whole-io | --merge | --of <v> | --output-format <v>'
    + ' | --pid <v> | --ps | --fontsize <v> | --horiz | --vert | --no-legend | --version | -h, --help',
  operands: { '<file>': writes },
  examples: { 'lstopo --of console': [], 'lstopo -i a.xml out.png': ['read a.xml', 'write out.png'] },
})
