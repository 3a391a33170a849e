// lazygit: git in the terminal, by hand. Source: lazygit --help, lazygit 0.44.
import { command } from './define.ts'
import { executes, nothing } from './roles.ts'

export default command('lazygit', {
  style: 'long',
  // Its settings can name commands of one's own.
  options: { '-ucd, --use-config-dir <folder>': executes, '-ucf, --use-config-file <files>': executes },
  harmless: `-p, --path <folder> | -f, --filter <path> | -g, --git-dir <folder> | -w, --work-tree <folder> | -v, --version | -h, --help | -d, --debug | -l, --logs
      | -c, --config | -cd, --print-config-dir | -sm, --screen-mode <mode> | --profile`,
  operands: { '<view>': nothing },
  examples: {
    'lazygit': [],
    'lazygit --path src log': [],
    'lazygit -ucf ./keys.yml --use-config-dir=./conf': ['execute ./keys.yml', 'execute ./conf'],
  },
})
