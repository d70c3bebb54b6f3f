import type { LifeHeader, Money } from '../../../../src/api/entities'
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
import { owedAmountOf } from '../../../payment/owed'
import { isForints } from '../../../validation/isForints'
import type { Limits } from '../../../validation/money'
import { contactFields, contactPage, knownContact } from './contact'

type ListedAccount = AccountList['subContracts'][number]

/** Tells if an account allows a partial buy-back. Accounts in a foreign currency do not. */
const allowsPartial = ({ partialBuyBackAvailable, value, buyBackValue }: ListedAccount): boolean =>
  partialBuyBackAvailable === true && [value, buyBackValue].every((amount) => !amount || isForints(amount.currency))

/** The largest whole amount that is surely less than a buy-back value. The insurer may drop the value's fractions. */
const largestPartOf = ({ value }: Money): number => Math.floor(value) - 1

/** A type of buy-back. */
interface BuyBackType {
  /** Tells if an account allows this type of buy-back. Called only for accounts without a pending buy-back. */
  readonly isPossible: (account: ListedAccount) => boolean
  /** Returns the largest amount that a buy-back pays out, from the account's buy-back value. */
  readonly largestPayoutOf: (buyBackValue: Money) => number
}

const partial: BuyBackType = { isPossible: allowsPartial, largestPayoutOf: largestPartOf }
const complete: BuyBackType = { isPossible: () => true, largestPayoutOf: ({ value }) => value }

interface BuyBackDeclaration extends BuyBackType {
  readonly kind: 'partial-buyback' | 'complete-buyback'
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

/** Tells if an account surely has no money for this type of buy-back. */
const paysNothing = (account: ListedAccount, { largestPayoutOf }: BuyBackType): boolean => {
  const payout = payoutOf(account)
  return payout !== null && largestPayoutOf(payout) <= 0
}

const possibleAccountsIn = ({ subContracts }: AccountList, { isPossible }: BuyBackType): readonly ListedAccount[] =>
  subContracts.filter((account) => account.isBuyBack !== true && isPossible(account))

const hasPayingAccount = (accounts: AccountList, type: BuyBackType): boolean =>
  possibleAccountsIn(accounts, type).some((account) => !paysNothing(account, type))

/** Loads the accounts. Returns `true` if no account allows a partial buy-back with a payout above 0. */
export const isPartialBuyBackRuledOut: NonNullable<CaseEntry['isRuledOut']> = async ({ call }, signal) => {
  const outcome = await call(getUnitAccounts, {}, { signal })
  return outcome.ok && !hasPayingAccount(outcome.data, partial)
}

/** Returns an account's option, with its value and payout as a note. The option is disabled if nothing is paid. */
const accountOption = (account: ListedAccount, type: BuyBackType): Option => {
  const { udcContractId, name, value, buyBackValue } = account
  const option = { value: udcContractId, label: name, isDisabled: paysNothing(account, type) }
  if (!value) return option
  if (!buyBackValue) return { ...option, note: { name: 'value', values: { value } } }
  const noteName = buyBackValue.value === 0 ? 'worthless' : 'paid'
  return { ...option, note: { name: noteName, values: { value, paid: buyBackValue } } }
}

/**
 * Tells if an advance was paid. The insurer refuses a buy-back if the rest of the money would not cover the advance.
 */
const hasAdvance = ({ paidAdvance }: LifeHeader): boolean => owedAmountOf(paidAdvance) !== null

/**
 * Returns the limits of the amount in a partial buy-back. The exact maximum is not known if the insurer does not report
 * the account's buy-back value. It is also not known after an advance, which the rest of the money has to cover, or if
 * the insurer does not report whether an advance was paid.
 */
const partLimits = (account: ListedAccount, header: LifeHeader): Limits =>
  account.buyBackValue && header.paidAdvance !== undefined && !hasAdvance(header)
    ? { max: largestPartOf(account.buyBackValue) }
    : { below: payoutOf(account)?.value }

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
const buyBackCase = ({ kind, asked, ...type }: BuyBackDeclaration) => {
  const possibleAccounts = (accounts: AccountList) => possibleAccountsIn(accounts, type)
  return defineCase({
    id: `life.${kind}`,
    load: { header: getHeader, accounts: getUnitAccounts },
    availableWhen: ({ accounts }) => hasPayingAccount(accounts, type),
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
    options: ({ accounts }) => ({
      udcContractId: possibleAccounts(accounts).map((account) => accountOption(account, type)),
    }),
    limits: ({ accounts, header }, answers) => {
      const chosenAccount = possibleAccounts(accounts).find(
        ({ udcContractId }) => udcContractId === textOf(answers.udcContractId),
      )
      return { amount: chosenAccount && partLimits(chosenAccount, header) }
    },
    alerts: ({ header }) => [
      'needed',
      ...(header.contract.hasTaxRelief === true ? ['taxRelief'] : []),
      ...(hasAdvance(header) ? ['advance'] : []),
    ],
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

/** Részleges visszavásárlás: pays out a part of a forint account. */
export const partialBuyBack = buyBackCase({
  kind: 'partial-buyback',
  ...partial,
  asked: { amount: money() },
})

/** Teljes visszavásárlás: pays out the whole account and closes it. */
export const completeBuyBack = buyBackCase({ kind: 'complete-buyback', ...complete, asked: {} })
