// tmux: keeps terminals alive and types into them. Source: tmux(1) 3.3 and 3.5.
import { exact } from '../model/index.ts'
import { command } from './define.ts'
import { interpretFile } from './lib/interpreter.ts'
import { shellOnStdin } from './lib/shells.ts'
import { tmuxSteps } from './lib/tmux.ts'
import { nothing } from './roles.ts'

export default command('tmux', {
  aliases: ['byobu-tmux'],
  style: 'posix',
  options: {
    '-f <file>': words => words.flatMap(word => (exact(word) === '/dev/null' ? [] : [interpretFile(word, 'tmux')])),
    '-c <command>': words => words.map(script => ({ script })),
  },
  harmless: '-2 | -8 | -C | -CC | -D | -l | -L <name> | -N | -S <path> | -T <features> | -u | -v | -vv | -V | -h | -q',
  operands: { '<word...>': nothing },
  // Without a command it opens a shell for whoever sits there.
  always: given => (given('-V') ? [] : given.operands.length || given('-c') ? tmuxSteps(given.operands) : shellOnStdin(given, 'sh')),
  examples: {
    'tmux new -d -s work': [],
    "tmux new-session -d 'rm x'": ['delete x'],
    'tmux neww -n log tail -f a.log': ['read a.log'],
    "tmux send-keys -t work:0.1 'cat a.txt' Enter": ['read a.txt'],
    'tmux send -t work C-c': [],
    "tmux send-keys -l 'rm x'": ['delete x'],
    'tmux -L s capture-pane -p -t work': [],
    "tmux splitw -h 'cat a.txt' \\; selectp -t 0 \\; run 'rm x'": ['read a.txt', 'delete x'],
    "tmux if-shell 'rm x' 'run-shell \"cat a.txt\"'": ['delete x', 'read a.txt'],
    "tmux display -p '#(rm x)'": ['delete x'],
    "tmux set -g default-command 'rm x'": ['delete x'],
    'tmux set -g mouse on': [],
    "tmux pipe-pane -o 'cat >> log'": ['append log'],
    'tmux loadb a.txt': ['read a.txt'],
    'tmux saveb -a b.txt': ['append b.txt'],
    'tmux pasteb -t work': ['interpret ?paste-buffer as sh'],
    "tmux bind x run 'rm x'": ['delete x'],
    'tmux setenv LD_PRELOAD ./x.so': ['unknown LD_PRELOAD (this variable changes what programs run or load)'],
    'tmux showenv': ['reveal environment'],
    'tmux kill-session -t work': ['signal work'],
    'tmux source ./t.conf': ['interpret ./t.conf as tmux (file)'],
    "tmux -f t.conf -c 'cat a.txt'": ['interpret t.conf as tmux (file)', 'read a.txt'],
    'tmux frobnicate': ['unknown frobnicate (this command of tmux is not known)'],
    'tmux': ['interpret ?stdin as sh'],
    'tmux ls': [],
    'tmux -V': [],
  },
})
