// units, fortune, sl and other programs that only print or draw. Source: units(1) 2.22; lsb_release(1) 12.0.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('units', {
  aliases: [
    'fortune', 'sl', 'cmatrix', 'asciiquarium', 'neofetch', 'fastfetch', 'screenfetch', 'rain', 'notify-send', 'terminal-notifier', 'nvidia-smi',
    'rocm-smi', 'sensors', 'acpi', 'lsb_release', 'osinfo',
  ],
  harmless:
    '-a, --all, --app-name <value> | -b | -c, --codename | -C | -d, --description | -D | -e | -F | -h, --help | -i | -k | -l, --list | -L | -n | -o | ' +
    '-p | -q | -Q | -r, --release | -s, --short | -S | -t | -u | -U | -v, --version | -V | -w <columns> | -x | -1, --one-line | --terse | --verbose | ' +
    '--query-gpu <fields> | --query-compute-apps <fields> | --format <format> | --loop <seconds> | --id | --json | --off | --stdout | --config <value> | ' +
    '-message <text> | -title <text> | -sound <name> | --urgency <level> | --expire-time <time> | --icon <icon>',
  operands: { '<word...>': nothing },
  examples: { "units '1 mile' km": [], 'lsb_release -a': [], 'nvidia-smi -L': [] },
})
