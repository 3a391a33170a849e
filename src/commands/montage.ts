// montage: puts images together as tiles. Source: montage(1), -help of 6.9, ImageMagick.
import { command } from './define.ts'
import { imageBody } from './lib/imagemagick.ts'
import { nothing } from './roles.ts'

export default command('montage', {
  ...imageBody,
  options: { '-shadow': nothing, '-tile <geometry>': nothing, ...imageBody.options },
  examples: {
    'montage a.png -tile 2x2 -shadow out.png': ['read a.png', 'write out.png'],
    'montage -write c.png -mask m.png -draw x -process p -remote x -distribute-cache 1 -script s.mgk -set a b +adjoin -version': [
      'write c.png', 'read m.png', 'unknown p (this loads a module)', 'unknown x (another display obeys this)', 'connect 1 (listens)', 'interpret s.mgk as magick (file)',
    ],
  },
})
