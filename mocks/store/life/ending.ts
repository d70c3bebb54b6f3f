import { formatMoney } from '../../../src/texts/format'
import { dropAwaitedPayments } from '../payments/announced'
import { settleBalance } from '../payments/balance'
import { allocatePayment } from '../payments/booking'
import { endBalance } from '../payments/ending'
import { wholeDebt } from '../payments/owed'
import { endDebtDays, storePastPremium } from '../payments/past'
import { menus } from '../seed/menus'
import type { LifeContract } from '../state'
import type { Store } from '../store'
import { memoryOf } from './memory'
import { NON_PAYMENT } from './reasons'

const DEDUCTED_REASON = 'Időközben levontuk a kifizetésből, ezt az átutalást már nem várjuk.'

const forints = (value: number) => ({ value, currency: 'HUF' as const })

/** Ends a contract on a day, for a reason (`reasons.ts`). */
export const endContract = (contract: LifeContract, day: string, terminationReasonId: number): void => {
  const { header } = contract
  Object.assign(header.contract, {
    contractStatusId: 2,
    terminationDate: day,
    terminationReasonId,
    anniversaryDate: null,
    paymentNextperiod: null,
  } satisfies Partial<typeof header.contract>)
  header.insurancePeriod = null
  header.insuranceValidDate = null
  header.enabledMenuItems = [...menus.lifeEnded]
}

/** Ends a contract because its premiums were not paid. The customer can reactivate such a contract. */
export const endForNonPayment = (store: Store, contract: LifeContract, day: string): void => {
  const { used, unused, usedDays } = endBalance(store, contract, day)
  storePastPremium(contract)
  endDebtDays(contract, day)
  settleBalance(store, contract, used - unused, usedDays)
  const { enabledMenuItems } = contract.header
  endContract(contract, day, NON_PAYMENT)
  memoryOf(contract).menuBefore = enabledMenuItems
  contract.header.enabledMenuItems = [...menus.lifeTerminated]
}

/**
 * Makes the final payment of a contract, in forints. Deducts the advance and the debt from `amount`. Returns the amount
 * paid and its breakdown.
 */
export const makeFinalPayment = (store: Store, contract: LifeContract, amount: number, label: string) => {
  const memory = memoryOf(contract)
  const deductedAdvance = Math.min(amount, memory.advanced ?? 0)
  const deductedDebt = Math.min(amount - deductedAdvance, wholeDebt(store, contract)?.value ?? 0)
  delete memory.advanced
  if (deductedDebt > 0) dropAwaitedPayments(store, contract, 'DEBT', DEDUCTED_REASON)
  allocatePayment(store, contract, deductedDebt, 'DEBT')
  const deductions = [
    ...(deductedAdvance > 0 ? [`a felvett előleget: ${moneyText(deductedAdvance)}`] : []),
    ...(deductedDebt > 0 ? [`a tartozását: ${moneyText(deductedDebt)}`] : []),
  ]
  const reason =
    deductions.length > 0 ? `${label}: ${moneyText(amount)}. Ebből levontuk ${deductions.join(' és ')}.` : `${label}.`
  return { amount: forints(amount - deductedAdvance - deductedDebt), reason }
}

const moneyText = (value: number): string => formatMoney(forints(value))
