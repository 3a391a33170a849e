// Owns how signals are given as options.

export const SIGNALS =
  ('HUP INT QUIT ILL TRAP ABRT IOT BUS FPE KILL USR1 SEGV USR2 PIPE ALRM TERM STKFLT CHLD CLD CONT STOP TSTP TTIN TTOU URG XCPU XFSZ VTALRM PROF ' +
    'WINCH IO POLL PWR INFO EMT SYS EXIT hup int quit kill term usr1 usr2 stop cont').split(' ')

/** `-KILL | -SIGKILL | ...` */
export const SIGNAL_OPTIONS = SIGNALS.flatMap(name => [`-${name}`, `-SIG${name}`]).join(' | ')
