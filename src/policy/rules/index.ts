// The registry of built-in rules, sorted by id.
import type { Rule } from '../define.ts'
import changeAsRoot from './change-as-root.ts'
import configureMachine from './configure-machine.ts'
import configureOwn from './configure-own.ts'
import configureStartup from './configure-startup.ts'
import connectHost from './connect-host.ts'
import deleteDevice from './delete-device.ts'
import deleteHome from './delete-home.ts'
import deleteManyWorkspace from './delete-many-workspace.ts'
import deleteOwn from './delete-own.ts'
import deleteProtected from './delete-protected.ts'
import deleteRemote from './delete-remote.ts'
import deleteRoot from './delete-root.ts'
import deleteSecret from './delete-secret.ts'
import deleteSystem from './delete-system.ts'
import deleteTreeHome from './delete-tree-home.ts'
import deleteTreeRegenerable from './delete-tree-regenerable.ts'
import deleteTreeSaved from './delete-tree-saved.ts'
import deleteTreeTemp from './delete-tree-temp.ts'
import deleteTreeUnresolved from './delete-tree-unresolved.ts'
import deleteTreeWorkspace from './delete-tree-workspace.ts'
import deleteUnresolved from './delete-unresolved.ts'
import deleteWorkspace from './delete-workspace.ts'
import deleteWorkspaceRoot from './delete-workspace-root.ts'
import destroyRemote from './destroy-remote.ts'
import discardAboveWorkspace from './discard-above-workspace.ts'
import discardNothing from './discard-nothing.ts'
import discardWork from './discard-work.ts'
import elevateRoot from './elevate-root.ts'
import executeOutside from './execute-outside.ts'
import executeUnresolved from './execute-unresolved.ts'
import executeWorkspace from './execute-workspace.ts'
import exhaustMachine from './exhaust-machine.ts'
import forcePush from './force-push.ts'
import forcePushLease from './force-push-lease.ts'
import installSystem from './install-system.ts'
import installUrl from './install-url.ts'
import installWorkspace from './install-workspace.ts'
import interpretDecoded from './interpret-decoded.ts'
import interpretDownload from './interpret-download.ts'
import interpretFetched from './interpret-fetched.ts'
import interpretFile from './interpret-file.ts'
import interpretLiteral from './interpret-literal.ts'
import interpretOutside from './interpret-outside.ts'
import interpretSocket from './interpret-socket.ts'
import interpretUnknown from './interpret-unknown.ts'
import linkSecret from './link-secret.ts'
import listenPort from './listen-port.ts'
import mutateRemote from './mutate-remote.ts'
import openShell from './open-shell.ts'
import permitRoot from './permit-root.ts'
import permitSetuid from './permit-setuid.ts'
import permitTree from './permit-tree.ts'
import permitWorld from './permit-world.ts'
import powerOff from './power-off.ts'
import publishShared from './publish-shared.ts'
import readDevice from './read-device.ts'
import readHome from './read-home.ts'
import readMetadata from './read-metadata.ts'
import readSecret from './read-secret.ts'
import readTreeHome from './read-tree-home.ts'
import readUnresolved from './read-unresolved.ts'
import revealSecret from './reveal-secret.ts'
import sendData from './send-data.ts'
import sendLoopback from './send-loopback.ts'
import sendRevealed from './send-revealed.ts'
import signalAll from './signal-all.ts'
import signalProcess from './signal-process.ts'
import unknownEffect from './unknown-effect.ts'
import writeDevice from './write-device.ts'
import writeHome from './write-home.ts'
import writeOwn from './write-own.ts'
import writeProtected from './write-protected.ts'
import writeRemote from './write-remote.ts'
import writeSecret from './write-secret.ts'
import writeSystem from './write-system.ts'
import writeTreeGuarded from './write-tree-guarded.ts'
import writeUnresolved from './write-unresolved.ts'
import writeWorkspace from './write-workspace.ts'

export const rules: readonly Rule[] = [
  changeAsRoot,
  configureMachine,
  configureOwn, configureStartup,
  connectHost,
  deleteDevice,
  deleteHome,
  deleteManyWorkspace,
  deleteOwn,
  deleteProtected,
  deleteRemote,
  deleteRoot,
  deleteSecret,
  deleteSystem,
  deleteTreeHome,
  deleteTreeRegenerable,
  deleteTreeSaved,
  deleteTreeTemp,
  deleteTreeUnresolved,
  deleteTreeWorkspace,
  deleteUnresolved,
  deleteWorkspace,
  deleteWorkspaceRoot,
  destroyRemote,
  discardAboveWorkspace,
  discardNothing,
  discardWork,
  elevateRoot,
  executeOutside,
  executeUnresolved,
  executeWorkspace,
  exhaustMachine,
  forcePush,
  forcePushLease,
  installSystem,
  installUrl,
  installWorkspace,
  interpretDecoded,
  interpretDownload,
  interpretFetched,
  interpretFile,
  interpretLiteral,
  interpretOutside,
  interpretSocket,
  interpretUnknown,
  linkSecret,
  listenPort,
  mutateRemote,
  openShell,
  permitRoot,
  permitSetuid,
  permitTree,
  permitWorld,
  powerOff,
  publishShared,
  readDevice,
  readHome,
  readMetadata,
  readSecret,
  readTreeHome,
  readUnresolved,
  revealSecret,
  sendData,
  sendLoopback,
  sendRevealed,
  signalAll,
  signalProcess,
  unknownEffect,
  writeDevice,
  writeHome,
  writeOwn,
  writeProtected,
  writeRemote,
  writeSecret,
  writeSystem,
  writeTreeGuarded,
  writeUnresolved,
  writeWorkspace,
]
