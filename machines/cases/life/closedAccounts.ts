import type { CallData } from '../../../src/api/endpoint'
import type { Money } from '../../../src/api/entities'
import type { getUnitAccounts } from '../../../src/api/lifeAccounts'
import { isForints } from '../../validation/isForints'

type Accounts = CallData<typeof getUnitAccounts>
type Account = Accounts['subContracts'][number]

/**
 * Returns accounts with a pending buy-back. Their money is paid by the buy-back alone, even after the contract's end.
 */
export const paidApart = ({ subContracts }: Accounts): readonly Account[] =>
  subContracts.filter(({ isBuyBack }) => isBuyBack === true)

/** Returns the accounts that the contract's end closes. */
export const closedAccounts = ({ subContracts }: Accounts): readonly Account[] =>
  subContracts.filter(({ isBuyBack }) => isBuyBack !== true)

/**
 * Returns the payout of the closed accounts. The insurer's total is assumed to leave out accounts with a pending
 * buy-back (decision 13). If the sums show that the total includes them, their payouts are subtracted. `null` if a part
 * is unknown.
 */
export const paidForClosed = (accounts: Accounts): Money | null => {
  const { totalBuyBackValue: total } = accounts
  const apart = paidApart(accounts)
  if (!total || apart.length === 0) return total ?? null
  const closedTotal = sumOf(closedAccounts(accounts))
  const apartTotal = sumOf(apart)
  const holdsAll = Math.abs(total.value - closedTotal - apartTotal) < Math.abs(total.value - closedTotal)
  const value = holdsAll ? Math.round(total.value - apartTotal) : total.value
  return Number.isNaN(value + closedTotal + apartTotal) ? null : { ...total, value }
}

const sumOf = (accounts: readonly Account[]): number =>
  accounts.reduce((sum, account) => sum + buyBackInForints(account), 0)

/**
 * Returns an account's payout in forints, at the exchange rate of the account's value; `NaN` if it cannot be
 * calculated.
 */
const buyBackInForints = ({ value, valueInForints, buyBackValue: paid }: Account): number => {
  if (!paid) return Number.NaN
  if (paid.value === 0 || isForints(paid.currency)) return paid.value
  return value && valueInForints ? (paid.value * valueInForints.value) / value.value : Number.NaN
}
