import { fromPromise } from 'xstate'
import { recordCalls } from '../actors/call'
import { type Reloaded, reloadOnReturn } from '../actors/reloadOnReturn'
import { type CasesOutcome, casesOfProductLine } from '../casesOfProductLine'
import type { ProductLine } from '../routes'
import { type Services, servicesOf } from '../services'

interface LoadInput {
  readonly productLine: ProductLine
}

/** Sent to the machine of the submitted cases: the cases were loaded again. */
export type CasesReloaded = Reloaded<'list.reloaded', CasesOutcome>

const endpoints = Object.values(casesOfProductLine)

const loadCases = (services: Services, { productLine }: LoadInput, signal: AbortSignal): Promise<CasesOutcome> =>
  services.call(casesOfProductLine[productLine], {}, { signal })

/** Loads the contract's submitted cases with the call of the contract's product line. */
export const loadCasesActor = recordCalls(
  fromPromise<CasesOutcome, LoadInput>(({ input, signal, system }) => loadCases(servicesOf(system), input, signal)),
  ...endpoints,
)

/** Loads the cases again each time the customer returns to the page. */
export const watchCasesActor = reloadOnReturn('list.reloaded', loadCases, ...endpoints)
