// dust, duf, procs: show space and processes. Source: dust(1) 0.8; duf(1) 0.8; procs(1) 0.14.
import { command } from './define.ts'
import { listsTree } from './roles.ts'

export default command('dust', {
  aliases: ['duf', 'procs'],
  harmless:
    '-a, --all | -A | -b, --no-percent-bars | -B, --bars-on-right | -c, --no-colors, --config | -C, --force-colors | -d, --depth <depth> | ' +
    '-D, --only-dir | -e, --filter <regexp> | -f, --filecount | -F, --only-file | -h, --help | -i, --ignore_hidden, --insert <kind> | -I <text> | ' +
    '-j, --json, --output-json | -l, --list | -L, --dereference-links | -m <count> | -n, --number-of-lines <count> | -o, --output-format <format> | ' +
    '-p, --full-paths | -P, --no-progress | -r, --reverse | -R, --screen-reader | -s, --apparent-size | -S | -t, --file_types, --tree | -T <count> | ' +
    '-v, --invert-filter <regexp> | -V, --version | -w, --terminal_width <columns> | -W, --watch | -x, --limit-filesystem | ' +
    '-X, --ignore-directory <folder> | -z, --min-size <size> | --hide <list> | --hide-fs <list> | --hide-mp <list> | --inodes | --only <list> | ' +
    '--only-fs <list> | --only-mp <list> | --output <fields> | --sort <key> | --sorta <key> | --sortd <key> | --style <style> | --theme <theme> | ' +
    '--width <columns> | --warnings | --color <when> | --pager <when> | --or | --and | --nor | --nand | --no-header | --thread',
  operands: { '<path...>': listsTree },
  examples: { 'dust -d 2 src': ['list src (recursive)'], duf: [] },
})
