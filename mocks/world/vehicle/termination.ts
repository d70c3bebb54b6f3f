import type { InferOutput } from 'valibot'
import { dayAt } from '../../../machines/today'
import type { terminationResult } from '../../../src/api/entities'
import { formatDate, formatMoney } from '../../../src/texts/format'
import { type AskedTermination, decidedTermination, openTermination, takesTermination } from '../contract/termination'
import type { VehicleContract } from '../state'
import type { World } from '../world'
import { endContract } from './ending'
import { vehicleMemory } from './memory'
import { type VehicleReason, vehicleReasons } from './reasons'
import { terminationDay } from './terminationDay'
import { durationDiscount, previewTermination, totalOf } from './terminationPreview'

interface AskedVehicleTermination extends AskedTermination {
  readonly terminationDate?: string | undefined
}

/**
 * Takes a termination, which waits for the customer's signature. `undefined` where it cannot be, a document is not
 * there, or another one was signed already.
 */
export const terminateVehicle = (
  world: World,
  contract: VehicleContract,
  reason: VehicleReason,
  asked: AskedVehicleTermination,
): InferOutput<typeof terminationResult> | undefined => {
  const endDate = terminationDay(world, contract, reason, asked.terminationDate)
  const { terminations } = vehicleMemory(contract)
  if (endDate === undefined || !takesTermination(world, contract, terminations, endDate, asked)) return undefined
  const { id, label } = vehicleReasons[reason]
  const total = totalOf(previewTermination(world, contract, reason, asked.terminationDate))
  const opened = openTermination(world, contract, asked, [
    ['A megszüntetés oka', label],
    ['A fedezet utolsó napja', formatDate(endDate)],
    total < 0
      ? ['Összesen visszajár', formatMoney({ value: -total, currency: 'HUF' })]
      : ['Összesen fizetendő', formatMoney({ value: total, currency: 'HUF' })],
  ])
  terminations.push({ caseId: opened.caseId, terminationReasonId: id, endDate })
  return { ...opened, terminationReason: label }
}

/** Ends a contract whose termination has succeeded, when the day has come; until then the header says when it will. */
export const settleTermination = (world: World, contract: VehicleContract): void => {
  const memory = vehicleMemory(contract)
  if (memory.terminations.length === 0) return
  const finished = decidedTermination(world, contract, memory.terminations)
  if (finished === undefined) return
  const { header } = contract
  header.contract.terminationDate = finished.endDate
  header.contract.terminationReasonId = finished.terminationReasonId
  if (finished.endDate > dayAt(world.now())) return
  memory.terminations = []
  // Who stays for the whole year keeps it.
  const isEarly = finished.terminationReasonId !== vehicleReasons.anniversary.id
  endContract(world, contract, { ...finished, discount: isEarly ? (durationDiscount(contract)?.value ?? 0) : 0 })
}
