import { getHeader } from '../../../src/api/kgfb'
import { previewRemoveFromTraffic, removeFromTraffic as reportRemoval } from '../../../src/api/kgfbTraffic'
import { textOf } from '../../case/definition/answer'
import { defineCase } from '../../case/definition/defineCase'
import { knownDetail, knownMoneyDetail } from '../../case/definition/detail'
import { date } from '../../case/definition/fields/date'
import { DECADE_DAYS } from '../dateLimits'

/** Ideiglenes forgalomból kivonás bejelentése: the start day. A preview shows the effect. */
export const removeFromTraffic = defineCase({
  id: 'kgfb.removeFromTraffic',
  load: getHeader,
  form: { vehicleRemoveStartDate: date({ from: 0, to: DECADE_DAYS }) },
  limits: ({ insuranceValidDate }) => ({ vehicleRemoveStartDate: { last: insuranceValidDate } }),
  preview: {
    from: previewRemoveFromTraffic,
    input: ({ body, contractNumber }) => ({
      params: { x: contractNumber },
      query: { vehicleRemoveStartDate: body.vehicleRemoveStartDate },
    }),
    details: ({ validFromDate, validToDate, refund }) => [
      ...knownDetail('coverPausedFrom', 'date', validFromDate),
      ...knownDetail('coverPausedUntil', 'date', validToDate),
      ...knownMoneyDetail('refund', refund),
    ],
    kept: ({ validToDate, refund }) => [
      ...knownDetail('coverPausedUntil', 'date', validToDate),
      ...knownMoneyDetail('refund', refund),
    ],
  },
  // The confirmation repeats the day, because the answers are deleted after the submission.
  confirmationDetails: (_, { vehicleRemoveStartDate }) =>
    knownDetail('removedFrom', 'date', textOf(vehicleRemoveStartDate)),
  summary: true,
  submit: reportRemoval,
})
