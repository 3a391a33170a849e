// npm-check-updates: finds newer versions of dependencies; depcheck-like reports of taze under its name. Source: npm-check-updates 17, taze 18 --help.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { quiet } from './lib/toolchain.ts'
import { executes, nothing, writes } from './roles.ts'

export default command(
  'npm-check-updates',
  quiet(['--help', '--version'], {
    aliases: ['ncu', 'taze', 'npm-check'],
    options: {
      '--doctorInstall, --doctorTest <command>': words => words.map(script => ({ script })),
      '--cacheFile <file>': writes,
      '-u, --upgrade, -w, --write': () => [{ kind: 'write', target: literal('package.json') }],
      '--configFilePath, --configFileName, --packageManager, --registry <what>': executes,
      '-i, --interactive': () => [{ kind: 'write', target: literal('package.json') }],
    },
    harmless:
      '--cacheClear | --cacheExpiration <v> | -c <v> | -p <v> | --registryType <v> | -h, --help [what] | -V, -v, --version | --cache | --color | --concurrency <n> | --cooldown <n> | --cwd <folder> | --deep | --dep <names> | ' +
      '--deprecated, --no-deprecated | -d, --doctor | --enginesNode | -e, --errorLevel <n> | -f, --filter <pattern> | --filterVersion <pattern> | ' +
      '--format <how> | -g, --global | --install <when> | -j, --json, --jsonAll, --jsonDeps, --jsonUpgraded | -l, --loglevel <level> | --mergeConfig | ' +
      '-m, --minimal | -o, --packageData <text> | --packageFile <file> | --peer | --pre [n] | --prefix <folder> | -x, --reject <pattern> | ' +
      '--rejectVersion <pattern> | --removeRange | --retry <n> | --root | -s, --silent | --stdin | -t, --target <how> | --timeout <n> | --verbose | ' +
      '--workspace <name> | --workspaces | -r, --recursive | --all | -E | --include <names> | --exclude <names> | -y | -D | -P',
    operands: { '<name...>': nothing },
    examples: { 'ncu --doctor --doctorTest "cat k.txt" --cacheFile c.json': ['read k.txt', 'write c.json'],  'ncu --version': [], ncu: [], 'ncu -u': ['write package.json'], 'ncu -i': ['write package.json'], 'ncu --configFilePath c': ['execute c'] },
  }),
)
