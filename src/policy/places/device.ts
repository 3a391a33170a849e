// Devices: those that swallow or yield nothing of worth, and all others.

const SINK = /^\/dev\/(?:null|zero|full|u?random|tty|std(?:in|out|err)|fd(?:\/[^/]*)?)$/
const SHARED_MEMORY = /^\/dev\/shm\/./
const DEVICE = /^\/dev(?:\/|$)|^\/proc\/sysrq-trigger$|^\/proc\/\d+\/fd\//

export const isSink = (path: string): boolean => SINK.test(path)
/** Memory that looks like a folder for temporary files. */
export const isSharedMemory = (path: string): boolean => SHARED_MEMORY.test(path)
export const isDevice = (path: string): boolean => DEVICE.test(path)
