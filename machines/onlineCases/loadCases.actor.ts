import { fromPromise } from 'xstate'
import { calls } from '../actors/call'
import { casesOfProductLine, type ListedCases } from '../casesOfProductLine'
import type { ProductLine } from '../routes'
import { servicesOf } from '../services'

/** Loads the contract's cases, by the call of its product line. */
export const loadCasesActor = calls(
  fromPromise<ListedCases, { readonly productLine: ProductLine }>(({ input: { productLine }, signal, system }) =>
    servicesOf(system).call(casesOfProductLine[productLine], {}, { signal }),
  ),
  ...Object.values(casesOfProductLine),
)
