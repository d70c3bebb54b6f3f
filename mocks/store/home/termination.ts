import type { InferOutput } from 'valibot'
import type { terminationInfo, terminationResult } from '../../../src/api/entities'
import { type AskedTermination, openTermination, takesTermination } from '../contract/termination'
import { endBalance, settlementLines, toldCosts } from '../payments/ending'
import type { PropertyContract } from '../state'
import type { World } from '../store'
import { discountOf } from './discount'
import { type AskedEnd, endFor, signUntil } from './end'
import { type HomeReason, homeReasons } from './reasons'

const nothing = {
  debtForWithdraw: null,
  premiumUntilEnd: null,
  unusedPremium: null,
  insuranceEndDate: null,
  durationDiscount: null,
  terminationDate: null,
}

/** What a termination for a reason would mean that is asked for on a day, or else today; nothing where it cannot be. */
export const previewTermination = (
  world: World,
  contract: PropertyContract,
  reason: HomeReason,
  asked: AskedEnd = {},
): InferOutput<typeof terminationInfo> => {
  const end = endFor(world, contract, reason, asked)
  if (end === undefined) return nothing
  return {
    ...toldCosts(world, contract, endBalance(world, contract, end)),
    insuranceEndDate: end,
    durationDiscount: discountOf(contract, reason, end, asked),
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
  if (endDate === undefined || !takesTermination(world, contract, contract.terminations, endDate, asked))
    return undefined
  const terminationReason = asked.isMarchTermination === true ? 'Márciusi felmondás' : label
  const opened = openTermination(world, contract, asked, {
    terminationReason,
    insuranceEndDate: endDate,
    details: settlementLines(previewTermination(world, contract, reason, asked)),
    signUntil: signUntil(world, contract, reason, { ...asked, endDate }),
  })
  const discount = discountOf(contract, reason, endDate, asked)?.value ?? 0
  contract.terminations.push({ caseId: opened.caseId, terminationReasonId: id, endDate, discount })
  return opened
}
