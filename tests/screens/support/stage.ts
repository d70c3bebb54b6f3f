import { type AnyActorRef, createActor } from 'xstate'
import type { ScriptedWorld } from '../../../exploration/kit/fakeServices'
import { type Lived, record, settled } from '../../../exploration/kit/run'
import { sampleConfiguration } from '../../../exploration/kit/sampleConfiguration'
import { keptSession } from '../../../exploration/kit/sampleToken'
import type { Path } from '../../../exploration/paths'
import { appMachine } from '../../../machines/app.machine'
import type { Area } from '../../../machines/routes'
import { bindPorts } from '../../../machines/services'
import type { OpenedBy } from '../../../machines/signedIn'
import { SESSION } from '../../../machines/storageKeys'
import type { AppActor } from '../../../src/hooks/actor'
import { load } from '../../machines/story'

/** A running machine, as what it shows depends on it. */
export type Running = AnyActorRef

/** A whole portal in which one machine is gone through. */
export interface Stage {
  readonly app: AppActor
  readonly world: ScriptedWorld
  /** The machine that is gone through; `undefined` until the customer's first step starts it. */
  readonly actor: () => Running | undefined
  readonly livesOf: (actor: AnyActorRef) => readonly Lived[]
  /** What the customer does first, where that starts the machine. */
  readonly opener: { readonly type: string } | null
}

/** Puts a path's machine on its screens. */
export type Opening = (path: Path, world: ScriptedWorld) => Promise<Stage>

/** The contract of every sample session, whatever its area. */
export const CONTRACT = '10000001'

/** Opens the portal at an address, its root chart given. */
export const open = async (machine: typeof appMachine, address: string, world: ScriptedWorld) => {
  const app: AppActor = createActor(machine, { input: { address } })
  bindPorts(app.system, world.ports)
  const livesOf = record(app.system)
  app.start()
  await settled()
  return { app, world, livesOf, opener: null }
}

/** The same with everything that a start loads, for a customer who is signed in if the tab says so. */
export const openStarted = async (address: string, world: ScriptedWorld, machine: typeof appMachine = appMachine) => {
  const opened = await open(machine, address, world)
  await load(world, 'loadConfiguration', sampleConfiguration)
  await load(world, 'loadTexts')
  if (world.storage.has(SESSION)) await load(world, 'loadModule')
  if (Object(world.ports.storage.read(SESSION)).openedBy === 'dap') await load(world, 'loadModule')
  return opened
}

/** Leaves a session on a contract of an area in the tab, as a sign-in does. */
export const signedIn = (world: ScriptedWorld, area: Area = 'kgfb', openedBy?: OpenedBy): void =>
  world.ports.storage.write(SESSION, keptSession({ contractNumber: CONTRACT, area, ...(openedBy && { openedBy }) }))
