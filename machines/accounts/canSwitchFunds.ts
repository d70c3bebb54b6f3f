import type { Account, AccountList } from './accounts.types'
import { isBuyBack } from './isBuyBack'

/** Whether what is in an account can be laid out anew: where it says so, and while it is not being bought back. */
export const canSwitchFunds = (account: Account, accounts: AccountList, udcContractId: string): boolean =>
  account.isProductFundSwitchAvailable === true && !isBuyBack(accounts, udcContractId)
