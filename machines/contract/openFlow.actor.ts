import { type AnyStateMachine, fromPromise } from 'xstate'
import { createLazy } from '../actors/lazy'
import { lazyCases } from '../case/lazyCases'
import { portsOf } from '../ports'
import type { Area } from '../routes'

/** The open flow's chart. */
export const openFlowChart = createLazy<{ readonly flow: AnyStateMachine }>()

/** Puts a flow's chart into its place, and loads its screen and texts. */
export const openFlowActor = fromPromise<void, { readonly area: Area; readonly key: string }>(
  async ({ input, system }) => {
    const ports = portsOf(system)
    const loading = ports.loadModule(input.area)
    if (loading !== undefined) await loading
    const { menu } = lazyCases.get(input.area)
    const entry = menu.find(({ key }) => key === input.key)
    if (entry?.kind !== 'flow') throw new Error(`${input.area} has no flow ${input.key}`)
    await ports.loadModule(entry.screen)
    openFlowChart.provide({ flow: entry.machine })
  },
)
