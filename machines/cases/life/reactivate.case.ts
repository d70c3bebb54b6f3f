import { reactivate as reactivateLife } from '../../../src/api/lifeRequests'
import { textOf } from '../../case/definition/answer'
import { defineCase } from '../../case/definition/defineCase'
import { knownDetail } from '../../case/definition/detail'
import { date } from '../../case/definition/fields/date'
import { email } from '../../case/definition/fields/email'
import { optional } from '../../case/definition/fields/optional'
import { MONTH_DAYS } from '../dateLimits'
import { reactivationCostDetails } from '../reactivationCosts'

/** Szerződés reaktiválása: an ended contract continues from a chosen day after the debt is paid. */
export const reactivate = defineCase({
  id: 'life.reactivate',
  form: { reactivateDate: date({ from: 0, to: MONTH_DAYS }), email: optional(email()) },
  payment: { methods: ['card', 'transfer'] },
  present: reactivationCostDetails,
  confirmationDetails: (_, { reactivateDate }) => knownDetail('reactivatedFrom', 'date', textOf(reactivateDate)),
  summary: true,
  submit: reactivateLife,
})
