import type { InferOutput } from 'valibot'
import type { terminationInfo, terminationResult } from '../../../src/api/entities'
import { canTerminateOn, openTermination, type TerminationRequest } from '../contract/termination'
import { costPreviewOf, endBalance, settlementLines } from '../payments/ending'
import type { HomeContract } from '../state'
import type { Store } from '../store'
import { discountOf } from './discount'
import { type EndRequest, endDateFor, noticeDeadline } from './end'
import { type HomeReason, homeReasons } from './reasons'

const emptyPreview = {
  debtForWithdraw: null,
  premiumUntilEnd: null,
  unusedPremium: null,
  insuranceEndDate: null,
  durationDiscount: null,
  terminationDate: null,
}

/**
 * The preview of a termination for a reason on a day (default: today). Its fields are `null` if the termination is not
 * allowed.
 */
export const previewTermination = (
  store: Store,
  contract: HomeContract,
  reason: HomeReason,
  request: EndRequest = {},
): InferOutput<typeof terminationInfo> => {
  const endDate = endDateFor(store, contract, reason, request)
  if (endDate === undefined) return emptyPreview
  return {
    ...costPreviewOf(store, contract, endBalance(store, contract, endDate)),
    insuranceEndDate: endDate,
    durationDiscount: discountOf(contract, reason, endDate, request),
    terminationDate: endDate,
  }
}

/** The customer's request to terminate a home contract. */
export interface HomeTerminationRequest extends TerminationRequest, EndRequest {}

/**
 * Opens a case for a termination, which takes effect only after the customer's signature. Returns `undefined` if the
 * termination is not allowed or a document does not exist. Also returns `undefined` if a signed termination ends the
 * contract on or before the requested day.
 */
export const terminateHome = (
  store: Store,
  contract: HomeContract,
  reason: HomeReason,
  request: HomeTerminationRequest,
): InferOutput<typeof terminationResult> | undefined => {
  const endDate = endDateFor(store, contract, reason, request)
  const { label, id } = homeReasons[reason]
  contract.terminations ??= []
  if (endDate === undefined || !canTerminateOn(store, contract, contract.terminations, endDate, request))
    return undefined
  const terminationReason = request.isMarchTermination === true ? 'Márciusi felmondás' : label
  const caseResult = openTermination(store, contract, request, {
    terminationReason,
    insuranceEndDate: endDate,
    details: settlementLines(previewTermination(store, contract, reason, request)),
    signUntil: noticeDeadline(store, contract, reason, { ...request, endDate }),
  })
  const discount = discountOf(contract, reason, endDate, request)?.value ?? 0
  contract.terminations.push({ caseId: caseResult.caseId, terminationReasonId: id, endDate, discount })
  return caseResult
}
