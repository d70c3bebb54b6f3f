import { fromPromise } from 'xstate'
import { CallFault } from '../../src/api/fault'
import type { ContractHeader } from '../case/areaCases'
import { portsOf } from '../ports'
import type { Area } from '../routes'
import type { EnabledEntry } from './contract.types'

/** A contract's header, and what the contract offers. */
export interface LoadedHeader {
  readonly header: ContractHeader
  readonly menu: readonly EnabledEntry[]
}

/** Loads the area's flows and the contract's header. Errs with a `CallFault`, also where the insurer refuses. */
export const loadHeaderActor = fromPromise<LoadedHeader, { readonly area: Area; readonly isContractor: boolean }>(
  async ({ input, signal, system }) => {
    const ports = portsOf(system)
    const area = await ports.loadArea(input.area)
    const outcome = await ports.call(area.header, {}, { signal })
    if (!outcome.ok) throw new CallFault('brokenAnswer', `${area.header.id} was refused: ${outcome.failure.code}`)
    const header = outcome.data
    return {
      header,
      menu: area.menu
        .filter(({ isEnabled }) => isEnabled(header, input))
        .map(({ key, group, kind }) => ({ key, group, kind })),
    }
  },
)
