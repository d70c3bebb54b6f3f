import type { Account, AccountList } from './accounts.types'
import { isBuyBack } from './isBuyBack'

/** What can be asked of an account: whether it offers something, as far as it is told. */
type Offers = (account: Account, accounts: AccountList, udcContractId: string) => boolean

/** Where the account says so, and while it is not being bought back. */
const offeredBy =
  (isAvailable: (account: Account) => boolean | null | undefined): Offers =>
  (account, accounts, udcContractId) =>
    isAvailable(account) === true && !isBuyBack(accounts, udcContractId)

/** Whether what is in an account can be laid out anew. */
export const canSwitchFunds = offeredBy((account) => account.isProductFundSwitchAvailable)

/** Whether future payments into an account can be laid out anew: under the same condition, by a word of its own. */
export const canRedirectFunds = offeredBy((account) => account.isProductFundRedirectAvailable)

/** Whether both can be done at once. */
export const canTransformFunds = offeredBy(
  (account) => account.isProductFundSwitchAvailable === true && account.isProductFundRedirectAvailable,
)

/** Whether an account can follow a portfolio: that lays it out anew, too. */
export const canChoosePortfolio = offeredBy((account) => account.isModelPortfolioAvailable)

/** Whether an account can be watched, also while it is being bought back: nothing is laid out by that. */
export const canWatchAccount = (account: Account): boolean => account.isMonitoringAvailable === true

/** Whether its funds can be changed by rules: those lay it out anew. */
export const canWatchFunds = offeredBy((account) => account.isMonitoringAvailable)
