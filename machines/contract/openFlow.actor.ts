import { type AnyStateMachine, fromPromise } from 'xstate'
import { createLazy } from '../actors/lazy'
import type { ContractHeader } from '../case/menu/productLineCases'
import type { ProductLine } from '../routes'
import { servicesOf } from '../services'
import { loadOffered } from './offeredBy'

/** The registry of the open flow's machine. */
export const openFlowMachine = createLazy<{ readonly flow: AnyStateMachine }>()

interface OpenFlowInput {
  readonly productLine: ProductLine
  readonly key: string
  readonly header: ContractHeader | null
}

/** Provides a flow's machine, and loads its screen and texts. */
export const openFlowActor = fromPromise<void, OpenFlowInput>(
  async ({ input: { productLine, key, header }, system }) => {
    const services = servicesOf(system)
    const loading = loadOffered(services, productLine, header)
    const { menu } = loading instanceof Promise ? await loading : loading
    const entry = menu.find((one) => one.key === key)
    if (entry?.type !== 'flow') throw new Error(`${productLine} has no flow ${key}`)
    await services.loadModule(entry.screen)
    openFlowMachine.provide({ flow: entry.machine })
  },
)
