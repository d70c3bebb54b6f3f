import { layOut } from './accounts'
import type { KeptAccount, KeptShare } from './slice'

/** Puts money into an account, laid out as ordered: the account's shares are weighed anew. */
export const putInto = (account: KeptAccount, amount: number, ordered: readonly KeptShare[]): void => {
  layOut(account, weighed(account, amount, ordered))
  account.value = { ...account.value, value: account.value.value + amount }
  account.buyBackValue = { ...account.buyBackValue, value: account.buyBackValue.value + amount }
}

const weighed = ({ current, value }: KeptAccount, amount: number, ordered: readonly KeptShare[]): KeptShare[] => {
  const percentageIn = (shares: readonly KeptShare[], id: string): number =>
    shares.find(({ fundId }) => fundId === id)?.percentage ?? 0
  const exact = [...new Set([...current, ...ordered].map(({ fundId }) => fundId))].map((fundId) => ({
    fundId,
    share:
      (value.value * percentageIn(current, fundId) + amount * percentageIn(ordered, fundId)) / (value.value + amount),
  }))
  // Shares are whole percents that sum to 100: what rounding down leaves goes to those who lost most by it.
  const left = 100 - exact.reduce((sum, { share }) => sum + Math.floor(share), 0)
  return exact
    .toSorted((one, other) => (other.share % 1) - (one.share % 1))
    .map(({ fundId, share }, place) => ({ fundId, percentage: Math.floor(share) + (place < left ? 1 : 0) }))
    .filter(({ percentage }) => percentage > 0)
}
