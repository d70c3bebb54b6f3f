import { type AnyStateMachine, fromPromise } from 'xstate'
import { createSlot } from '../actors/slot'
import { areaCasesOf } from '../case/areas'
import { portsOf } from '../ports'
import type { Area } from '../routes'

/** Where the open flow's chart runs. */
export const flowSlot = createSlot<AnyStateMachine>('flow')

/** Puts a flow's chart into the slot, and loads its screen and texts. */
export const openFlowActor = fromPromise<void, { readonly area: Area; readonly key: string }>(
  async ({ input, system }) => {
    const ports = portsOf(system)
    await ports.loadArea(input.area)
    const { menu } = areaCasesOf(input.area)
    const entry = menu.find(({ key }) => key === input.key)
    if (entry?.kind !== 'flow') throw new Error(`${input.area} has no flow ${input.key}`)
    await ports.loadPart(entry.screen)
    flowSlot.fill(entry.machine)
  },
)
