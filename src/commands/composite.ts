// composite: lays one image over another. Source: composite(1), -help of 6.9, ImageMagick.
import { command } from './define.ts'
import { imageBody } from './lib/imagemagick.ts'
import { nothing } from './roles.ts'

export default command('composite', {
  ...imageBody,
  options: { '-tile': nothing, ...imageBody.options },
  examples: {
    'composite a.png -tile b.png out.png': ['read a.png', 'read b.png', 'write out.png'],
    'composite -write c.png -mask m.png -draw x -process p -remote x -distribute-cache 1 -script s.mgk -set a b +adjoin -version': [
      'write c.png', 'read m.png', 'unknown p (this loads a module)', 'unknown x (another display obeys this)', 'connect 1 (listens)', 'interpret s.mgk as magick (file)',
    ],
  },
})
