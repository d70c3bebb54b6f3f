import { createActor } from 'xstate'
import { appMachine } from '../../machines/app.machine'
import { bindPorts, type Ports } from '../../machines/services'
import { WANTED } from '../../machines/storageKeys'
import type { AppActor } from '../hooks/actor'

/** Makes the root actor in its world; it is started by whoever made it. */
export const createApp = (address: string, ports: Ports): AppActor => {
  const app = createActor(appMachine, { input: { address, wanted: ports.storage.read(WANTED) } })
  bindPorts(app.system, ports)
  return app
}
