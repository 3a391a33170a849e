// lscpu: describes the processors. Source: lscpu(1), util-linux 2.38.
import { command } from './define.ts'

export default command('lscpu', {
  harmless:
    '-a, --all | -b, --online | -B, --bytes | -C, --caches [list] | -c, --offline | -J, --json | -e, --extended [list] | -p, --parse [list] | ' +
    '-r, --raw | -s, --sysroot <folder> | -x, --hex | -y, --physical | --output-all | --hierarchic [when] | -h, --help | -V, --version',
  examples: { 'lscpu -J': [] },
})
