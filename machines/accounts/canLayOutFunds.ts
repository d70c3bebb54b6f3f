import type { Account, AccountList } from './accounts.types'
import { isBeingBoughtBack } from './isBeingBoughtBack'

/** Tells if the insurer offers one kind of change for an account, e.g. a switch of its funds. */
type OfferCheck = (account: Account, accounts: AccountList, udcContractId: string) => boolean

/**
 * Creates a check that passes if `isAvailable` returns `true` for the account and the account is not being bought back.
 */
const createOfferCheck =
  (isAvailable: (account: Account) => boolean | null | undefined): OfferCheck =>
  (account, accounts, udcContractId) =>
    isAvailable(account) === true && !isBeingBoughtBack(accounts, udcContractId)

/** Tells if the holdings of an account can be switched among funds. */
export const canSwitchFunds = createOfferCheck((account) => account.isProductFundSwitchAvailable)

/** Tells if future payments into an account can be redirected. The insurer reports this separately from switches. */
export const canRedirectFunds = createOfferCheck((account) => account.isProductFundRedirectAvailable)

/** Tells if one order can switch an account's holdings and redirect its future payments. */
export const canTransformFunds = createOfferCheck(
  (account) => account.isProductFundSwitchAvailable === true && account.isProductFundRedirectAvailable,
)

/**
 * Tells if an account can follow a model portfolio. `false` during a buy-back, because following a portfolio switches
 * funds.
 */
export const canChoosePortfolio = createOfferCheck((account) => account.isModelPortfolioAvailable)

/** Tells if an account's value can be monitored, also during a buy-back: monitoring switches no funds. */
export const canWatchAccount = (account: Account): boolean => account.isMonitoringAvailable === true

/** Tells if monitoring rules can switch an account's funds. `false` during a buy-back. */
export const canWatchFunds = createOfferCheck((account) => account.isMonitoringAvailable)
