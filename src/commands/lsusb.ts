// lsusb: lists USB devices. Source: lsusb(8), usbutils 014.
import { command } from './define.ts'

export default command('lsusb', {
  aliases: ['usb-devices'],
  harmless: '-v, --verbose | -s <device> | -d <device> | -D <device> | -t, --tree | -h, --help | -V, --version',
  examples: { 'lsusb -t': [] },
})
