import { type AnyStateMachine, fromPromise } from 'xstate'
import { createLazy } from '../actors/lazy'
import type { ContractHeader } from '../case/menu/productLineCases'
import type { Area } from '../routes'
import { portsOf } from '../services'
import { loadOffered } from './offeredBy'

/** The open flow's chart. */
export const openFlowChart = createLazy<{ readonly flow: AnyStateMachine }>()

interface OpenFlowInput {
  readonly area: Area
  readonly key: string
  readonly header: ContractHeader | null
}

/** Puts a flow's chart into its place, and loads its screen and texts. */
export const openFlowActor = fromPromise<void, OpenFlowInput>(async ({ input: { area, key, header }, system }) => {
  const ports = portsOf(system)
  const loading = loadOffered(ports, area, header)
  const { menu } = loading instanceof Promise ? await loading : loading
  const entry = menu.find((one) => one.key === key)
  if (entry?.kind !== 'flow') throw new Error(`${area} has no flow ${key}`)
  await ports.loadModule(entry.screen)
  openFlowChart.provide({ flow: entry.machine })
})
