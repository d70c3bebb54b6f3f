import type { InferOutput } from 'valibot'
import { lastNoticeDay } from '../../../machines/cases/terminationInfo'
import type { terminationResult } from '../../../src/api/entities'
import { canTerminateOn, openTermination, signedTermination, type TerminationRequest } from '../contract/termination'
import type { TimedEvent } from '../contract/timedEvents'
import { settlementLines } from '../payments/ending'
import type { VehicleContract } from '../state'
import type { Store } from '../store'
import { endContract } from './ending'
import { vehicleMemory } from './memory'
import { type VehicleReason, vehicleReasons } from './reasons'
import { terminationDay } from './terminationDay'
import { durationDiscount, previewTermination } from './terminationPreview'

interface VehicleTerminationRequest extends TerminationRequest {
  readonly terminationDate?: string | undefined
}

/**
 * Opens a case for a termination, which takes effect only after the customer's signature. Returns `undefined` if the
 * termination is not allowed or a document does not exist. Also returns `undefined` if a signed termination ends the
 * contract on or before the requested day.
 */
export const terminateVehicle = (
  store: Store,
  contract: VehicleContract,
  reason: VehicleReason,
  request: VehicleTerminationRequest,
): InferOutput<typeof terminationResult> | undefined => {
  const endDate = terminationDay(store, contract, reason, request.terminationDate)
  const { terminations } = vehicleMemory(contract)
  if (endDate === undefined || !canTerminateOn(store, contract, terminations, endDate, request)) return undefined
  const { id, label } = vehicleReasons[reason]
  const caseResult = openTermination(store, contract, request, {
    terminationReason: label,
    insuranceEndDate: endDate,
    signUntil: reason === 'anniversary' ? lastNoticeDay(endDate) : undefined,
    details: settlementLines(previewTermination(store, contract, reason, request.terminationDate)),
  })
  terminations.push({ caseId: caseResult.caseId, terminationReasonId: id, endDate })
  return caseResult
}

/**
 * The event that ends a contract after the customer has signed a termination; `undefined` if there is no signed
 * termination. Its day is the last day of cover, or the day of signing if that is later.
 */
export const terminationEvent = (contract: VehicleContract): TimedEvent | undefined => {
  const effectiveTermination = signedTermination(contract, vehicleMemory(contract).terminations)
  if (effectiveTermination === undefined) return undefined
  // A customer who stays until the anniversary does not pay back the long-term discount.
  const isEarly = effectiveTermination.terminationReasonId !== vehicleReasons.anniversary.id
  const { endDate, terminationReasonId, signedOn } = effectiveTermination
  return {
    day: endDate < signedOn ? signedOn : endDate,
    happens: (storeThatDay) => {
      const discount = isEarly ? (durationDiscount(contract)?.value ?? 0) : 0
      endContract(storeThatDay, contract, { endDate, terminationReasonId, discount })
    },
  }
}
