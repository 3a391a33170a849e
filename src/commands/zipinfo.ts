// zipinfo: lists zip archives. Source: zipinfo(1) 3.0 of unzip 6.0.
import { command } from './define.ts'
import { nothing, reads } from './roles.ts'

export default command('zipinfo', {
  aliases: ['zipdetails'],
  harmless: '-1 | -2 | -s | -m | -l | -v | -h | -M | -t | -T | -U | -UU | -z | -C | -x <name> | -I <charset> | -O <charset> | -q, --quiet | --help | --version | --scan | --walk | --redact | --offset',
  operands: { '<archive>': reads, '<member...>': nothing },
  examples: { 'zipinfo -1 a.zip': ['read a.zip'], 'zipinfo -t a.zip "*.md"': ['read a.zip'] },
})
