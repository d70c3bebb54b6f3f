import { getHeader } from '../../../src/api/kgfb'
import { previewReturnToTraffic, returnToTraffic } from '../../../src/api/kgfbTraffic'
import { textOf } from '../../case/definition/answer'
import { defineCase } from '../../case/definition/defineCase'
import { knownDetail, knownMoneyDetail } from '../../case/definition/detail'
import { date } from '../../case/definition/fields/date'
import type { AnyHeader } from '../../case/menu/productLineCases'
import { DECADE_DAYS, FORTY_YEARS_DAYS } from '../dateLimits'
import { scheduledEndOf } from '../scheduledEnd'

/**
 * Returns the last day on which the vehicle can be back in traffic: the last day that cover can be suspended, or the last
 * day of a terminated contract. `null` or `undefined` if the insurer reports no such day.
 */
export const lastReturnDay = (header: AnyHeader): string | null | undefined => {
  const [until, end] = [header.outOfTraffic?.until, scheduledEndOf(header)]
  return until && end && end < until ? end : until
}

/** Ismételt forgalomba helyezés bejelentése: the day of the return, past or future. A preview shows the costs. */
export const backToTraffic = defineCase({
  id: 'kgfb.backToTraffic',
  load: getHeader,
  form: { backDate: date({ from: -FORTY_YEARS_DAYS, to: DECADE_DAYS }) },
  limits: (header) => ({ backDate: { first: header.outOfTraffic?.since, last: lastReturnDay(header) } }),
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
