import { dayAt } from '../../../machines/today'
import type { CaseResult } from '../../../src/api/entities'
import { formatDate } from '../../../src/texts/format'
import { openCase } from '../cases/cases'
import type { Passing } from '../contract/passing'
import { canRunFrom, runFrom } from '../contract/reactivated'
import { announceTransfer } from '../payments/announced'
import { payDebt } from '../payments/balance'
import { type CardPayment, isPaid, isRefusedByBank } from '../payments/paid'
import type { VehicleContract } from '../state'
import type { World } from '../world'
import { isRunning, vehicleMemory } from './memory'
import { NON_PAYMENT } from './reasons'

interface Reactivation extends CardPayment {
  readonly reactivateDate: string
}

/**
 * Brings back a contract that ended because its premium was not paid: it runs for a year from the day on, and not before;
 * what was paid by card is owed no more. `undefined` where it runs, will run again or ended otherwise, the day is past or
 * too far ahead, or the payment failed.
 */
export const reactivateVehicle = (
  world: World,
  contract: VehicleContract,
  asked: Reactivation,
): CaseResult | undefined => {
  const { header } = contract
  const memory = vehicleMemory(contract)
  const day = asked.reactivateDate
  const isLapsed = !isRunning(contract) && header.contract.terminationReasonId === NON_PAYMENT
  if (!isLapsed || memory.reactivation !== undefined || !canRunFrom(world, day)) return undefined
  if (isRefusedByBank(asked, header.debt?.value ?? 0)) return undefined
  if (isPaid(asked)) payDebt(contract, header.debt?.value ?? 0)
  memory.reactivation = day
  if (day === dayAt(world.now())) runAgain(contract, day)
  const opened = openCase(world, contract, {
    name: 'Szerződés reaktiválása',
    details: [['A reaktiválás napja', formatDate(day)]],
  })
  // It is paid by card, or by a transfer.
  if (header.debt) announceTransfer(world, contract, { caseId: opened.caseId, amount: header.debt, type: 'DEBT' })
  return opened
}

/** That a contract runs again whose day has come. */
export const reactivation = (contract: VehicleContract): Passing | undefined => {
  const { reactivation: day } = vehicleMemory(contract)
  return day === undefined ? undefined : { day, happens: () => runAgain(contract, day) }
}

const runAgain = (contract: VehicleContract, day: string): void => {
  delete vehicleMemory(contract).reactivation
  runFrom(contract, day)
}
