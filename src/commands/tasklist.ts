// tasklist, systeminfo, ipconfig, findstr and others that look, on Windows. Source: their /?, Windows 11.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('tasklist', {
  aliases: ['tasklist.exe', 'systeminfo', 'systeminfo.exe', 'driverquery', 'where.exe', 'getmac', 'quser', 'gpresult', 'pathping', 'chcp', 'ver'],
  style: 'none',
  operands: { '<argument...>': nothing },
  examples: { 'tasklist /FI "IMAGENAME eq node.exe"': [], 'systeminfo': [] },
})
