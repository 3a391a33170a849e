// Owns the options that csvkit's programs share. Source: csvkit 1.0.7 and 2.0 --help.

export const CSV_HARMLESS =
  '-h, --help | -d, --delimiter <c> | -t, --tabs | -q, --quotechar <c> | -u, --quoting <n> | -b, --no-doublequote | -p, --escapechar <c> | -z, --maxfieldsize <n> | -e, --encoding <name> | -L, --locale <name> | -S, --skipinitialspace | --blanks | --null-value <text> | ' +
  '--date-format <format> | --datetime-format <format> | --no-leading-zeroes | -H, --no-header-row | -K, --skip-lines <n> | -v, --verbose | -l, --linenumbers | --add-bom | --zero | -V, --version | -y, --snifflimit <n> | -I, --no-inference'
