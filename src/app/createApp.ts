import { createActor } from 'xstate'
import { appMachine } from '../../machines/root/app.machine'
import { bindServices, type Services } from '../../machines/services'
import { REQUESTED_ROUTE } from '../../machines/storageKeys'
import type { AppActor } from '../hooks/actor'

/** Creates the root actor with its services. The caller starts the actor. */
export const createApp = (address: string, services: Services): AppActor => {
  const app = createActor(appMachine, { input: { address, requestedRoute: services.storage.read(REQUESTED_ROUTE) } })
  bindServices(app.system, services)
  return app
}
