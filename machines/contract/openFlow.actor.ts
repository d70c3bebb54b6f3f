import { type AnyStateMachine, fromPromise } from 'xstate'
import { createLazyRegistry } from '../actors/lazy'
import type { ContractHeader } from '../case/menu/productLineCases'
import type { ProductLine } from '../routes'
import { servicesOf } from '../services'
import { loadAvailableCases } from './offeredBy'

/** Registry that contains the machine of the flow that the contract opens. */
export const openFlowMachine = createLazyRegistry<{ readonly flow: AnyStateMachine }>()

interface OpenFlowInput {
  readonly productLine: ProductLine
  readonly key: string
  readonly header: ContractHeader | null
}

/** Loads the module with a flow's screen and texts, and registers the flow's machine in `openFlowMachine`. */
export const openFlowActor = fromPromise<void, OpenFlowInput>(
  async ({ input: { productLine, key, header }, system }) => {
    const services = servicesOf(system)
    const casesOrPromise = loadAvailableCases(services, productLine, header)
    const { menu } = casesOrPromise instanceof Promise ? await casesOrPromise : casesOrPromise
    const entry = menu.find((menuEntry) => menuEntry.key === key)
    if (entry?.type !== 'flow') throw new Error(`${productLine} has no flow ${key}`)
    await services.loadModule(entry.screen)
    openFlowMachine.provide({ flow: entry.machine })
  },
)
