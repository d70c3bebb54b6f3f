import type { CallData } from '../../../src/api/endpoint'
import { getAvailableFunds, getProductFunds, getUnitAccounts } from '../../../src/api/lifeAccounts'
import type { redirectFunds, switchFunds } from '../../../src/api/lifeFunds'
import type { Account, AccountList } from '../../accounts/accounts.types'
import { rowsOf } from '../../case/answer'
import { defineCase } from '../../case/defineCase'
import type { Detail } from '../../case/detail'
import type { Row } from '../../case/field'
import { accepted, documentAt } from '../../case/fields/accepted'
import { email } from '../../case/fields/email'
import { optional } from '../../case/fields/optional'
import { knownDetail } from '../../case/knownDetail'
import { percentOf, percentText } from '../../validation/percent'
import type { Problem } from '../../validation/problem'
import { fundShares } from './fundShares'

/** A fund with the share that it has as things stand. */
type Share = NonNullable<Account['futureProductFundList']>[number]

/** What of an account is laid out among funds, and by which call. */
interface Layout {
  readonly id: string
  readonly submit: typeof switchFunds | typeof redirectFunds
  readonly offeredWhere: (account: Account, accounts: AccountList, udcContractId: string) => boolean
  /** How it is laid out now. */
  readonly sharesOf: (account: Account) => readonly Share[] | null | undefined
  /** What stands beside a fund that has a share now. */
  readonly noteOf: (share: Share, account: Account) => Problem
  /** What is said of the account beside its name. */
  readonly details: (account: Account) => readonly Detail[]
}

/** The share of a fund as things stand. */
export const shareNote = ({ percentage }: Pick<Share, 'percentage'>): Problem => ({
  name: 'heldShare',
  values: { share: `${percentText(percentage)}%` },
})

/** A case that lays something of an account out among funds anew: a row for each fund, 100 % in all. */
export const layOutFunds = ({ id, submit, offeredWhere, sharesOf, noteOf, details }: Layout) => {
  const shares = (account: Account) => sharesOf(account) ?? []
  return defineCase({
    id,
    subject: 'udcContractId',
    load: { funds: getAvailableFunds, account: getProductFunds, accounts: getUnitAccounts },
    offeredWhere: ({ account, accounts }, udcContractId) => offeredWhere(account, accounts, udcContractId),
    form: {
      productFunds: fundShares(),
      cancelStatement: accepted(),
      email: optional(email()),
    },
    options: ({ account, funds }) => ({
      productFunds: funds.productFundList.map((fund) => {
        const share = shares(account).find((one) => one.id === fund.id)
        return { value: fund.id, label: fund.name, ...(share && { note: noteOf(share, account) }) }
      }),
      cancelStatement: documentAt(funds.cancelStatementDocumentUrl),
    }),
    initial: ({ account, funds }) => ({
      productFunds: funds.productFundList.map((fund) => {
        const share = shares(account).find((one) => one.id === fund.id)
        // Shares move with the prices; only whole percents can be ordered.
        return { of: fund.id, cells: share ? { percentage: percentText(Math.round(share.percentage)) } : {} }
      }),
    }),
    alerts: ({ account }) => (account.currentModelPortfolio ? ['leavesPortfolio'] : []),
    details: ({ account, funds }) => [
      ...knownDetail('account', 'text', account.unitAccountName),
      ...details(account),
      ...knownDetail('portfolio', 'text', account.currentModelPortfolio?.name),
      ...knownDetail('closedFunds', 'text', closedFunds(shares(account), funds)),
    ],
    sentDetails: ({ account, funds }, { productFunds }) => {
      const lines = funds.productFundList.flatMap(({ id, name }) => {
        const before = shares(account).find((share) => share.id === id)?.percentage ?? 0
        const now = percentIn(rowsOf(productFunds).find(({ of }) => of === id))
        return before === 0 && now === 0 ? [] : [`${name}: ${percentText(before)}%\u00a0→\u00a0${percentText(now)}%`]
      })
      return [{ name: 'shares', kind: 'lines', value: lines }]
    },
    summary: true,
    submit,
  })
}

const percentIn = (fund: Row | undefined): number => percentOf(fund?.cells.percentage ?? '') || 0

/** What has a share now, and can be chosen no more. */
const closedFunds = (shares: readonly Share[], { productFundList }: CallData<typeof getAvailableFunds>): string =>
  shares
    .filter(({ id }) => productFundList.every((fund) => fund.id !== id))
    .map(({ name, percentage }) => `${name} (${percentText(percentage)}%)`)
    .join(', ')
