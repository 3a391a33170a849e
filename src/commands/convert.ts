// convert: makes, changes and compares images. Source: ImageMagick(1), -help of 6.9 and 7.1; GraphicsMagick's gm.
import { command } from './define.ts'
import { imageBody } from './lib/imagemagick.ts'

export default command('convert', {
  ...imageBody,
  aliases: ['magick', 'identify', 'mogrify', 'compare', 'display', 'animate', 'stream', 'conjure', 'gm', 'convert-im6', 'convert-im6.q16', 'identify-im6', 'mogrify-im6'],
  examples: {
    'convert a.png -resize 50% b.jpg': ['read a.png', 'write b.jpg'],
    'magick a.png "(" b.png -flip ")" +append c.png': ['read a.png', 'read b.png', 'write c.png'],
    'identify -format "%wx%h" a.png': ['read a.png'],
    'magick identify a.png': ['read a.png'],
    'mogrify -resize 100x100 a.png': ['read a.png', 'write a.png'],
    'mogrify -path out -format jpg a.png': ['read a.png', 'write out (recursive)'],
    'convert a.msl b.png': ['read a.msl', 'interpret a.msl as msl (file)', 'write b.png'],
    'convert -size 10x10 xc:red a.png': ['write a.png'],
    'convert https://a.example/a.png b.png': ['connect https://a.example/a.png', 'write b.png'],
    "convert '|cat k.txt' b.png": ['read k.txt', 'write b.png'],
    'convert label:@k.txt b.png': ['read k.txt', 'write b.png'],
    'convert msl:a.msl b.png': ['interpret a.msl as msl (file)', 'write b.png'],
    'convert a.png -write c.png -mask m.png -caption @t.txt b.png': ['write c.png', 'read m.png', 'read t.txt', 'read a.png', 'write b.png'],
    'convert a.png -process analyze -log x -set option:delegate:do cmd b.png': ['unknown analyze (this loads a module)', 'unknown option:delegate:do (this may name a program)', 'read a.png', 'write b.png'],
    'display -remote x a.png': ['unknown x (another display obeys this)', 'read a.png'],
    'convert -distribute-cache 6668': ['connect 6668 (listens)'],
    'magick -script do.mgk': ['interpret do.mgk as magick (file)'],
  },
})
