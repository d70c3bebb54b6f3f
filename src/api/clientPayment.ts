import * as v from 'valibot'
import { confirmationEmail } from './bodies'
import { modificationFailed } from './businessErrors'
import { endpoint } from './endpoint'
import { assumed, assumedKnown, caseResult, finite, isoDate, knownOnly, money, paymentChangeResult } from './entities'
import { typedShort } from './typed'

/** How premiums are paid now, and how they could be. */
export const getPaymentTypeOrFrequency = endpoint({
  id: 'clientData.getPaymentTypeOrFrequency',
  method: 'GET',
  path: 'client-data/change-payment-type-or-frequency',
  response: v.object({
    paymentTypeId: assumed(finite),
    paymentFrequencyId: assumed(finite),
    /** What can be chosen; everything that the specification names where it is left out. */
    paymentTypeIds: assumed(v.array(finite)),
    paymentFrequencyIds: assumed(v.array(finite)),
    /** What is paid at a time, by how often that is, from the day on from which a change would count. */
    premiums: assumed(knownOnly(v.object({ paymentFrequencyId: finite, premium: money }))),
    /** The day from which a change would count: the next premium is paid by it. */
    nextPremiumDate: assumedKnown(isoDate),
  }),
  failures: {},
  source: 'spec',
  assumes: 'The whole answer.',
})

/** Changes how premiums are paid. */
export const changePaymentTypeOrFrequency = endpoint({
  id: 'clientData.changePaymentTypeOrFrequency',
  method: 'POST',
  path: 'client-data/change-payment-type-or-frequency',
  body: v.object({
    ...confirmationEmail,
    paymentTypeId: v.number(),
    paymentFrequencyId: v.number(),
  }),
  response: paymentChangeResult,
  failures: modificationFailed,
  source: 'spec',
  assumes:
    'The whole body; that direct debit draws from the account that the insurer knows; that the answer says the next premium and its day.',
})

/** Gives the number of a SuperShop card. */
export const changeSuperShop = endpoint({
  id: 'clientData.changeSuperShop',
  method: 'POST',
  path: 'client-data/change-super-shop',
  body: v.object({ ...confirmationEmail, superShopNumber: typedShort }),
  response: caseResult,
  failures: modificationFailed,
  source: 'assumed',
  why: 'The menu has the change, the specification no call for it.',
})

/** Changes the personal tax identifier. */
export const changeTaxNumber = endpoint({
  id: 'clientData.changeTaxNumber',
  method: 'POST',
  path: 'client-data/change-tax-number',
  body: v.object({ ...confirmationEmail, taxNumber: typedShort }),
  response: caseResult,
  failures: modificationFailed,
  source: 'assumed',
  why: 'The menu has the change, the specification no call for it.',
})
