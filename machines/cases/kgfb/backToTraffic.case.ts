import { getHeader } from '../../../src/api/kgfb'
import { previewReturnToTraffic, returnToTraffic } from '../../../src/api/kgfbTraffic'
import { textOf } from '../../case/definition/answer'
import { defineCase } from '../../case/definition/defineCase'
import { knownDetail, knownMoneyDetail } from '../../case/definition/detail'
import { date } from '../../case/definition/fields/date'
import { DECADE_DAYS, FORTY_YEARS_DAYS } from '../dateLimits'

/** Ismételt forgalomba helyezés bejelentése: the day of the return, past or future. A preview shows the costs. */
export const backToTraffic = defineCase({
  id: 'kgfb.backToTraffic',
  load: getHeader,
  form: { backDate: date({ from: -FORTY_YEARS_DAYS, to: DECADE_DAYS }) },
  limits: ({ outOfTraffic }) => ({ backDate: { first: outOfTraffic?.since, last: outOfTraffic?.until } }),
  preview: {
    from: previewReturnToTraffic,
    input: ({ body, contractNumber }) => ({ params: { x: contractNumber }, query: { backDate: body.backDate } }),
    details: ({ removedSince, validFromDate, amountDue, refund }) => [
      ...knownDetail('removedSince', 'date', removedSince),
      ...knownDetail('coverFrom', 'date', validFromDate),
      ...knownMoneyDetail('amountDue', amountDue),
      ...knownMoneyDetail('refund', refund),
    ],
    kept: ({ removedSince, amountDue, refund }) => [
      ...knownDetail('removedSince', 'date', removedSince),
      ...knownMoneyDetail('amountDue', amountDue),
      ...knownMoneyDetail('refund', refund),
    ],
  },
  confirmationDetails: (_, { backDate }) => knownDetail('backFrom', 'date', textOf(backDate)),
  summary: true,
  submit: returnToTraffic,
})
