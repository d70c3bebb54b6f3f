import * as v from 'valibot'
import { confirmationEmailField } from './bodies'
import { modificationFailures } from './businessErrors'
import { endpoint } from './endpoint'
import { caseResult, fundOrder, paidByCard, topUpInfo } from './entities'

/** Data for a top-up: the account, the minimum amount, the funds and the current model portfolio. */
export const getTopUp = endpoint({
  id: 'life.getTopUp',
  method: 'GET',
  path: 'life/topup-payment',
  response: topUpInfo,
  failures: {},
  source: 'spec',
})

/** Submits a top-up: a payment in addition to the premium. */
export const topUp = endpoint({
  id: 'life.topUp',
  method: 'POST',
  path: 'life/topup-payment',
  body: v.object({
    ...confirmationEmailField,
    topupAmount: v.number(),
    productFunds: v.optional(v.array(fundOrder)),
    modelPortfolioId: v.optional(v.nullable(v.string())),
    ...paidByCard.entries,
  }),
  response: caseResult,
  failures: modificationFailures,
  source: 'spec',
  assumes: 'The body but for email and the payment: either an allocation that sums to 100, or the current portfolio.',
})
