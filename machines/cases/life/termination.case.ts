import type { CallData } from '../../../src/api/endpoint'
import { getHeader } from '../../../src/api/life'
import { getUnitAccounts } from '../../../src/api/lifeAccounts'
import { terminate } from '../../../src/api/lifeRequests'
import { textOf } from '../../case/definition/answer'
import { defineCase } from '../../case/definition/defineCase'
import { asSecondaryDetails, type Detail, knownDetail, knownMoneyDetail } from '../../case/definition/detail'
import { date } from '../../case/definition/fields/date'
import { email } from '../../case/definition/fields/email'
import { longText } from '../../case/definition/fields/longText'
import { optional } from '../../case/definition/fields/optional'
import { mayFail } from '../../case/definition/loads'
import { isDebtUnknown, owedAmountOf } from '../../payment/owed'
import { currencyOf, moneyOfUnits, smallestUnitsOf } from '../../payment/smallestUnit'
import { overpaymentOf } from '../common/overpaid'
import { YEAR_DAYS } from '../dateLimits'
import { finalBalanceDetails } from '../terminationInfo'
import { closedAccounts, closedAccountsPayout, separatelyPaidAccounts } from './closedAccounts'
import { exchangeRateOf } from './exchangeRate'

type Header = CallData<typeof getHeader>

interface TerminationData {
  readonly header: Header
  readonly accounts: CallData<typeof getUnitAccounts> | null
}

/** Key of the alert that is shown if the accounts could not be loaded. */
const UNKNOWN_ACCOUNTS_ALERT = 'endsWithUnknownAccounts'

/**
 * Returns the key of the alert about the accounts. If the accounts could not be loaded, the alert says that the
 * contract may have accounts.
 */
const endAlert = ({ accounts }: TerminationData) => {
  if (accounts === null) return UNKNOWN_ACCOUNTS_ALERT
  return accounts.subContracts.length > 0 ? 'endsWithAccounts' : 'ends'
}

/** Returns the value and the payout of each account, if the insurer reports both. */
const buyBackDetails = (name: string, accounts: ReturnType<typeof closedAccounts>): readonly Detail[] => {
  const value = accounts.flatMap(({ name: label, value: before, buyBackValue: now }) =>
    before && now ? [{ label, before, now }] : [],
  )
  return value.length > 0 ? [{ name, kind: 'changes', value }] : []
}

/** Returns the exchange rates used in a total in forints; empty if they cannot be derived. */
const exchangeRateDetails = (accounts: ReturnType<typeof closedAccounts>): readonly Detail[] => {
  const value = (['EUR', 'CHF'] as const).flatMap((currency) => exchangeRateOf(currency, accounts) ?? [])
  return value.length > 0 ? [{ name: 'exchangeRates', kind: 'rates', value }] : []
}

/** Returns the payout of all closed accounts; `null` if there are no accounts or a part is unknown. */
const totalPayoutOf = ({ accounts }: TerminationData) =>
  accounts && accounts.subContracts.length > 0 ? closedAccountsPayout(accounts) : null

/** Tells if the total is unknown because the insurer does not report the debt. */
const isDebtMissing = (loaded: TerminationData): boolean =>
  totalPayoutOf(loaded) !== null && isDebtUnknown(loaded.header.debt)

/** Returns the final balance: an amount that is paid out or has to be paid. Empty if a part is unknown. */
const finalBalance = (loaded: TerminationData): readonly Detail[] => {
  const payout = totalPayoutOf(loaded)
  const { debt, paidAdvance } = loaded.header
  const advance = paidAdvance && paidAdvance.value !== 0 ? paidAdvance : null
  if (!payout || isDebtUnknown(debt) || paidAdvance === undefined) return []
  if (advance && currencyOf(advance) !== currencyOf(payout)) return []
  const balance = moneyOfUnits(smallestUnitsOf(payout) - (advance ? smallestUnitsOf(advance) : 0), payout)
  return finalBalanceDetails({ debtForWithdraw: debt, unusedPremium: balance })
}

/** Marks the payout as before tax if tax relief must be paid back from it to the tax authority. */
const markBeforeTax = ({ contract }: Header, total: readonly Detail[]): readonly Detail[] =>
  contract.hasTaxRelief === true
    ? total.map((detail) => (detail.name === 'totalBack' ? { ...detail, name: 'totalBackBeforeTax' } : detail))
    : total

/** Returns the account for the payout; empty if nothing is paid out or the account is not known. */
const payoutAccountOf = ({ bankAccount }: Header, total: readonly Detail[]): readonly Detail[] =>
  total.some(({ name }) => name === 'totalBack') ? knownDetail('payoutAccount', 'text', bankAccount) : []

const debtDetails = ({ debt }: Header, isSettled: boolean): readonly Detail[] => {
  const overpayment = overpaymentOf(debt)
  if (overpayment) return knownMoneyDetail(isSettled ? 'overpaid' : 'overpaidApart', overpayment)
  return knownMoneyDetail(isSettled ? 'debtForWithdraw' : 'debt', owedAmountOf(debt))
}

/**
 * Returns the advance that the insurer has paid. If the total is known, the text of the advance says that it is already
 * deducted from the total.
 */
const advanceDetails = ({ paidAdvance }: Header, isSettled: boolean): readonly Detail[] => {
  if (!paidAdvance || paidAdvance.value === 0) return []
  return knownMoneyDetail(isSettled ? 'advanceForWithdraw' : 'paidAdvance', paidAdvance)
}

/**
 * Returns the amounts of the settlement (`addends`) and their total (`outcome`). `isSettled`: `true` if the total is
 * known.
 */
const settlementOf = (loaded: TerminationData) => {
  const { header } = loaded
  const total = finalBalance(loaded)
  const isSettled = total.length > 0
  return {
    isSettled,
    addends: [
      ...knownMoneyDetail('totalBuyBackValue', totalPayoutOf(loaded)),
      ...advanceDetails(header, isSettled),
      ...debtDetails(header, isSettled),
    ],
    outcome: [...markBeforeTax(header, total), ...asSecondaryDetails(payoutAccountOf(header, total))],
  }
}

/** Tells if an alert must mention the tax relief to repay. `false` if the payout is already marked as before tax. */
const needsTaxAlert = (loaded: TerminationData): boolean =>
  loaded.header.contract.hasTaxRelief === true &&
  !settlementOf(loaded).outcome.some(({ name }) => name === 'totalBackBeforeTax')

/**
 * Detail names for the result page, by the name that the form uses. Their texts refer to the payout on the day of
 * submission.
 */
const RESULT_PAGE_NAMES: Readonly<Record<string, string>> = {
  totalBack: 'totalBackWhenSent',
  totalBackBeforeTax: 'totalBackBeforeTaxWhenSent',
}

const resultPageDetails = (outcome: readonly Detail[]): readonly Detail[] =>
  outcome.map((detail) => ({ ...detail, name: RESULT_PAGE_NAMES[detail.name] ?? detail.name }))

/** Returns the costs and payouts of each account and in total, and the bank account for the payout. */
const terminationDetails = (loaded: TerminationData): readonly Detail[] => {
  const { accounts } = loaded
  const { isSettled, addends, outcome } = settlementOf(loaded)
  if (!accounts || accounts.subContracts.length === 0) return addends
  const separateAccounts = separatelyPaidAccounts(accounts)
  return [
    ...asSecondaryDetails(buyBackDetails('buyBacks', closedAccounts(accounts))),
    // The total value is left out if some accounts are paid separately, because it then differs from the sum of the
    // lines above.
    ...asSecondaryDetails(separateAccounts.length === 0 ? knownMoneyDetail('totalValue', accounts.totalValue) : []),
    ...asSecondaryDetails(exchangeRateDetails(closedAccounts(accounts))),
    ...(isSettled ? asSecondaryDetails(addends) : addends),
    ...outcome,
    ...asSecondaryDetails(knownDetail('dateOfValue', 'date', accounts.dateOfValue)),
    ...asSecondaryDetails(buyBackDetails('paidApart', separateAccounts)),
  ]
}

/** Szerződés megszüntetése: the day of the end, its costs, and the payout of each account. */
export const termination = defineCase({
  id: 'life.termination',
  load: { header: getHeader, accounts: mayFail(getUnitAccounts, UNKNOWN_ACCOUNTS_ALERT) },
  form: {
    terminationDate: date({ from: 0, to: YEAR_DAYS }),
    description: optional(longText()),
    email: optional(email()),
  },
  related: ['fee-suspension', 'fee-exemption'],
  alerts: (loaded) => [
    endAlert(loaded),
    ...(isDebtMissing(loaded) ? ['debtUnknown'] : []),
    ...(needsTaxAlert(loaded) ? ['taxRelief'] : []),
  ],
  details: terminationDetails,
  confirmationDetails: (loaded, { terminationDate }) => {
    const { addends, outcome } = settlementOf(loaded)
    return [
      ...knownDetail('terminationDate', 'date', textOf(terminationDate)),
      ...addends,
      ...resultPageDetails(outcome),
      // The day whose prices determine the payout.
      ...(totalPayoutOf(loaded) ? knownDetail('dateOfValue', 'date', loaded.accounts?.dateOfValue) : []),
    ]
  },
  summary: true,
  submit: terminate,
})
