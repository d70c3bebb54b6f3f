import type { Money } from '../../../../src/api/entities'
import { getHeader } from '../../../../src/api/life'
import { getProductFunds, getUnitAccounts } from '../../../../src/api/lifeAccounts'
import { claimService } from '../../../../src/api/lifeRequests'
import type { Account, AccountList } from '../../../accounts/accounts.types'
import { textOf } from '../../../case/definition/answer'
import { defineCase } from '../../../case/definition/defineCase'
import { type Detail, knownDetail, knownMoneyDetail } from '../../../case/definition/detail'
import type { MoneyField, Option } from '../../../case/definition/field'
import { bankAccount } from '../../../case/definition/fields/bankAccount'
import { loadedChoice } from '../../../case/definition/fields/choice'
import { constant } from '../../../case/definition/fields/constant'
import { documents } from '../../../case/definition/fields/documents'
import { money } from '../../../case/definition/fields/money'
import type { CaseEntry } from '../../../case/menu/productLineCases'
import { isForints } from '../../../validation/isForints'
import { contactFields, contactPage, knownContact } from './contact'

type ListedAccount = AccountList['subContracts'][number]

/** Tells if an account allows a partial buy-back. Accounts in a foreign currency do not. */
const allowsPartial = ({ partialBuyBackAvailable, value }: ListedAccount): boolean =>
  partialBuyBackAvailable === true && (!value || isForints(value.currency))

interface BuyBackDeclaration {
  readonly kind: 'partial-buyback' | 'complete-buyback'
  /** Tells if an account allows this type of buy-back. Called only for accounts without a pending buy-back. */
  readonly isPossible: (account: ListedAccount) => boolean
  readonly asked: { readonly amount?: MoneyField }
}

const fieldOrder = ['udcContractId', 'amount', 'bankAccount'] as const

/** Returns the deduction of a complete buy-back; `null` if nothing is deducted or the deduction is not known. */
const deductionOf = ({ accountValue: value, buyBackValue: payout }: Account): Money | null =>
  value && payout && value.currency === payout.currency && value.value > payout.value
    ? { ...value, value: value.value - payout.value }
    : null

/** Returns the payout of an account, or its value if the payout is not known; `null` if neither is known. */
const payoutOf = ({ buyBackValue, value }: ListedAccount): Money | null => buyBackValue ?? value ?? null

const hasZeroPayout = (account: ListedAccount): boolean => payoutOf(account)?.value === 0

const possibleAccountsIn = (
  { subContracts }: AccountList,
  allowsBuyBack: BuyBackDeclaration['isPossible'],
): readonly ListedAccount[] => subContracts.filter((account) => account.isBuyBack !== true && allowsBuyBack(account))

const hasPayingAccount = (accounts: AccountList, allowsBuyBack: BuyBackDeclaration['isPossible']): boolean =>
  possibleAccountsIn(accounts, allowsBuyBack).some((account) => !hasZeroPayout(account))

/** Loads the accounts. Returns `true` if no account allows a partial buy-back with a payout above 0. */
export const isPartialBuyBackRuledOut: NonNullable<CaseEntry['isRuledOut']> = async ({ call }, signal) => {
  const outcome = await call(getUnitAccounts, {}, { signal })
  return outcome.ok && !hasPayingAccount(outcome.data, allowsPartial)
}

/** Returns an account's option, with its value and payout as a note. The option is disabled if the payout is 0. */
const accountOption = (account: ListedAccount): Option => {
  const { udcContractId, name, value, buyBackValue } = account
  const option = { value: udcContractId, label: name, isDisabled: hasZeroPayout(account) }
  if (!value) return option
  if (!buyBackValue) return { ...option, note: { name: 'value', values: { value } } }
  const noteName = hasZeroPayout(account) ? 'worthless' : 'paid'
  return { ...option, note: { name: noteName, values: { value, paid: buyBackValue } } }
}

/** Returns the account's value, its payout, the deduction, and the day of the value. */
const accountDetails = (account: Account): readonly Detail[] => [
  ...knownMoneyDetail('accountValue', account.accountValue),
  ...knownMoneyDetail('buyBackValue', account.buyBackValue),
  ...knownMoneyDetail('keptBack', deductionOf(account)),
  ...knownDetail('dateOfValue', 'date', account.dateOfValue),
]

/**
 * Creates a buy-back, an early payout of an account. A preview shows value and costs as soon as an account is chosen.
 */
const buyBackCase = ({ kind, isPossible, asked }: BuyBackDeclaration) => {
  const possibleAccounts = (accounts: AccountList) => possibleAccountsIn(accounts, isPossible)
  return defineCase({
    id: `life.${kind}`,
    load: { header: getHeader, accounts: getUnitAccounts },
    availableWhen: ({ accounts }) => hasPayingAccount(accounts, isPossible),
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
        fields: fieldOrder.filter((name) => name !== 'amount' || name in asked),
      },
      contactPage,
    ],
    defaults: ({ header }) => ({ ...knownContact(header), bankAccount: header.bankAccount }),
    options: ({ accounts }) => ({ udcContractId: possibleAccounts(accounts).map(accountOption) }),
    limits: ({ accounts }, { udcContractId }) => {
      const chosenAccounts = possibleAccounts(accounts).filter(
        (account) => account.udcContractId === textOf(udcContractId),
      )
      return {
        amount: { max: greatestPayout(chosenAccounts.length > 0 ? chosenAccounts : possibleAccounts(accounts)) },
      }
    },
    alerts: ({ header }) => ['needed', ...(header.contract.hasTaxRelief === true ? ['taxRelief'] : [])],
    preview: {
      from: getProductFunds,
      input: ({ body: { udcContractId } }) => ({ query: { udcContractId } }),
      details: accountDetails,
    },
    trackedIn: 'online-cases',
    summary: true,
    submit: claimService,
  })
}

/** Returns the largest payout of the accounts; `null` unless the payouts of all accounts are known. */
const greatestPayout = (accounts: readonly ListedAccount[]): number | null => {
  const payouts = accounts.flatMap((account) => payoutOf(account) ?? [])
  return payouts.length === accounts.length ? Math.max(...payouts.map(({ value }) => value)) : null
}

/** Részleges visszavásárlás: pays out a part of a forint account. */
export const partialBuyBack = buyBackCase({
  kind: 'partial-buyback',
  isPossible: allowsPartial,
  asked: { amount: money() },
})

/** Teljes visszavásárlás: pays out the whole account and closes it. */
export const completeBuyBack = buyBackCase({ kind: 'complete-buyback', isPossible: () => true, asked: {} })
