import type { Money } from '../../../../src/api/entities'
import { getHeader } from '../../../../src/api/life'
import { getProductFunds, getUnitAccounts } from '../../../../src/api/lifeAccounts'
import { claimService } from '../../../../src/api/lifeRequests'
import type { Account, AccountList } from '../../../accounts/accounts.types'
import { defineCase } from '../../../case/definition/defineCase'
import { type Detail, knownDetail, knownMoney } from '../../../case/definition/detail'
import type { MoneyField, Option } from '../../../case/definition/field'
import { bankAccount } from '../../../case/definition/fields/bankAccount'
import { loadedChoice } from '../../../case/definition/fields/choice'
import { constant } from '../../../case/definition/fields/constant'
import { documents } from '../../../case/definition/fields/documents'
import { money } from '../../../case/definition/fields/money'
import { isForints } from '../../../validation/isForints'
import { contactFields, contactPage, knownContact } from './contact'

type Listed = AccountList['subContracts'][number]

interface BuyBack {
  readonly kind: 'partial-buyback' | 'complete-buyback'
  /** Which accounts can be bought back so, besides those that are being bought back already. */
  readonly isPossible: (account: Listed) => boolean
  readonly asked: { readonly amount?: MoneyField }
}

const order = ['udcContractId', 'amount', 'bankAccount'] as const

/** What is kept back where an account is bought back whole; nothing is told where nothing is, or where it is unknown. */
const keptBack = ({ accountValue: value, buyBackValue: paid }: Account): Money | null =>
  value && paid && value.currency === paid.currency && value.value > paid.value
    ? { ...value, value: value.value - paid.value }
    : null

/** What would be paid for an account, as far as that is known. */
const paidFor = ({ buyBackValue, value }: Listed): Money | null => buyBackValue ?? value ?? null

const isWorthless = (account: Listed): boolean => paidFor(account)?.value === 0

/** An account with what it is worth and what would be paid for it; one for which nothing is paid cannot be chosen. */
const accountOption = (account: Listed): Option => {
  const { udcContractId, name, value, buyBackValue } = account
  const option = { value: udcContractId, label: name, isDisabled: isWorthless(account) }
  if (!value) return option
  if (!buyBackValue) return { ...option, note: { name: 'value', values: { value } } }
  const note = isWorthless(account) ? 'worthless' : 'paid'
  return { ...option, note: { name: note, values: { value, paid: buyBackValue } } }
}

/** What the account is worth, and what of it would be paid. */
const worth = (account: Account): readonly Detail[] => [
  ...knownMoney('accountValue', account.accountValue),
  ...knownMoney('buyBackValue', account.buyBackValue),
  ...knownMoney('keptBack', keptBack(account)),
  ...knownDetail('dateOfValue', 'date', account.dateOfValue),
]

/** Money out of an account before its time. What it is worth, and what that costs, is told as soon as it is chosen. */
const buyBack = ({ kind, isPossible, asked }: BuyBack) => {
  const possible = ({ subContracts }: AccountList) =>
    subContracts.filter((account) => account.isBuyBack !== true && isPossible(account))
  return defineCase({
    id: `life.${kind}`,
    load: { header: getHeader, accounts: getUnitAccounts },
    availableWhen: ({ accounts }) => possible(accounts).some((account) => !isWorthless(account)),
    form: {
      kind: constant(kind),
      udcContractId: loadedChoice(),
      ...asked,
      bankAccount: bankAccount(),
      ...contactFields(),
      documents: documents({ min: 0 }),
    },
    pages: [
      {
        name: 'claim',
        description: 'Melyik számlából, mennyit és hová kér az ügyfél.',
        fields: order.filter((name) => name !== 'amount' || name in asked),
      },
      contactPage,
    ],
    defaults: ({ header }) => ({ ...knownContact(header), bankAccount: header.bankAccount }),
    options: ({ accounts }) => ({ udcContractId: possible(accounts).map(accountOption) }),
    // More than would be paid for the largest account cannot be paid out of any.
    limits: ({ accounts }) => ({ amount: { max: greatest(possible(accounts)) } }),
    alerts: ({ header }) => ['needed', ...(header.contract.hasTaxRelief === true ? ['taxRelief'] : [])],
    preview: {
      from: getProductFunds,
      input: ({ body: { udcContractId } }) => ({ query: { udcContractId } }),
      details: worth,
    },
    trackedIn: 'online-cases',
    summary: true,
    submit: claimService,
  })
}

/** What would be paid for the account that has most; `null` where one does not say. */
const greatest = (accounts: readonly Listed[]): number | null => {
  const known = accounts.flatMap((account) => paidFor(account) ?? [])
  return known.length === accounts.length ? Math.max(...known.map(({ value }) => value)) : null
}

/** Részleges visszavásárlás: of an account in forints that allows it. */
export const partialBuyBack = buyBack({
  kind: 'partial-buyback',
  isPossible: ({ partialBuyBackAvailable, value }) =>
    partialBuyBackAvailable === true && (!value || isForints(value.currency)),
  asked: { amount: money() },
})

/** Teljes visszavásárlás: all of an account, which ends by it. */
export const completeBuyBack = buyBack({ kind: 'complete-buyback', isPossible: () => true, asked: {} })
