import { reactivate as reactivateCasco } from '../../../src/api/casco'
import { textOf } from '../../case/definition/answer'
import { defineCase } from '../../case/definition/defineCase'
import { knownDetail } from '../../case/definition/detail'
import { date } from '../../case/definition/fields/date'
import { MONTH_DAYS } from '../dateLimits'
import { reactivationCostDetails } from '../reactivationCosts'

/**
 * The insurer's `terminationReasonId`s for terminations by the contractor. After such a termination the contract cannot
 * be reactivated.
 */
const terminationReasonIds: readonly number[] = [1, 2, 3, 4]

/** Tells if the contractor terminated the contract; `false` if the reason is missing or unknown. */
export const wasTerminated = (terminationReasonId: number | null | undefined): boolean =>
  terminationReasonIds.some((id) => id === terminationReasonId)

/** Szerződés reaktiválása: a contract that ended unpaid continues from a chosen day after the debt is paid. */
export const reactivate = defineCase({
  id: 'casco.reactivate',
  form: { reactivateDate: date({ from: 0, to: MONTH_DAYS }) },
  payment: { methods: ['card', 'transfer'] },
  present: reactivationCostDetails,
  confirmationDetails: (_, { reactivateDate }) => knownDetail('reactivatedFrom', 'date', textOf(reactivateDate)),
  summary: true,
  submit: reactivateCasco,
})
