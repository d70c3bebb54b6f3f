import { reactivate as reactivateCasco } from '../../../src/api/casco'
import { textOf } from '../../case/definition/answer'
import { defineCase } from '../../case/definition/defineCase'
import { knownDetail } from '../../case/definition/detail'
import { date } from '../../case/definition/fields/date'
import { MONTH } from '../dateLimits'
import { reactivationCosts } from '../reactivationCosts'

/** The reasons for which a holder terminates a vehicle's contract; after those it cannot be brought back. */
const terminations: readonly number[] = [1, 2, 3, 4]

/** Whether a contract ended because its holder terminated it; unknown where the insurer says nothing or something new. */
export const wasTerminated = (terminationReasonId: number | null | undefined): boolean =>
  terminations.some((id) => id === terminationReasonId)

/** Szerződés reaktiválása: a contract that ended unpaid runs again from a day on, once what is owed is paid. */
export const reactivate = defineCase({
  id: 'casco.reactivate',
  form: { reactivateDate: date({ from: 0, to: MONTH }) },
  payment: { methods: ['card', 'transfer'] },
  present: reactivationCosts,
  confirmationDetails: (_, { reactivateDate }) => knownDetail('reactivatedFrom', 'date', textOf(reactivateDate)),
  summary: true,
  submit: reactivateCasco,
})
