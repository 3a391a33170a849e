// tsup: bundles TypeScript. Source: tsup 8 --help; tsdown, unbuild, microbundle and pkgroll under their names.
import { command } from './define.ts'
import { evaluates, executes } from './roles.ts'
import { flags, tool, tools } from './lib/javascript-tools.ts'

export default command(
  'tsup',
  tools({
    aliases: ['tsup-node', 'tsdown', 'unbuild', 'microbundle', 'pkgroll', 'ncc', 'tsc-alias', 'vue-tsc', 'svelte-check', 'tsd', 'api-extractor'],
    ...tool({
      writes: '-d, --out-dir, --outDir, -o, --output, --out-file, --metafile-dir <path>',
      loads: '--config, -c <file>',
      options: { '--inject <file>': executes, '--onSuccess, --on-success <text>': evaluates },
      harmless: `--minify-identifiers | --minify-syntax | --replaceNodeEnv | --no-config | --publicDir | --killSignal <v> | -w | -f <format> | -p, --project <file> | --watch [what] | --minify [how] | --dts [entry] | --sourcemap [how] | --noEmit | -b, --build | ${flags(
        'bundle clean legacy-output keep-names silent splitting shims experimental-dts treeshake dts-only dts-resolve replace-node-env inject-style ' +
        'cjs-interop cjsInterop metafile unused fail-on-warn dry stub exports publint attw',
        'entry format target platform global-name tsconfig external env loader public-dir define pure ignore-watch ignoreWatch jsxFactory jsxFragment es ' +
        'target-node minify-whitespace output-format threshold',
      )}`,
    }),
    examples: {
      'tsup --inject ./shim.js a.ts': ['execute ./shim.js', 'execute .'],

      'tsup --version': [],
      'tsup src/a.ts --format esm --dts': ['execute .'],
      "tsup src/a.ts -d out --config t.ts --onSuccess 'mkdir x'": ['write out', 'execute t.ts', 'write x', 'execute .'],
    },
  }),
)
