// import: saves what a screen shows. Source: import(1), -help of 6.9, ImageMagick.
import { command } from './define.ts'
import { imageBody } from './lib/imagemagick.ts'
import { nothing } from './roles.ts'

export default command('import', {
  ...imageBody,
  options: { '-border, -frame': nothing, ...imageBody.options },
  harmless: `-screen | -silent | -snaps <n> | ${imageBody.harmless}`,
  examples: {
    'import -window root -frame out.png': ['write out.png'],
    'import -write c.png -mask m.png -draw x -process p -remote x -distribute-cache 1 -script s.mgk -set a b +adjoin -version': [
      'write c.png', 'read m.png', 'unknown p (this loads a module)', 'unknown x (another display obeys this)', 'connect 1 (listens)', 'interpret s.mgk as magick (file)',
    ],
  },
})
