import type { InferOutput } from 'valibot'
import type { terminationInfo, terminationResult } from '../../../src/api/entities'
import { formatDate } from '../../../src/texts/format'
import { type AskedTermination, openTermination, takesTermination } from '../contract/termination'
import type { PropertyContract } from '../state'
import type { World } from '../world'
import { type AskedEnd, endFor } from './end'
import { type HomeReason, homeReasons } from './reasons'

/** What a customer pays back of the discount for a long duration who leaves before an anniversary. */
const DURATION_DISCOUNT = { value: 12_600, currency: 'HUF' } as const

const nothing = { debtForWithdraw: null, insuranceEndDate: null, durationDiscount: null, terminationDate: null }

/** What a termination for a reason would mean today; nothing where it cannot be. */
export const previewTermination = (
  world: World,
  contract: PropertyContract,
  reason: HomeReason,
): InferOutput<typeof terminationInfo> => {
  const end = endFor(world, contract, reason)
  if (end === undefined) return nothing
  return {
    debtForWithdraw: contract.header.debt,
    insuranceEndDate: end,
    durationDiscount: reason === 'anniversary' ? null : DURATION_DISCOUNT,
    terminationDate: end,
  }
}

/** A termination as it is handed in. */
export interface AskedHomeTermination extends AskedTermination, AskedEnd {}

/**
 * Takes a termination, which waits for the customer's signature. `undefined` where it cannot be, a document is not
 * there, or one was signed already.
 */
export const terminateHome = (
  world: World,
  contract: PropertyContract,
  reason: HomeReason,
  asked: AskedHomeTermination,
): InferOutput<typeof terminationResult> | undefined => {
  const endDate = endFor(world, contract, reason, asked)
  const { label, id } = homeReasons[reason]
  contract.terminations ??= []
  if (endDate === undefined || !takesTermination(world, contract, contract.terminations, asked)) return undefined
  const terminationReason = asked.isMarchTermination === true ? 'Márciusi felmondás' : label
  const opened = openTermination(world, contract, asked, [
    ['A megszüntetés oka', terminationReason],
    ['A szerződés megszűnésének napja', formatDate(endDate)],
  ])
  contract.terminations.push({ caseId: opened.caseId, terminationReasonId: id, endDate })
  return { ...opened, terminationReason }
}
