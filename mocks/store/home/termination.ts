import type { InferOutput } from 'valibot'
import type { terminationInfo, terminationResult } from '../../../src/api/entities'
import { type AskedTermination, openTermination, takesTermination } from '../contract/termination'
import { endBalance, settlementLines, toldCosts } from '../payments/ending'
import type { HomeContract } from '../state'
import type { Store } from '../store'
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

/** The preview of a termination for a reason on a day (default: today); empty if it is not allowed. */
export const previewTermination = (
  store: Store,
  contract: HomeContract,
  reason: HomeReason,
  asked: AskedEnd = {},
): InferOutput<typeof terminationInfo> => {
  const end = endFor(store, contract, reason, asked)
  if (end === undefined) return nothing
  return {
    ...toldCosts(store, contract, endBalance(store, contract, end)),
    insuranceEndDate: end,
    durationDiscount: discountOf(contract, reason, end, asked),
    terminationDate: end,
  }
}

/** A requested termination. */
export interface AskedHomeTermination extends AskedTermination, AskedEnd {}

/**
 * Accepts a termination, which waits for the customer's signature. Returns `undefined` if it is not allowed, a document
 * does not exist, or a signed termination ends the contract by that day.
 */
export const terminateHome = (
  store: Store,
  contract: HomeContract,
  reason: HomeReason,
  asked: AskedHomeTermination,
): InferOutput<typeof terminationResult> | undefined => {
  const endDate = endFor(store, contract, reason, asked)
  const { label, id } = homeReasons[reason]
  contract.terminations ??= []
  if (endDate === undefined || !takesTermination(store, contract, contract.terminations, endDate, asked))
    return undefined
  const terminationReason = asked.isMarchTermination === true ? 'Márciusi felmondás' : label
  const opened = openTermination(store, contract, asked, {
    terminationReason,
    insuranceEndDate: endDate,
    details: settlementLines(previewTermination(store, contract, reason, asked)),
    signUntil: signUntil(store, contract, reason, { ...asked, endDate }),
  })
  const discount = discountOf(contract, reason, endDate, asked)?.value ?? 0
  contract.terminations.push({ caseId: opened.caseId, terminationReasonId: id, endDate, discount })
  return opened
}
