import type { CallData } from '../../../src/api/endpoint'
import type { Money } from '../../../src/api/entities'
import type { getHeader, getTaxRelief } from '../../../src/api/life'
import type { getTopUp } from '../../../src/api/lifeTopUp'
import type { Allowance, Detail } from '../../case/definition/detail'
import { isForints } from '../../validation/isForints'
import { parseAmount } from '../../validation/money'

/** Tax relief, in percent of the year's payments. */
const RELIEF_PERCENT = 20

const inForints = (value: number) => ({ value, currency: 'HUF' }) as const

/** An amount in forints, at least 0; `null` if it is unknown or in another currency. */
const knownForints = (money: Money | string | null | undefined): number | null =>
  money == null || typeof money === 'string' || !isForints(money.currency) ? null : Math.max(money.value, 0)

const reliefNote = (remaining: number, added: number, missingPayment: number, total: number): Allowance['note'] => {
  if (remaining === 0) return { name: 'usedUp' }
  if (added === 0) return { name: 'start', values: { total: inForints(total), rest: inForints(missingPayment) } }
  if (added === remaining) return { name: 'full', values: { added: inForints(added) } }
  return { name: 'more', values: { added: inForints(added), rest: inForints(missingPayment) } }
}

interface ReliefData {
  readonly info: CallData<typeof getTopUp>
  readonly header: CallData<typeof getHeader> | null
  readonly relief: CallData<typeof getTaxRelief> | null
}

/**
 * Returns this year's tax relief and what a payment adds to it. Empty if there is no relief or it is not known.
 * `paidAmount`: the amount that the customer paid by card, if it differs from the typed amount; otherwise `null`.
 */
export const taxReliefDetails = (
  { info, header, relief }: ReliefData,
  typed: string,
  paidAmount: Money | string | null = null,
): readonly Detail[] => {
  const [totalRelief, usedRelief] = [knownForints(relief?.totalAmount), knownForints(relief?.usedAmount)]
  if (info.isPension !== true || header?.contract.hasTaxRelief !== true || !totalRelief || usedRelief === null)
    return []
  const payment = paidAmount === null ? parseAmount(typed) || 0 : knownForints(paidAmount)
  if (payment === null) return []
  // A payment below the minimum gains no relief.
  const amount = payment < (info.minTopupAmount ?? 0) ? 0 : payment
  const remainingRelief = Math.max(totalRelief - usedRelief, 0)
  const addedRelief = Math.min(Math.floor((amount * RELIEF_PERCENT) / 100), remainingRelief)
  const fullPayment = knownForints(relief?.amountForFullUtilization) ?? (remainingRelief * 100) / RELIEF_PERCENT
  return [
    {
      name: 'taxRelief',
      kind: 'allowance',
      value: {
        used: inForints(Math.min(usedRelief, totalRelief)),
        added: inForints(addedRelief),
        left: inForints(remainingRelief - addedRelief),
        note: reliefNote(remainingRelief, addedRelief, Math.max(fullPayment - amount, 0), totalRelief),
      },
    },
  ]
}
