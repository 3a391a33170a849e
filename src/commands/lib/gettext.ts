// Owns the options that gettext's catalogue programs share. Source: msgcat(1) and its siblings, gettext 0.21.

export const CATALOG_HARMLESS =
  '-D, --directory <dir> | --less-than <n> | --more-than <n> | -u, --unique | -d, --repeated | -P, --properties-input | --stringtable-input | -t, --to-code <name> | --use-first | --lang <name> | --color [when] | --style <file> | -e, --no-escape | -E, --escape | --force-po | ' +
  '-i, --indent | --no-location | -n, --add-location [kind] | --strict | -p, --properties-output | --stringtable-output | -w, --width <n> | --no-wrap | -s, --sort-output | -F, --sort-by-file | -h, --help | -V, --version | -v, --verbose | -q, --quiet, --silent | ' +
  '--translated | --untranslated | --no-fuzzy | --only-fuzzy | --no-obsolete | --only-obsolete | --set-fuzzy | --clear-fuzzy | --set-obsolete | --clear-obsolete | --previous | --clear-previous | --empty | --fuzzy | --obsolete | --omit-header'
