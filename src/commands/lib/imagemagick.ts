// What the programs of ImageMagick have in common.
import { exact, literal, some, unknown, type Word } from '../../model/index.ts'
import type { Body, Given, Role, Step } from '../define.ts'
import { nothing, unknowns } from '../roles.ts'
import { image } from './media.ts'

const TOOLS = new Set(['convert', 'identify', 'mogrify', 'composite', 'montage', 'compare', 'display', 'animate', 'import', 'stream', 'conjure', 'convert-im6', 'magick'])
const LOOKING = new Set(['identify', 'display', 'animate', 'conjure'])
/** A script by its ending is run, and reads and writes what it says. */
const input = (word: Word): readonly Step[] => [...image(word, 'read'), ...(some(word, value => /\.(?:msl|mvg|mgk)(?:\[[^\]]*\])?$/i.test(value) && !/^\w+:/.test(value)) ? [{ kind: 'interpret' as const, target: word, language: 'msl', file: true as const }] : [])]
const readsImages: Role = words => words.flatMap(input)
/** `@file` in place of text is read from that file. */
const texts: Role = words => words.flatMap(word => (some(word, value => /^@./.test(value)) ? [{ kind: 'read', target: literal(exact(word)?.slice(1) ?? word.text) }] : []))

export function imageSteps(given: Given): readonly Step[] {
  if (given('-version') || given('-help') || given('-list')) return []
  const first = exact(given.operands[0]) ?? ''
  const nested = (given.called === 'magick' || given.called === 'gm') && TOOLS.has(first)
  const tool = nested ? first : given.called.replace(/-im[67](\.q16)?$/, '')
  const words: readonly Word[] = (nested ? given.operands.slice(1) : given.operands).filter(word => !['(', ')', '{', '}'].includes(exact(word) ?? ''))
  if (tool === 'conjure') return words.slice(0, 1).map(file => ({ kind: 'interpret', target: file, language: 'msl', file: true }))
  if (tool === 'mogrify') return words.flatMap(word => [...input(word), ...(given('-path') || given('-format') ? [] : image(word, 'write'))]).concat(given('-path') ? given.values('-path').map((target): Step => ({ kind: 'write', target, recursive: true })) : given('-format') ? [{ kind: 'write', target: literal('.') }] : [])
  if (LOOKING.has(tool)) return words.flatMap(input)
  if (words.length === 1 && (tool === 'import' || given('-write'))) return words.flatMap(word => image(word, given('-write') ? 'read' : 'write'))
  const last = words.at(-1)
  return [...words.slice(0, -1).flatMap(input), ...(last ? image(last, 'write') : [])]
}

export const imageBody = {
  style: 'long',
  options: {
    '-write, -dump <image>': words => words.flatMap(word => image(word, 'write')),
    '-mask, -clip-mask, -write-mask, -read-mask, -remap, -map, -affinity, -texture, -tile, -cdl, -profile, -encipher, -decipher, -passphrase <file>': readsImages,
    '-draw, -caption, -comment, -label, -format, -print <text>': texts,
    '-process <module>': unknowns('this loads a module'),
    '-remote <command>': unknowns('another display obeys this'),
    '-distribute-cache <port>': words => words.map(target => ({ kind: 'connect', target, listens: true })),
    '-script <file>': words => words.map(target => ({ kind: 'interpret', target, language: 'magick', file: true })),
    '-set <setting> <value>': words => words.filter(word => some(word, value => /delegate|command/i.test(value))).map(word => unknown(word, 'this may name a program')),
    '+<setting>': nothing,
  },
  harmless:
    '-black-point-compensation | -blend <g> | -displace <g> | -stegano <n> | -stereo <g> | -origin <g> | -scenes <range> | -dissimilarity-threshold <v> | -similarity-threshold <v> | -backdrop | -colormap <t> | -update <seconds> | -visual <t> | -window-group <id> | -pause <seconds> | -storage-type <t> | -unique | ' +
    '-adaptive-blur <g> | -adaptive-resize <g> | -adaptive-sharpen <g> | -adjoin | -affine <m> | -alpha <o> | -annotate <degrees> <text> | -antialias | -append | -attenuate <v> | -authenticate <p> | -auto-gamma | -auto-level | -auto-orient | -auto-threshold <m> | -background <c> | ' +
    '-bench <n> | -bias <v> | -bilateral-blur <g> | -black-threshold <v> | -blue-primary <p> | -blue-shift <f> | -blur <g> | -border <g> | -bordercolor <c> | -brightness-contrast <g> | -canny <g> | -channel <t> | -charcoal <r> | -chop <g> | -clahe <g> | -clamp | -clip | -clip-path <i> | ' +
    '-clone <i> | -clut | -coalesce | -color-matrix <m> | -color-threshold <r> | -colorize <v> | -colors <n> | -colorspace <t> | -combine | -compare | -complex <o> | -compose <o> | -composite | -compress <t> | -connected-components <c> | -contrast | -contrast-stretch <g> | -convolve <c> | ' +
    '-copy <g> <o> | -crop <g> | -cycle <n> | -deconstruct | -define <setting> | -delay <v> | -delete <i> | -density <g> | -depth <v> | -descend | -deskew <t> | -despeckle | -direction <t> | -dispose <m> | -dissolve <v> | -distort <t> <c> | -dither <m> | -display <s> | -duplicate <n> | -edge <r> | ' +
    '-emboss <r> | -encoding <t> | -endian <t> | -enhance | -equalize | -evaluate <o> <v> | -evaluate-sequence <o> | -extent <g> | -extract <g> | -family <n> | -features <d> | -fft | -fill <c> | -filter <t> | -flatten | -flip | -floodfill <g> <c> | -flop | -font <n> | -frame <g> | ' +
    '-function <n> <p> | -fuzz <d> | -fx <e> | -gamma <v> | -gaussian-blur <g> | -geometry <g> | -gravity <t> | -grayscale <m> | -green-primary <p> | -hald-clut | -help, --help | -highlight-color <c> | -hough-lines <g> | -identify | -ift | -illuminant <m> | -immutable | -implode <a> | ' +
    '-insert <i> | -integral | -intensity <m> | -intent <t> | -interlace <t> | -interline-spacing <v> | -interpolate <m> | -interpolative-resize <g> | -interword-spacing <v> | -kerning <v> | -kmeans <g> | -kuwahara <g> | -lat <g> | -layers <m> | -level <v> | -level-colors <c> | -limit <t> <v> | ' +
    '-linear-stretch <g> | -linewidth <n> | -liquid-rescale <g> | -list <t> | -local-contrast <g> | -loop <n> | -lowlight-color <c> | -magnify | -matte | -mattecolor <c> | -mean-shift <g> | -median <g> | -metric <t> | -mode <g> | -modulate <v> | -moments | -monitor | -monochrome | -morph <v> | ' +
    '-morphology <m> <k> | -mosaic | -motion-blur <g> | -negate | -noise <g> | -normalize | -opaque <c> | -ordered-dither <m> | -orient <t> | -page <g> | -paint <r> | -perceptible <e> | -ping | -pointsize <v> | -polaroid <a> | -poly <t> | -posterize <n> | -precision <v> | -preview <t> | -quality <v> | ' +
    '-quantize <c> | -quiet | -radial-blur <a> | -raise <v> | -random-threshold <v> | -range-threshold <v> | -red-primary <p> | -regard-warnings | -region <g> | -render | -repage <g> | -resample <g> | -reshape <g> | -resize <g> | -respect-parentheses | -reverse | -roll <g> | -rotate <d> | -rotational-blur <a> | ' +
    '-sample <g> | -sampling-factor <g> | -scale <g> | -scene <v> | -seed <v> | -segment <v> | -selective-blur <g> | -separate | -sepia-tone <t> | -shade <d> | -shadow <g> | -sharpen <g> | -shave <g> | -shear <g> | -sigmoidal-contrast <g> | -size <g> | -sketch <g> | -smush <g> | -solarize <t> | ' +
    '-sort-pixels | -sparse-color <m> <a> | -splice <g> | -spread <r> | -statistic <t> <g> | -stretch <t> | -strip | -stroke <c> | -strokewidth <v> | -style <t> | -subimage-search | -support <f> | -swap <i> | -swirl <d> | -synchronize | -taint | -thickness <n> | -threshold <v> | -thumbnail <g> | ' +
    '-tile-offset <g> | -tint <v> | -title <t> | -transform | -transparent <c> | -transparent-color <c> | -transpose | -transverse | -treedepth <v> | -trim | -type <t> | -undercolor <c> | -unique-colors | -units <t> | -unsharp <g> | -verbose | -version, --version | -view | -vignette <g> | -virtual-pixel <m> | ' +
    '-watermark <g> | -wave <g> | -wavelet-denoise <t> | -weight <t> | -white-balance | -white-point <p> | -white-threshold <v> | -window <i> | -path <dir> | -log <format> | -debug <what> | -word-break <t> | -exit | -shadow-color <c> | -frame-label <t> | -labels',
  operands: { '<image...>': () => [] },
  always: imageSteps,
} satisfies Body
