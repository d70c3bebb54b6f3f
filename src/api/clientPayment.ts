import * as v from 'valibot'
import { confirmationEmailField } from './bodies'
import { modificationFailures } from './businessErrors'
import { endpoint } from './endpoint'
import {
  assumed,
  assumedKnown,
  caseResult,
  finite,
  isoDate,
  money,
  parsableListOf,
  paymentChangeResult,
} from './entities'
import { typedShort } from './typed'

/** The current payment type and frequency of premiums, and the available ones. */
export const getPaymentTypeOrFrequency = endpoint({
  id: 'clientData.getPaymentTypeOrFrequency',
  method: 'GET',
  path: 'client-data/change-payment-type-or-frequency',
  response: v.object({
    paymentTypeId: assumed(finite),
    paymentFrequencyId: assumed(finite),
    /** The selectable payment types. If left out, all types of the specification are selectable. */
    paymentTypeIds: assumed(v.array(finite)),
    paymentFrequencyIds: assumed(v.array(finite)),
    /** The premium for each payment frequency, from the day on which a change would take effect. */
    premiums: assumed(parsableListOf(v.object({ paymentFrequencyId: finite, premium: money }))),
    /** The day on which a change would take effect: the due date of the next premium. `null` if none will be due. */
    nextPremiumDate: assumedKnown(isoDate),
  }),
  failures: {},
  source: 'spec',
  assumes: 'The whole answer.',
})

/** Changes the payment type or frequency of premiums. */
export const changePaymentTypeOrFrequency = endpoint({
  id: 'clientData.changePaymentTypeOrFrequency',
  method: 'POST',
  path: 'client-data/change-payment-type-or-frequency',
  body: v.object({
    ...confirmationEmailField,
    paymentTypeId: v.number(),
    paymentFrequencyId: v.number(),
  }),
  response: paymentChangeResult,
  failures: modificationFailures,
  source: 'spec',
  assumes:
    'The whole body; that direct debit draws from the account that the insurer knows; that the answer contains the next premium and its day.',
})

/** Changes the SuperShop card number. */
export const changeSuperShop = endpoint({
  id: 'clientData.changeSuperShop',
  method: 'POST',
  path: 'client-data/change-super-shop',
  body: v.object({ ...confirmationEmailField, superShopNumber: typedShort }),
  response: caseResult,
  failures: modificationFailures,
  source: 'assumed',
  why: 'The menu has this change, but the specification has no call for it.',
})

/** Changes the personal tax identifier. */
export const changeTaxNumber = endpoint({
  id: 'clientData.changeTaxNumber',
  method: 'POST',
  path: 'client-data/change-tax-number',
  body: v.object({ ...confirmationEmailField, taxNumber: typedShort }),
  response: caseResult,
  failures: modificationFailures,
  source: 'assumed',
  why: 'The menu has this change, but the specification has no call for it.',
})
