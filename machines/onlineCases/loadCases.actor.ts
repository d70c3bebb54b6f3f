import { fromPromise } from 'xstate'
import { recordCalls } from '../actors/call'
import { type CasesOutcome, casesOfProductLine } from '../casesOfProductLine'
import type { ProductLine } from '../routes'
import { servicesOf } from '../services'

/** Loads the contract's cases, by the call of its product line. */
export const loadCasesActor = recordCalls(
  fromPromise<CasesOutcome, { readonly productLine: ProductLine }>(({ input: { productLine }, signal, system }) =>
    servicesOf(system).call(casesOfProductLine[productLine], {}, { signal }),
  ),
  ...Object.values(casesOfProductLine),
)
