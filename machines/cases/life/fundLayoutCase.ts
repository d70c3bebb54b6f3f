import { getAvailableFunds, getProductFunds, getUnitAccounts } from '../../../src/api/lifeAccounts'
import type { redirectFunds, switchFunds } from '../../../src/api/lifeFunds'
import type { Account, AccountList } from '../../accounts/accounts.types'
import { defineCase } from '../../case/definition/defineCase'
import { type Detail, knownDetail } from '../../case/definition/detail'
import { accepted, documentOptions } from '../../case/definition/fields/accepted'
import { email } from '../../case/definition/fields/email'
import { optional } from '../../case/definition/fields/optional'
import type { Problem } from '../../validation/problem'
import {
  closedFundsText,
  fundOptions,
  type HeldFund,
  orderedShares,
  portfolioEndAnswer,
  pricedOnDetail,
  startingShares,
} from './fundLayout'
import { fundShares } from './fundShares'

/**
 * The differences between the cases that distribute an account's money among funds: its holdings or its future
 * payments.
 */
interface FundLayoutSettings {
  readonly id: string
  readonly submit: typeof switchFunds | typeof redirectFunds
  readonly availableWhen: (account: Account, accounts: AccountList, udcContractId: string) => boolean
  /** Returns the current shares of the money that this case distributes. */
  readonly sharesOf: (account: Account) => readonly HeldFund[] | null | undefined
  /** Returns the note beside a fund that has a current share. */
  readonly noteOf: (share: HeldFund, account: Account) => Problem
  /** Returns details of the account, which are shown beside its name. */
  readonly details: (account: Account) => readonly Detail[]
}

/** Creates a case that redistributes an account's money: a row for each fund, 100 % in total. */
export const fundLayoutCase = ({ id, submit, availableWhen, sharesOf, noteOf, details }: FundLayoutSettings) => {
  const currentSharesOf = (account: Account) => sharesOf(account) ?? []
  return defineCase({
    id,
    subject: 'udcContractId',
    load: { funds: getAvailableFunds, account: getProductFunds, accounts: getUnitAccounts },
    availableWhen: ({ account, accounts }, udcContractId) => availableWhen(account, accounts, udcContractId),
    form: {
      productFunds: fundShares(),
      cancelStatement: accepted(),
      email: optional(email()),
    },
    options: ({ account, funds }) => ({
      productFunds: fundOptions(funds, currentSharesOf(account), (share) => noteOf(share, account)),
      cancelStatement: documentOptions(funds.cancelStatementDocumentUrl),
    }),
    initialAnswers: ({ account, funds }) => ({
      productFunds: startingShares(funds, currentSharesOf(account)),
      ...portfolioEndAnswer(account),
    }),
    alerts: ({ account }) => ['timing', ...(account.currentModelPortfolio ? ['leavesPortfolio'] : [])],
    details: ({ account, funds }) => [
      ...knownDetail('account', 'text', account.unitAccountName),
      ...details(account),
      ...knownDetail('portfolio', 'text', account.currentModelPortfolio?.name),
      ...knownDetail('closedFunds', 'text', closedFundsText(currentSharesOf(account), funds)),
    ],
    confirmationDetails: ({ account, funds }, { productFunds }) => [
      { name: 'shares', kind: 'lines', value: orderedShares(funds, sharesOf(account), productFunds) },
    ],
    resultDetails: pricedOnDetail,
    trackedIn: 'investment-accounts',
    summary: true,
    submit,
  })
}
