import { type AnyActorRef, createActor } from 'xstate'
import { appMachine } from '../../../machines/root/app.machine'
import type { ProductLine } from '../../../machines/routes'
import { bindServices } from '../../../machines/services'
import type { OpenedBy } from '../../../machines/signedIn'
import { SESSION } from '../../../machines/storageKeys'
import type { AppActor } from '../../../src/hooks/actor'
import type { FakeServices } from '../../../tools/exploration/kit/fakeServices'
import { type RecordedStep, recordSystem, runPendingCallbacks } from '../../../tools/exploration/kit/run'
import { sampleConfiguration } from '../../../tools/exploration/kit/sampleConfiguration'
import { sampleSession } from '../../../tools/exploration/kit/sampleToken'
import type { Path } from '../../../tools/exploration/paths'
import { load } from '../../machines/kit/story'

/** A running machine whose state decides what its screen shows. */
export type Running = AnyActorRef

/** A whole portal in which one machine is tested. */
export interface Stage {
  readonly app: AppActor
  readonly fake: FakeServices
  /** Returns the tested machine, or `undefined` until the customer's first event starts it. */
  readonly actor: () => Running | undefined
  readonly livesOf: (actor: AnyActorRef) => readonly RecordedStep[]
  /** The customer's first event if that event starts the machine, otherwise `null`. */
  readonly opener: { readonly type: string } | null
}

/** A function that opens a path's machine on its screens. */
export type Opening = (path: Path, fake: FakeServices) => Promise<Stage>

/** The contract of every sample session, in every product line. */
export const CONTRACT = '10000001'

/** Opens the portal at an address, with the given root machine. */
export const open = async (machine: typeof appMachine, address: string, fake: FakeServices) => {
  const app: AppActor = createActor(machine, { input: { address } })
  bindServices(app.system, fake.services)
  const livesOf = recordSystem(app.system)
  app.start()
  await runPendingCallbacks()
  return { app, fake, livesOf, opener: null }
}

/** Opens the portal at an address. Loads all initial chunks, and the chunks of a session if the tab stores one. */
export const openStarted = async (address: string, fake: FakeServices, machine: typeof appMachine = appMachine) => {
  const opened = await open(machine, address, fake)
  await load(fake, 'loadConfiguration', sampleConfiguration)
  await load(fake, 'loadTexts')
  if (fake.storage.has(SESSION)) await load(fake, 'loadModule')
  if (Object(fake.services.storage.read(SESSION)).openedBy === 'dap') await load(fake, 'loadModule')
  return opened
}

/** Stores a session on a contract of a product line in the tab, as a sign-in does. */
export const signedIn = (fake: FakeServices, productLine: ProductLine = 'kgfb', openedBy?: OpenedBy): void =>
  fake.services.storage.write(
    SESSION,
    sampleSession({ contractNumber: CONTRACT, productLine, ...(openedBy && { openedBy }) }),
  )
