import type { CallData } from '../../../src/api/endpoint'
import type { Money } from '../../../src/api/entities'
import type { getUnitAccounts } from '../../../src/api/lifeAccounts'
import { isForints } from '../../validation/isForints'

type Accounts = CallData<typeof getUnitAccounts>
type Account = Accounts['subContracts'][number]

/**
 * Returns accounts with a pending buy-back. Their money is paid by the buy-back alone, even after the contract's end.
 */
export const separatelyPaidAccounts = ({ subContracts }: Accounts): readonly Account[] =>
  subContracts.filter(({ isBuyBack }) => isBuyBack === true)

/** Returns the accounts that the contract's end closes. */
export const closedAccounts = ({ subContracts }: Accounts): readonly Account[] =>
  subContracts.filter(({ isBuyBack }) => isBuyBack !== true)

/**
 * Returns the payout of the closed accounts. The insurer's total is assumed to leave out accounts with a pending
 * buy-back (decision 13). If the sums show that the total includes them, their payouts are subtracted. `null` if a part
 * is unknown.
 */
export const closedAccountsPayout = (accounts: Accounts): Money | null => {
  const { totalBuyBackValue: total } = accounts
  const separateAccounts = separatelyPaidAccounts(accounts)
  if (!total || separateAccounts.length === 0) return total ?? null
  const closedTotal = payoutSumOf(closedAccounts(accounts))
  const separateTotal = payoutSumOf(separateAccounts)
  const includesSeparate = Math.abs(total.value - closedTotal - separateTotal) < Math.abs(total.value - closedTotal)
  const value = includesSeparate ? Math.round(total.value - separateTotal) : total.value
  return Number.isNaN(value + closedTotal + separateTotal) ? null : { ...total, value }
}

const payoutSumOf = (accounts: readonly Account[]): number =>
  accounts.reduce((sum, account) => sum + buyBackInForints(account), 0)

/**
 * Returns an account's payout in forints, at the exchange rate of the account's value; `NaN` if it cannot be
 * calculated.
 */
const buyBackInForints = ({ value, valueInForints, buyBackValue: payout }: Account): number => {
  if (!payout) return Number.NaN
  if (payout.value === 0 || isForints(payout.currency)) return payout.value
  return value && valueInForints ? (payout.value * valueInForints.value) / value.value : Number.NaN
}
