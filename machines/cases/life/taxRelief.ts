import type { CallData } from '../../../src/api/endpoint'
import type { Money } from '../../../src/api/entities'
import type { getHeader, getTaxRelief } from '../../../src/api/life'
import type { getTopUp } from '../../../src/api/lifeTopUp'
import type { Allowance, Detail } from '../../case/definition/detail'
import { isForints } from '../../validation/isForints'
import { amountOf } from '../../validation/money'

/** Tax relief, in percent of the year's payments. */
const RATE = 20

const forints = (value: number) => ({ value, currency: 'HUF' }) as const

/** An amount in forints, at least 0; `null` if it is unknown or in another currency. */
const knownForints = (money: Money | string | null | undefined): number | null =>
  money == null || typeof money === 'string' || !isForints(money.currency) ? null : Math.max(money.value, 0)

const noteOf = (remaining: number, added: number, missingPayment: number, total: number): Allowance['note'] => {
  if (remaining === 0) return { name: 'usedUp' }
  if (added === 0) return { name: 'start', values: { total: forints(total), rest: forints(missingPayment) } }
  if (added === remaining) return { name: 'full', values: { added: forints(added) } }
  return { name: 'more', values: { added: forints(added), rest: forints(missingPayment) } }
}

interface Loaded {
  readonly info: CallData<typeof getTopUp>
  readonly header: CallData<typeof getHeader> | null
  readonly relief: CallData<typeof getTaxRelief> | null
}

/**
 * Returns this year's tax relief and what a payment adds to it; empty if there is no relief or it is not known. `paid`
 * is the amount paid by card if it is not the typed amount.
 */
export const taxReliefDetails = (
  { info, header, relief }: Loaded,
  typed: string,
  paid: Money | string | null = null,
): readonly Detail[] => {
  const [total, used] = [knownForints(relief?.totalAmount), knownForints(relief?.usedAmount)]
  if (info.isPension !== true || header?.contract.hasTaxRelief !== true || !total || used === null) return []
  const payment = paid === null ? amountOf(typed) || 0 : knownForints(paid)
  if (payment === null) return []
  // A payment below the minimum gains no relief.
  const amount = payment < (info.minTopupAmount ?? 0) ? 0 : payment
  const remaining = Math.max(total - used, 0)
  const added = Math.min(Math.floor((amount * RATE) / 100), remaining)
  const fullPayment = knownForints(relief?.amountForFullUtilization) ?? (remaining * 100) / RATE
  return [
    {
      name: 'taxRelief',
      kind: 'allowance',
      value: {
        used: forints(Math.min(used, total)),
        added: forints(added),
        left: forints(remaining - added),
        note: noteOf(remaining, added, Math.max(fullPayment - amount, 0), total),
      },
    },
  ]
}
