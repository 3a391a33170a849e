// task: runs tasks of a Taskfile; invoke, doit, gulp, grunt, mage and other runners of project tasks under their names. Source: task 3 --help, their --help.
import { command } from './define.ts'
import { executesHere, quiet } from './lib/toolchain.ts'
import { executes, nothing } from './roles.ts'

export default command(
  'task',
  quiet(['--help', '--version'], {
    aliases: [
      'go-task',
      'invoke',
      'inv',
      'doit',
      'gulp',
      'grunt',
      'mage',
      'jake',
      'cake',
      'poe',
      'wireit',
      'moon',
      'lage',
      'rush',
      'rushx',
      'tilt',
      'garden',
      'earthly',
      'dagger',
      'waf',
      'premake5',
      'xmake',
      'b2',
      'bjam',
      'tup',
      'redo',
      'fab',
      'snakemake',
      'nextflow',
      'luigi',
    ],
    options: { '-t, --taskfile, --gulpfile, --gruntfile, -c, --collection, --require <file>': executes },
    harmless:
      '-h, --help | --version | -l, --list | -a, --list-all | --summary | -j, --json | -d, --dir, --cwd, --base <folder> | -n, --dry | -f, --force | ' +
      '-g, --global | -o, --output <how> | -p, --parallel | -s, --silent | --status | -v, --verbose | -w, --watch | -x, --exit-code | -y, --yes | ' +
      '-C, --concurrency <n> | -I, --interval <n> | --color | --no-color | --sort <how> | --insecure | --offline | --download | --timeout <n> | ' +
      '--experiments | -F, --failfast | -T, --tasks | --tasks-simple | --continue | --series | -L | --no-cache | --ci | -P | --echo, -e',
    // A Taskfile is data; the lists of the others come from running their file.
    always: given => (/^(?:go-)?task$/.test(given.called) && (given('-l') || given('-a') || given('--summary')) ? [] : [executesHere]),
    operands: { '<task...>': nothing },
    examples: {
      'task --version': [],
      'task --list': [],
      'task build -- -x': ['execute .'],
      'task -t t.yml build': ['execute t.yml', 'execute .'],
      'gulp build': ['execute .'],
    },
  }),
)
