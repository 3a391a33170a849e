// npm: packages and scripts of JavaScript projects. Source: npm 11, npm(1) and `npm help` of each subcommand.
import { exact, literal, pattern } from '../../model/index.ts'
import { type Body, command, type Given, type Step } from '../define.ts'
import { asksAddress, isSecretName } from '../lib/addresses.ts'
import { ofMachine } from '../lib/installed.ts'
import { task } from '../lib/packages.ts'
import { executesHere, executesIn, inFolder, quiet, writesPath } from '../lib/toolchain.ts'
import { nothing } from '../roles.ts'
import { installing, isGlobal } from './install.ts'
import { settings } from './options.ts'

const anything = { '<arg...>': nothing }
const only = (steps: (given: Given) => readonly Step[]): Body => ({ operands: anything, always: steps })
/** It fetches what an address names. */
const tells: Body = { operands: { '<arg...>': asksAddress }, always: given => asksAddress(given.values('--diff'), given) }
/** Changes what is registered about packages or people, except when the first operand only asks. */
const registers = (asking: RegExp): Body =>
  only(given =>
    !given.operands[0] || asking.test(exact(given.operands[0]) ?? '') ? [] : [{ kind: 'publish', target: given.operands[1] ?? given.operands[0] }],
  )
const scriptNamed = (name: string): Body =>
  only(given => task(literal(name), given.operands, given.value('--prefix'), given('--workspaces') || given('-ws') ? [literal('*')] : given.values('-w')))
const opensBrowser: Body = only(given => [{ kind: 'connect', target: given.operands[0] ?? literal('npmjs.com') }])
const manifest = (given: Given): Step => writesPath(inFolder(given.value('--prefix'), 'package.json'))
const revealed = (given: Given): readonly Step[] => given.operands.filter(isSecretName).map(target => ({ kind: 'reveal', target }))
const config: Body = {
  subcommands: {
    'list | ls': tells,
    'get': only(revealed),
    'set | delete | rm | del | unset | edit | fix': only(given => [{ kind: 'configure', target: given.operands[0] ?? literal('npm') }]),
  },
}

export default command(
  'npm',
  quiet(['--help', '--version'], {
    inherit: true,
    ...settings,
    subcommands: {
      ...installing,
      'run | run-script | rum | urn': only(given => {
        const [name, ...args] = given.operands
        return name ? task(name, args, given.value('--prefix'), given('--workspaces') || given('-ws') ? [literal('*')] : given.values('-w')) : []
      }),
      'test | t | tst': scriptNamed('test'),
      start: scriptNamed('start'),
      stop: scriptNamed('stop'),
      restart: scriptNamed('restart'),
      'view | info | show | v | ls | list | ll | la | outdated | explain | why | query | sbom | fund | bin | ping | whoami | search | find | s | se | diff | doctor | find-dupes | completion | help | hlep | help-search | stars | l':
        tells,
      root: { ...tells, outputs: given => (isGlobal(given) ? ofMachine('npm root -g', '/usr/lib/node_modules') : pattern('$(npm root)', ...(inFolder(given.value('--prefix'), 'node_modules').values ?? []))) },
      prefix: { ...tells, outputs: given => (isGlobal(given) ? ofMachine('npm prefix -g', '/usr') : pattern('$(npm prefix)', ...(inFolder(given.value('--prefix'), '.').values ?? []))) },
      'config | c': config,
      get: only(revealed),
      set: only(given => [{ kind: 'configure', target: given.operands[0] ?? literal('npm') }]),
      cache: only(given => (/^(?:ls|list|verify|npx)$/.test(exact(given.operands[0]) ?? 'ls') ? [] : [{ kind: 'configure', target: literal('npm cache') }])),
      'login | adduser | add-user | logout': only(() => [{ kind: 'configure', target: literal('npm login') }]),
      publish: only(given => [
        ...(given('--ignore-scripts') ? [] : [executesIn(given.value('--prefix'))]),
        ...(given('--dry-run') ? [] : [{ kind: 'publish' as const, target: given.operands[0] ?? literal('.') }]),
      ]),
      unpublish: only(given => (given('--dry-run') ? [] : [{ kind: 'publish', target: given.operands[0] ?? literal('.'), force: true }])),
      'deprecate | undeprecate | star | unstar': only(given => given.operands.slice(0, 1).map(target => ({ kind: 'publish', target }))),
      'dist-tag | dist-tags': registers(/^(?:ls|list)$/),
      'owner | author': registers(/^(?:ls|list)$/),
      access: registers(/^(?:list|get|ls-packages|ls-collaborators)$/),
      'org | ogr | team | hook | trust | stage': registers(/^(?:ls|list|view)$/),
      token: only(given =>
        /^(?:ls|list)$/.test(exact(given.operands[0]) ?? 'list')
          ? []
          : exact(given.operands[0]) === 'create'
            ? [{ kind: 'reveal', target: literal('npm token') }]
            : [{ kind: 'mutate', target: given.operands[1] ?? literal('npm token') }],
      ),
      profile: only(given => (exact(given.operands[0]) === 'get' ? [] : [{ kind: 'mutate', target: literal('npm profile') }])),
      'docs | home | repo | bugs | issues': opensBrowser,
      version: only(given => (given.operands.length ? [manifest(given), executesHere] : [])),
      pkg: only(given => (exact(given.operands[0]) === 'get' ? [] : [manifest(given)])),
      'approve-scripts | deny-scripts | install-scripts': only(given => [manifest(given)]),
      pack: only(given => [
        ...(given('--ignore-scripts') ? [] : [executesHere]),
        ...(given('--dry-run') || given('--pack-destination') ? [] : [writesPath(literal('.'))]),
      ]),
      shrinkwrap: only(() => [writesPath(literal('npm-shrinkwrap.json'))]),
      explore: only(given => (given.operands.length > 1 ? [{ run: given.operands.slice(1) }] : [executesHere])),
      edit: only(() => [executesHere]),
    },
    examples: {
      'npm --version': [],
      'npm -v': [],
      'npm ls --depth=0': [],
      'npm view left-pad version --json': [],
      'npm outdated': [],
      'npm audit': [],
      'npm audit fix': ['install . (workspace)'],
      'npm run': [],
      'npm run deploy -- --fast': ['execute package.json'],
      'npm --prefix web run deploy': ['execute web'],
      'npm run deploy -w @app/web': ['execute .'],
      'npm restart': ['execute package.json'],
      'npm install': ['install . (workspace)'],
      'npm i -D left-pad@1': ['install left-pad@1 (workspace)'],
      'npm i -g serve': ['install serve (system)'],
      'npm i git+https://a.dev/x.git': ['install git+https://a.dev/x.git (url)'],
      'npm i left-pad --registry=https://a.dev': ['connect https://a.dev', 'install left-pad (url)'],
      'npm view left-pad --proxy http://a.dev:3128 --https-proxy=http://localhost:3128': ['connect http://a.dev:3128'],
      'npm view left-pad --registry=https://a.dev': ['connect https://a.dev'],
      'cat $(npm root)/x/package.json $(npm prefix)/a.js': ['read each of node_modules/x/package.json', 'read each of ./a.js'],
    'cat $(npm root -g)/x/package.json $(npm root -C web)/y': ['read each of /usr/lib/node_modules/x/package.json', 'read each of web/node_modules/y'],
      'npm ci --prefix web': ['install web (workspace)', 'write web/node_modules'],
      'npm install -L global serve': ['install serve (system)'],
      'npm install --dry-run left-pad': [],
      'npm install left-pad --dry-run --no-dry-run': ['install left-pad (workspace)'],
      'npm ci --dry-run false': ['install . (workspace)'],
      'npm install --help': [],
      'npm rm left-pad': ['install left-pad (workspace)'],
      'npm exec cowsay hi': ['install cowsay (workspace)', 'execute cowsay'],
      'npm exec gatekeeper rules add allow bash': ['install gatekeeper (workspace)', 'execute gatekeeper', 'configure gatekeeper (persists)'],
      'npm x -- gatekeeper trust -y': ['install gatekeeper (workspace)', 'execute gatekeeper', 'configure gatekeeper (persists)'],
      'npm exec --package typescript -- tsc --version': ['install typescript (workspace)'],
      "npm exec -c 'mkdir out'": ['write out'],
      'npm init -y': ['write package.json'],
      'npm create vite': ['install create-vite (workspace)', 'execute create-vite'],
      'npm publish --dry-run --ignore-scripts': [],
      'npm publish': ['execute .', 'publish .'],
      'npm unpublish x@1': ['publish x@1 (force)'],
      'npm dist-tag add x@1 latest': ['publish x@1'],
      'npm dist-tag ls x': [],
      'npm token create': ["reveal 'npm token'"],
      'npm view https://a.dev/x.tgz': ['connect https://a.dev/x.tgz'],
      'npm diff --diff=https://a.dev/x.tgz': ['connect https://a.dev/x.tgz'],
      'npm view @a/b@1.2.3 version': [],
      'npm config get registry': [],
      'npm get //a.dev/:_authToken': ['reveal //a.dev/:_authToken'],
      'npm config set script-shell ./x': ['configure script-shell'],
      'npm cache clean --force': ["configure 'npm cache'"],
      'npm version': [],
      'npm version patch': ['write package.json', 'execute .'],
      'npm pkg get name': [],
      'npm pack --pack-destination out': ['write out', 'execute .'],
      'npm explore left-pad -- mkdir x': ['write x'],
      'npm restart --script-shell ./sh --userconfig rc --node-options=--inspect': ['execute ./sh', 'execute rc', 'execute .', 'execute package.json'],
      'npm frobnicate': ['unknown frobnicate (this subcommand is not known)'],
    },
  }),
)
