import type { InferOutput } from 'valibot'
import type { Money, terminationInfo, terminationResult } from '../../../src/api/entities'
import { formatDate } from '../../../src/texts/format'
import { type AskedTermination, openTermination, takesTermination } from '../contract/termination'
import { endBalance } from '../payments/ending'
import { shownDebt } from '../payments/memory'
import type { PropertyContract } from '../state'
import type { World } from '../world'
import { type AskedEnd, endFor } from './end'
import { discountOf, type HomeReason, homeReasons } from './reasons'

const nothing = {
  debtForWithdraw: null,
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
  // With a period no day is left over, and those up to it are paid for as before.
  const isWithPeriod = reason === 'anniversary' || reason === 'quarterly'
  const { used, unused } = isWithPeriod ? { used: 0, unused: 0 } : endBalance(world, contract, end)
  return {
    debtForWithdraw: forints((shownDebt(contract)?.value ?? 0) + used),
    unusedPremium: forints(unused),
    insuranceEndDate: end,
    durationDiscount: discountOf(homeReasons[reason].id),
    terminationDate: end,
  }
}

const forints = (value: number): Money | null => (value === 0 ? null : { value, currency: 'HUF' })

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
  const opened = openTermination(world, contract, asked, [
    ['A megszüntetés oka', terminationReason],
    ['A szerződés megszűnésének napja', formatDate(endDate)],
  ])
  contract.terminations.push({ caseId: opened.caseId, terminationReasonId: id, endDate })
  return { ...opened, terminationReason }
}
