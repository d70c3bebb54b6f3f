import { getHeader } from '../../../src/api/kgfb'
import { previewReturnToTraffic, returnToTraffic } from '../../../src/api/kgfbTraffic'
import { textOf } from '../../case/definition/answer'
import { defineCase } from '../../case/definition/defineCase'
import { knownDetail, knownMoney } from '../../case/definition/detail'
import { date } from '../../case/definition/fields/date'
import { DECADE, FORTY_YEARS } from '../dateLimits'

/** Ismételt forgalomba helyezés bejelentése: the day of the return, past or future. A preview shows the costs. */
export const backToTraffic = defineCase({
  id: 'kgfb.backToTraffic',
  load: getHeader,
  form: { backDate: date({ from: -FORTY_YEARS, to: DECADE }) },
  limits: ({ outOfTraffic }) => ({ backDate: { first: outOfTraffic?.since, last: outOfTraffic?.until } }),
  preview: {
    from: previewReturnToTraffic,
    input: ({ body, contractNumber }) => ({ params: { x: contractNumber }, query: { backDate: body.backDate } }),
    details: ({ removedSince, validFromDate, amountDue, refund }) => [
      ...knownDetail('removedSince', 'date', removedSince),
      ...knownDetail('coverFrom', 'date', validFromDate),
      ...knownMoney('amountDue', amountDue),
      ...knownMoney('refund', refund),
    ],
    kept: ({ removedSince, amountDue, refund }) => [
      ...knownDetail('removedSince', 'date', removedSince),
      ...knownMoney('amountDue', amountDue),
      ...knownMoney('refund', refund),
    ],
  },
  confirmationDetails: (_, { backDate }) => knownDetail('backFrom', 'date', textOf(backDate)),
  summary: true,
  submit: returnToTraffic,
})
