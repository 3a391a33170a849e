// xdotool, ydotool, wtype, cliclick: type and click in the place of a person. Source: xdotool(1) 3.2.
import { exact, literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

const LOOKS = /^(search|getactivewindow|getwindow\w+|getmouselocation|getdisplaygeometry|get_\w+|version|help|--version|--help|-h)$/

export default command('xdotool', {
  aliases: ['ydotool', 'wtype', 'cliclick', 'xte'],
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const words = given.operands.map(word => exact(word) ?? '?')
    return words.length === 0 || (LOOKS.test(words[0] ?? '') && !words.some(word => /^(key|type|click|exec|windowkill|keydown|mousedown)$/.test(word))) ? [] : [{ kind: 'unknown', target: literal(given.called), why: 'keys go to any program' }]
  },
  examples: { 'xdotool getactivewindow': [], 'xdotool type "rm -rf x"': ['unknown xdotool (keys go to any program)'] },
})
