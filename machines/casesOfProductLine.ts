import type { InferOutput } from 'valibot'
import { getCases as getCascoCases } from '../src/api/casco'
import type { Endpoint, Outcome } from '../src/api/endpoint'
import type { modelPortfolioCase, onlineCase } from '../src/api/entities/case'
import { getCases as getHomeCases } from '../src/api/home'
import { getCases as getKgfbCases } from '../src/api/kgfb'
import { getCases as getLifeCases } from '../src/api/life'
import type { ProductLine } from './routes'

/** A chosen model portfolio. */
export type PortfolioCase = InferOutput<typeof modelPortfolioCase>

/** A listed case. A chosen model portfolio has more fields. */
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

/** The outcome of listing the cases. */
export type CasesOutcome = Outcome<readonly OnlineCase[], { readonly code: string }>

/** The case with an id. */
export const caseWithId = (cases: readonly OnlineCase[], id: string): OnlineCase | undefined =>
  cases.find(({ caseId }) => caseId === id)
