import type { InferOutput } from 'valibot'
import { getCases as getCascoCases } from '../src/api/casco'
import type { Endpoint, Outcome } from '../src/api/endpoint'
import type { modelPortfolioCase, onlineCase } from '../src/api/entities/case'
import { getCases as getHomeCases } from '../src/api/home'
import { getCases as getKgfbCases } from '../src/api/kgfb'
import { getCases as getLifeCases } from '../src/api/life'
import type { ProductLine } from './routes'

/** A submitted case in which the customer chose a model portfolio. */
export type PortfolioCase = InferOutput<typeof modelPortfolioCase>

/** A submitted case in the contract's list. The choice of a model portfolio has more fields than other cases. */
export type OnlineCase = InferOutput<typeof onlineCase> | PortfolioCase

/** The endpoint of each product line's list of cases. */
export const casesOfProductLine = {
  kgfb: getKgfbCases,
  casco: getCascoCases,
  lakas: getHomeCases,
  elet: getLifeCases,
  nyugdij: getLifeCases,
  baleset: getLifeCases,
} satisfies Readonly<Record<ProductLine, Endpoint>>

/** The outcome of loading a contract's submitted cases. */
export type CasesOutcome = Outcome<readonly OnlineCase[], { readonly code: string }>

/** Returns the submitted case with this id; `undefined` if the list does not contain it. */
export const caseWithId = (cases: readonly OnlineCase[], id: string): OnlineCase | undefined =>
  cases.find(({ caseId }) => caseId === id)
