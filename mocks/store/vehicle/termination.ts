import type { InferOutput } from 'valibot'
import { lastDayOfNotice } from '../../../machines/cases/terminationInfo'
import type { terminationResult } from '../../../src/api/entities'
import type { TimedEvent } from '../contract/passing'
import { openTermination, signedTermination, type TerminationRequest, takesTermination } from '../contract/termination'
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
 * Accepts a termination, which waits for the customer's signature. Returns `undefined` if it is not allowed, a document
 * does not exist, or a signed termination ends the contract by that day.
 */
export const terminateVehicle = (
  store: Store,
  contract: VehicleContract,
  reason: VehicleReason,
  request: VehicleTerminationRequest,
): InferOutput<typeof terminationResult> | undefined => {
  const endDate = terminationDay(store, contract, reason, request.terminationDate)
  const { terminations } = vehicleMemory(contract)
  if (endDate === undefined || !takesTermination(store, contract, terminations, endDate, request)) return undefined
  const { id, label } = vehicleReasons[reason]
  const opened = openTermination(store, contract, request, {
    terminationReason: label,
    insuranceEndDate: endDate,
    signUntil: reason === 'anniversary' ? lastDayOfNotice(endDate) : undefined,
    details: settlementLines(previewTermination(store, contract, reason, request.terminationDate)),
  })
  terminations.push({ caseId: opened.caseId, terminationReasonId: id, endDate })
  return opened
}

/** The end of a contract whose termination was signed: on its last day, or on the day of signing if that is later. */
export const termination = (contract: VehicleContract): TimedEvent | undefined => {
  const signed = signedTermination(contract, vehicleMemory(contract).terminations)
  if (signed === undefined) return undefined
  // A customer who stays until the anniversary keeps the discount.
  const isEarly = signed.terminationReasonId !== vehicleReasons.anniversary.id
  const { endDate, terminationReasonId, signedOn } = signed
  return {
    day: endDate < signedOn ? signedOn : endDate,
    happens: (then) => {
      const discount = isEarly ? (durationDiscount(contract)?.value ?? 0) : 0
      endContract(then, contract, { endDate, terminationReasonId, discount })
    },
  }
}
