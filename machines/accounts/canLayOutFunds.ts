import type { Account, AccountList } from './accounts.types'
import { isBuyBack } from './isBuyBack'

/** Whether what is in an account can be laid out anew: where it says so, and while it is not being bought back. */
export const canSwitchFunds = (account: Account, accounts: AccountList, udcContractId: string): boolean =>
  account.isProductFundSwitchAvailable === true && !isBuyBack(accounts, udcContractId)

/** Whether future payments into an account can be laid out anew: under the same condition, by a word of its own. */
export const canRedirectFunds = (account: Account, accounts: AccountList, udcContractId: string): boolean =>
  account.isProductFundRedirectAvailable === true && !isBuyBack(accounts, udcContractId)
