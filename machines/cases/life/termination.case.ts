import type { CallData } from '../../../src/api/endpoint'
import { getHeader } from '../../../src/api/life'
import { getUnitAccounts } from '../../../src/api/lifeAccounts'
import { terminate } from '../../../src/api/lifeRequests'
import { textOf } from '../../case/definition/answer'
import { defineCase } from '../../case/definition/defineCase'
import { asParts, type Detail, knownDetail, knownMoney } from '../../case/definition/detail'
import { date } from '../../case/definition/fields/date'
import { email } from '../../case/definition/fields/email'
import { longText } from '../../case/definition/fields/longText'
import { optional } from '../../case/definition/fields/optional'
import { mayFail } from '../../case/definition/loads'
import { owedOf } from '../../payment/owed'
import { currencyOf, ofUnits, unitsOf } from '../../payment/smallestUnit'
import { overpaymentOf } from '../common/overpaid'
import { YEAR } from '../dateLimits'
import { terminationTotal } from '../terminationInfo'
import { closedAccounts, paidApart, paidForClosed } from './closedAccounts'
import { rateOf } from './exchangeRate'

type Header = CallData<typeof getHeader>

interface Loaded {
  readonly header: Header
  readonly accounts: CallData<typeof getUnitAccounts> | null
}

/** What becomes of the accounts in the end. That they could not be read is not that there are none. */
const endAlert = ({ accounts }: Loaded) => {
  if (accounts === null) return 'endsWithUnknownAccounts'
  return accounts.subContracts.length > 0 ? 'endsWithAccounts' : 'ends'
}

/** Each account, what it is worth and what is paid for it; nothing of those of which the insurer does not say so. */
const buyBacks = (name: string, accounts: ReturnType<typeof closedAccounts>): readonly Detail[] => {
  const value = accounts.flatMap(({ name: label, value: before, buyBackValue: now }) =>
    before && now ? [{ label, before, now }] : [],
  )
  return value.length > 0 ? [{ name, kind: 'changes', value }] : []
}

/** At what rates accounts in other money are part of a sum in forints, as far as what the insurer tells gives them. */
const ratesOf = (accounts: ReturnType<typeof closedAccounts>): readonly Detail[] => {
  const value = (['EUR', 'CHF'] as const).flatMap((currency) => rateOf(currency, accounts) ?? [])
  return value.length > 0 ? [{ name: 'exchangeRates', kind: 'rates', value }] : []
}

/** What is paid for all accounts that the end closes; nothing where there are none, or a part of it is not known. */
const paidBack = ({ accounts }: Loaded) =>
  accounts && accounts.subContracts.length > 0 ? paidForClosed(accounts) : null

/** What comes back in the end, or is to be paid; nothing where a part of it is not known. */
const settled = (loaded: Loaded): readonly Detail[] => {
  const back = paidBack(loaded)
  const { debt, paidAdvance } = loaded.header
  const advance = paidAdvance && paidAdvance.value !== 0 ? paidAdvance : null
  if (!back || (advance && currencyOf(advance) !== currencyOf(back))) return []
  const rest = ofUnits(unitsOf(back) - (advance ? unitsOf(advance) : 0), back)
  return terminationTotal({ debtForWithdraw: debt, unusedPremium: rest })
}

/** The same of a contract whose tax relief is to be paid back of it, to the tax authority. */
const beforeTax = ({ contract }: Header, total: readonly Detail[]): readonly Detail[] =>
  contract.hasTaxRelief === true
    ? total.map((told) => (told.name === 'totalBack' ? { ...told, name: 'totalBackBeforeTax' } : told))
    : total

/** Where what comes back is paid to, as far as anything does, and the insurer says so. */
const paidOutTo = ({ bankAccount }: Header, total: readonly Detail[]): readonly Detail[] =>
  total.some(({ name }) => name === 'totalBack') ? knownDetail('payoutAccount', 'text', bankAccount) : []

const owed = ({ debt }: Header, isSettled: boolean): readonly Detail[] => {
  const overpayment = overpaymentOf(debt)
  if (overpayment) return knownMoney(isSettled ? 'overpaid' : 'overpaidApart', overpayment)
  return knownMoney(isSettled ? 'debtForWithdraw' : 'debt', owedOf(debt))
}

/** What was paid in advance, and that it is taken off where a total says so. */
const advanced = ({ paidAdvance }: Header, isSettled: boolean): readonly Detail[] => {
  if (!paidAdvance || paidAdvance.value === 0) return []
  return knownMoney(isSettled ? 'advanceForWithdraw' : 'paidAdvance', paidAdvance)
}

/** What is added up in the end, whether that is all of it, and what it comes to. */
const settlementOf = (loaded: Loaded) => {
  const { header } = loaded
  const total = settled(loaded)
  const isSettled = total.length > 0
  return {
    isSettled,
    addends: [
      ...knownMoney('totalBuyBackValue', paidBack(loaded)),
      ...advanced(header, isSettled),
      ...owed(header, isSettled),
    ],
    outcome: [...beforeTax(header, total), ...asParts(paidOutTo(header, total))],
  }
}

/** Whether nothing but an alert says that tax relief is to be paid back: a sum that comes back says so itself. */
const isTaxToldApart = (loaded: Loaded): boolean =>
  loaded.header.contract.hasTaxRelief === true &&
  !settlementOf(loaded).outcome.some(({ name }) => name === 'totalBackBeforeTax')

/** What comes back, as what is kept says it: of the day on which it was sent, on whatever day it is read. */
const WHEN_SENT: Readonly<Record<string, string>> = {
  totalBack: 'totalBackWhenSent',
  totalBackBeforeTax: 'totalBackBeforeTaxWhenSent',
}

const whenSent = (outcome: readonly Detail[]): readonly Detail[] =>
  outcome.map((each) => ({ ...each, name: WHEN_SENT[each.name] ?? each.name }))

/** What the end costs and brings, account by account and in all, and where it is paid to. */
const told = (loaded: Loaded): readonly Detail[] => {
  const { accounts } = loaded
  const { isSettled, addends, outcome } = settlementOf(loaded)
  if (!accounts || accounts.subContracts.length === 0) return addends
  const apart = paidApart(accounts)
  return [
    ...asParts(buyBacks('buyBacks', closedAccounts(accounts))),
    // What all are worth is no sum of those above where some are paid apart.
    ...asParts(apart.length === 0 ? knownMoney('totalValue', accounts.totalValue) : []),
    ...asParts(ratesOf(closedAccounts(accounts))),
    ...(isSettled ? asParts(addends) : addends),
    ...outcome,
    ...asParts(knownDetail('dateOfValue', 'date', accounts.dateOfValue)),
    ...asParts(buyBacks('paidApart', apart)),
  ]
}

/** Szerződés megszüntetése: on which day it ends, what that costs, and what comes back of which account. */
export const termination = defineCase({
  id: 'life.termination',
  load: { header: getHeader, accounts: mayFail(getUnitAccounts) },
  form: {
    terminationDate: date({ from: 0, to: YEAR }),
    description: optional(longText()),
    email: optional(email()),
  },
  related: ['fee-suspension', 'fee-exemption'],
  alerts: (loaded) => [endAlert(loaded), ...(isTaxToldApart(loaded) ? ['taxRelief'] : [])],
  details: told,
  confirmationDetails: (loaded, { terminationDate }) => {
    const { addends, outcome } = settlementOf(loaded)
    return [
      ...knownDetail('terminationDate', 'date', textOf(terminationDate)),
      ...addends,
      ...whenSent(outcome),
      // The day whose prices they are of.
      ...(paidBack(loaded) ? knownDetail('dateOfValue', 'date', loaded.accounts?.dateOfValue) : []),
    ]
  },
  summary: true,
  submit: terminate,
})
