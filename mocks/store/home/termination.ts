import type { InferOutput } from 'valibot'
import type { terminationInfo, terminationResult } from '../../../src/api/entities'
import { openTermination, type TerminationRequest, takesTermination } from '../contract/termination'
import { costPreviewOf, endBalance, settlementLines } from '../payments/ending'
import type { HomeContract } from '../state'
import type { Store } from '../store'
import { discountOf } from './discount'
import { type EndRequest, endFor, signUntil } from './end'
import { type HomeReason, homeReasons } from './reasons'

const emptyPreview = {
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
  request: EndRequest = {},
): InferOutput<typeof terminationInfo> => {
  const end = endFor(store, contract, reason, request)
  if (end === undefined) return emptyPreview
  return {
    ...costPreviewOf(store, contract, endBalance(store, contract, end)),
    insuranceEndDate: end,
    durationDiscount: discountOf(contract, reason, end, request),
    terminationDate: end,
  }
}

/** A requested termination. */
export interface HomeTerminationRequest extends TerminationRequest, EndRequest {}

/**
 * Accepts a termination, which waits for the customer's signature. Returns `undefined` if it is not allowed, a document
 * does not exist, or a signed termination ends the contract by that day.
 */
export const terminateHome = (
  store: Store,
  contract: HomeContract,
  reason: HomeReason,
  request: HomeTerminationRequest,
): InferOutput<typeof terminationResult> | undefined => {
  const endDate = endFor(store, contract, reason, request)
  const { label, id } = homeReasons[reason]
  contract.terminations ??= []
  if (endDate === undefined || !takesTermination(store, contract, contract.terminations, endDate, request))
    return undefined
  const terminationReason = request.isMarchTermination === true ? 'Márciusi felmondás' : label
  const opened = openTermination(store, contract, request, {
    terminationReason,
    insuranceEndDate: endDate,
    details: settlementLines(previewTermination(store, contract, reason, request)),
    signUntil: signUntil(store, contract, reason, { ...request, endDate }),
  })
  const discount = discountOf(contract, reason, endDate, request)?.value ?? 0
  contract.terminations.push({ caseId: opened.caseId, terminationReasonId: id, endDate, discount })
  return opened
}
