import type { CallData, OutcomeOf } from '../../src/api/endpoint'
import type { getFundDetails, getProductFunds, getUnitAccounts } from '../../src/api/lifeAccounts'
import type { TechnicalErrorType } from '../../src/api/technicalError'
import type { Reloaded } from '../actors/reloadOnReturn'
import type { FlowEvent, FlowInput } from '../flow.types'

/** The investment accounts of a contract. */
export type AccountList = CallData<typeof getUnitAccounts>

/** One account: its value and the funds that its money is in. */
export type Account = CallData<typeof getProductFunds>

/** One fund of an account: its value and the price of a unit. */
export type Fund = CallData<typeof getFundDetails>

/** The outcomes of the calls for the accounts, one account and one fund. */
export type AccountsOutcome = OutcomeOf<typeof getUnitAccounts>
export type AccountOutcome = OutcomeOf<typeof getProductFunds>
export type FundOutcome = OutcomeOf<typeof getFundDetails>

/** The context of the investment accounts' machine. */
export interface AccountsContext extends Omit<FlowInput, 'step'> {
  /** The id of the opened account; '' for the list. */
  readonly opened: string
  /** The id of the fund that is opened in the account; '' if none is. */
  readonly openedFund: string
  /** The contract's accounts; `null` until loaded. The list stays while an account is open. */
  readonly list: AccountList | null
  readonly account: Account | null
  readonly fund: Fund | null
  readonly technicalError: TechnicalErrorType | null
}

/** The external events of the investment accounts' machine. */
export type AccountsEvent =
  | { readonly type: 'load.retried' }
  | Reloaded<'list.reloaded', AccountsOutcome>
  | Reloaded<'account.reloaded', AccountOutcome>
  | Reloaded<'fund.reloaded', FundOutcome>
  | FlowEvent
