import { fromPromise } from 'xstate'
import { getCases as getCascoCases } from '../../src/api/casco'
import type { Endpoint, Outcome } from '../../src/api/endpoint'
import { getCases as getHomeCases } from '../../src/api/home'
import { getCases as getKgfbCases } from '../../src/api/kgfb'
import { getCases as getLifeCases } from '../../src/api/life'
import { calls } from '../actors/call'
import type { ProductLine } from '../routes'
import { servicesOf } from '../services'
import { needOf } from './listed'
import type { Need, OnlineCase, OnlineCasesContext } from './onlineCases.types'

/** The endpoint of each product line's list of cases. */
export const casesOfProductLine = {
  kgfb: getKgfbCases,
  casco: getCascoCases,
  lakas: getHomeCases,
  elet: getLifeCases,
  nyugdij: getLifeCases,
  baleset: getLifeCases,
} satisfies Readonly<Record<ProductLine, Endpoint>>

/** The outcome of listing the cases. */
export type ListedCases = Outcome<readonly OnlineCase[], { readonly code: string }>

/** Loads the cases of a contract of the product line. */
export const loadCasesActor = calls(
  fromPromise<ListedCases, { readonly area: ProductLine }>(({ input: { area }, signal, system }) =>
    servicesOf(system).call(casesOfProductLine[area], {}, { signal }),
  ),
  ...Object.values(casesOfProductLine),
)

/** The case with an id. */
export const caseOf = (cases: readonly OnlineCase[], id: string): OnlineCase | undefined =>
  cases.find(({ caseId }) => caseId === id)

/** The customer's next step in the opened case; `null` if there is no step. */
export const awaitedOf = ({
  cases,
  opened,
  today,
}: Pick<OnlineCasesContext, 'cases' | 'opened' | 'today'>): Need | null => {
  const open = caseOf(cases, opened)
  return open === undefined ? null : needOf(open, today)
}
