// nl: numbers lines. Source: nl(1), GNU coreutils 9.1.
import { command } from './define.ts'
import { reads } from './roles.ts'

export default command('nl', {
  harmless:
    '-b, --body-numbering <style> | -d, --section-delimiter <characters> | -f, --footer-numbering <style> | -h, --header-numbering <style> | ' +
    '-i, --line-increment <number> | -l, --join-blank-lines <number> | -n, --number-format <format> | -p, --no-renumber | ' +
    '-s, --number-separator <text> | -v, --starting-line-number <number> | -w, --number-width <number> | --help | --version',
  operands: { '<file...>': reads },
  examples: { 'nl -ba a.ts': ['read a.ts'] },
})
