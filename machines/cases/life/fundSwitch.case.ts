import type { CallData } from '../../../src/api/endpoint'
import { getAvailableFunds, getProductFunds, getUnitAccounts } from '../../../src/api/lifeAccounts'
import { switchFunds } from '../../../src/api/lifeFunds'
import { canSwitchFunds } from '../../accounts/canSwitchFunds'
import { rowsOf } from '../../case/answer'
import { defineCase } from '../../case/defineCase'
import type { Row } from '../../case/field'
import { accepted, documentAt } from '../../case/fields/accepted'
import { email } from '../../case/fields/email'
import { optional } from '../../case/fields/optional'
import { percent } from '../../case/fields/percent'
import { rows } from '../../case/fields/rows'
import { knownDetail, knownMoney } from '../../case/knownDetail'
import { percentOf, percentText } from '../../validation/percent'
import type { Problem } from '../../validation/problem'

type Account = CallData<typeof getProductFunds>

const heldIn = ({ currentProductFundList }: Account) => currentProductFundList ?? []

/** What of an account is in a fund now, and about how much that is: its value is told for the whole account. */
const heldNote = ({ percentage }: { readonly percentage: number }, { accountValue }: Account): Problem => {
  const share = `${percentText(percentage)}%`
  if (!accountValue) return { name: 'heldShare', values: { share } }
  return {
    name: 'held',
    values: { share, value: { ...accountValue, value: (accountValue.value * percentage) / 100 } },
  }
}

/** Eszközalap-átváltás: what is in an account is laid out among funds anew. */
export const fundSwitch = defineCase({
  id: 'life.fundSwitch',
  subject: 'udcContractId',
  load: { funds: getAvailableFunds, account: getProductFunds, accounts: getUnitAccounts },
  offeredWhere: ({ account, accounts }, udcContractId) => canSwitchFunds(account, accounts, udcContractId),
  form: {
    productFunds: rows({
      columns: { percentage: optional(percent({ decimals: 0, canBeZero: true })) },
      shares: 'percentage',
      wire: ({ percentage = 0 }, id) => (percentage === 0 ? null : { id, percentage }),
    }),
    cancelStatement: accepted(),
    email: optional(email()),
  },
  options: ({ account, funds }) => ({
    productFunds: funds.productFundList.map(({ id, name }) => {
      const held = heldIn(account).find((fund) => fund.id === id)
      return { value: id, label: name, ...(held && { note: heldNote(held, account) }) }
    }),
    cancelStatement: documentAt(funds.cancelStatementDocumentUrl),
  }),
  initial: ({ account, funds }) => ({
    productFunds: funds.productFundList.map(({ id }) => {
      const held = heldIn(account).find((fund) => fund.id === id)
      // Shares move with the prices; only whole percents can be ordered.
      return { of: id, cells: held ? { percentage: percentText(Math.round(held.percentage)) } : {} }
    }),
  }),
  alerts: ({ account }) => (account.currentModelPortfolio ? ['leavesPortfolio'] : []),
  details: ({ account, funds }) => [
    ...knownDetail('account', 'text', account.unitAccountName),
    ...knownMoney('accountValue', account.accountValue),
    ...knownDetail('dateOfValue', 'date', account.dateOfValue),
    ...knownDetail('portfolio', 'text', account.currentModelPortfolio?.name),
    ...knownDetail(
      'closedFunds',
      'text',
      heldIn(account)
        .filter(({ id }) => funds.productFundList.every((fund) => fund.id !== id))
        .map(({ name, percentage }) => `${name} (${percentText(percentage)}%)`)
        .join(', '),
    ),
  ],
  sentDetails: ({ account, funds }, { productFunds }) => {
    const percentIn = (fund: Row | undefined) => percentOf(fund?.cells.percentage ?? '') || 0
    const lines = funds.productFundList.flatMap(({ id, name }) => {
      const before = heldIn(account).find((fund) => fund.id === id)?.percentage ?? 0
      const now = percentIn(rowsOf(productFunds).find(({ of }) => of === id))
      return before === 0 && now === 0 ? [] : [`${name}: ${percentText(before)}%\u00a0→\u00a0${percentText(now)}%`]
    })
    return [{ name: 'shares', kind: 'lines', value: lines }]
  },
  summary: true,
  submit: switchFunds,
})
