// jupyter: notebooks. Source: jupyter 7 --help, nbconvert 7 --help.
import { exact, literal, map, type Word } from '../model/index.ts'
import { type Body, command, type Role } from './define.ts'
import { listens } from './lib/interpreter.ts'
import { executesHere, otherwise, quiet, tells } from './lib/toolchain.ts'
import { executes, nothing, reads, unknowns, writes } from './roles.ts'

const SERVER =
  '--no-browser | --allow-root | --debug | --port <n> | --port-retries <n> | --ServerApp.token <text> | --ServerApp.password <text> | ' +
  '--NotebookApp.token <text> | --NotebookApp.password <text> | -y | --autoreload | --notebook-dir <folder> | --keyfile <file> | --certfile <file> | ' +
  '--log-level <level> | --show-config | --generate-config | --gateway-url <url> | --dev-mode | --core-mode'
const server: Body = {
  options: { '--config <file>': executes, '--ip, --ServerApp.ip, --NotebookApp.ip <address>': nothing },
  harmless: SERVER,
  operands: { '<file...>': nothing },
  always: given => [listens(given.value('--ip'), '8888'), executesHere],
}

/** Every setting can be given as `--Class.name=value`: some name files of code, or classes to load. */
const settings: Role = (words, given) =>
  words.flatMap((word, nth) => {
    const text = exact(word) ?? ''
    if (!/^--(?:\w+\.\w|config\b)/.test(text) || /^--\w+\.(?:answer_yes|log_level|show_config|show_config_json)\b/.test(text)) return []
    if (!/^--(?:config|\w+\.config_file)(?:=|$)/.test(text)) return unknowns('this setting may name code')([word], given)
    return executes(text.includes('=') ? [map(word, value => value.replace(/^[^=]*=/, ''))] : words.slice(nth + 1, nth + 2), given)
  })

export default command(
  'jupyter',
  quiet(['--help', '--version'], {
    aliases: ['jupyter-lab', 'jupyter-notebook', 'jupyterlab'],
    inherit: true,
    harmless: '-h, --help | --version | --config-dir | --data-dir | --runtime-dir | --paths | --json | --debug | -y',
    bare: given => (given.called === 'jupyter' ? [] : [listens(undefined, '8888'), executesHere]),
    ...otherwise(
      {
        'lab | notebook | nbclassic | server | console | qtconsole | execute | run': server,
        nbconvert: {
          options: {
            '--output, --output-dir <path>': writes,
            '--config, --template-file, --post, --writer <path>': executes,
            '--execute': () => [executesHere],
            '--inplace': (_, given) => given.operands.map(target => ({ kind: 'write', target })),
            '--stdout, --clear-output': nothing,
          },
          harmless:
            '--to <format> | --from <format> | --template <name> | --allow-errors | --no-input | --no-prompt | --stdin | --coalesce-streams | --embed-images | ' +
            '--sanitize-html | --ExecutePreprocessor.timeout <n> | --log-level <level> | --allow-chromium-download | --disable-chromium-sandbox | ' +
            '--reveal-prefix <url> | --show-input | --generate-config | --theme <name>',
          operands: { '<notebook...>': reads },
          always: given => (given('--stdout') || given('--output') || given('--inplace') ? [] : [{ kind: 'write', target: literal('.') }]),
        },
        'kernelspec | labextension | nbextension | bundlerextension | serverextension | kernel': {
          style: 'none',
          operands: { '<arg...>': settings },
          always: given => (/^(?:list|check)$/.test(given.operands[0]?.values?.[0] ?? 'list') ? [] : [{ kind: 'configure', target: literal('jupyter') }]),
        },
        'troubleshoot | migrate | trust | events': { ...tells(), style: 'none', operands: { '<arg...>': settings } },
      },
      (head: Word) =>
        head.values?.[0]?.endsWith('.ipynb')
          ? [listens(undefined, '8888'), executesHere]
          : [{ kind: 'unknown', target: head, why: 'this subcommand is not known' }],
    ),
    examples: {
      'jupyter --version': [],
      'jupyter kernelspec list': [],
      'jupyter kernelspec list --json --config=c.py': ['execute c.py'],
      'jupyter kernelspec list --JupyterApp.config_file c.py --ListKernelSpecs.x=y': ['execute c.py', 'unknown --ListKernelSpecs.x=y (this setting may name code)'],
      'jupyter kernelspec remove x': ['configure jupyter'],
      'jupyter lab --ip=0.0.0.0 --config c.py': ['execute c.py', 'connect 0.0.0.0 (listens)', 'execute .'],
      'jupyter nbconvert --to html a.ipynb': ['write .', 'read a.ipynb'],
      'jupyter nbconvert --execute --inplace --config c.py a.ipynb': ['execute .', 'write a.ipynb', 'execute c.py', 'read a.ipynb'],
      'jupyter nbconvert --output b.html --stdout a.ipynb': ['write b.html', 'read a.ipynb'],
      'jupyter-lab a.ipynb': ['connect localhost:8888 (listens)', 'execute .'],
    },
  }),
)
