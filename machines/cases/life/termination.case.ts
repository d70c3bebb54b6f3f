import type { CallData } from '../../../src/api/endpoint'
import { getHeader } from '../../../src/api/life'
import { getUnitAccounts } from '../../../src/api/lifeAccounts'
import { terminate } from '../../../src/api/lifeRequests'
import { textOf } from '../../case/answer'
import { defineCase } from '../../case/defineCase'
import { asParts, type Detail } from '../../case/detail'
import { date } from '../../case/fields/date'
import { email } from '../../case/fields/email'
import { longText } from '../../case/fields/longText'
import { optional } from '../../case/fields/optional'
import { knownDetail, knownMoney } from '../../case/knownDetail'
import { mayFail } from '../../case/loads'
import { YEAR } from '../dateLimits'
import { terminationTotal } from '../terminationInfo'
import { closedAccounts, paidApart, paidForClosed } from './closedAccounts'
import { rateOf } from './exchangeRate'

interface Loaded {
  readonly header: CallData<typeof getHeader>
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
  const advance = paidAdvance?.value ?? 0
  if (!back || (advance !== 0 && paidAdvance?.currency !== back.currency)) return []
  const rest = { ...back, value: back.value - advance }
  return terminationTotal({ debtForWithdraw: debt, unusedPremium: rest })
}

/** The same of a contract whose tax relief is to be paid back of it, to the tax authority. */
const settledBeforeTax = (loaded: Loaded): readonly Detail[] =>
  loaded.header.contract.hasTaxRelief === true
    ? settled(loaded).map((told) => (told.name === 'totalBack' ? { ...told, name: 'totalBackBeforeTax' } : told))
    : settled(loaded)

/** Where what comes back is paid to, as far as anything does, and the insurer says so. */
const paidOutTo = (loaded: Loaded): readonly Detail[] =>
  settled(loaded).some(({ name }) => name === 'totalBack')
    ? knownDetail('payoutAccount', 'text', loaded.header.bankAccount)
    : []

const owed = (loaded: Loaded): readonly Detail[] => {
  const { debt } = loaded.header
  if (!debt || debt.value === 0) return []
  const isSettled = settled(loaded).length > 0
  if (debt.value < 0) return knownMoney(isSettled ? 'overpaid' : 'overpaidApart', { ...debt, value: -debt.value })
  return knownMoney(isSettled ? 'debtForWithdraw' : 'debt', debt)
}

/** What was paid in advance, and that it is taken off where a total says so. */
const advanced = (loaded: Loaded): readonly Detail[] => {
  const { paidAdvance } = loaded.header
  if (!paidAdvance || paidAdvance.value === 0) return []
  return knownMoney(settled(loaded).length > 0 ? 'advanceForWithdraw' : 'paidAdvance', paidAdvance)
}

/** What the end costs and brings, account by account and in all, and where it is paid to. */
const told = (loaded: Loaded): readonly Detail[] => {
  const { accounts } = loaded
  if (!accounts || accounts.subContracts.length === 0) return [...advanced(loaded), ...owed(loaded)]
  const total = settled(loaded)
  const apart = paidApart(accounts)
  const addends = [...knownMoney('totalBuyBackValue', paidBack(loaded)), ...advanced(loaded), ...owed(loaded)]
  return [
    ...asParts(buyBacks('buyBacks', closedAccounts(accounts))),
    // What all are worth is no sum of those above where some are paid apart.
    ...asParts(apart.length === 0 ? knownMoney('totalValue', accounts.totalValue) : []),
    ...asParts(ratesOf(closedAccounts(accounts))),
    ...(total.length > 0 ? asParts(addends) : addends),
    ...settledBeforeTax(loaded),
    ...paidOutTo(loaded),
    ...asParts(buyBacks('paidApart', apart)),
    ...asParts(knownDetail('dateOfValue', 'date', accounts.dateOfValue)),
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
  seeAlso: ['fee-suspension', 'fee-exemption'],
  alerts: (loaded) => [endAlert(loaded), ...(loaded.header.contract.hasTaxRelief === true ? ['taxRelief'] : [])],
  details: told,
  sentDetails: (loaded, { terminationDate }) => [
    ...knownDetail('terminationDate', 'date', textOf(terminationDate)),
    ...knownMoney('totalBuyBackValue', paidBack(loaded)),
    ...advanced(loaded),
    ...owed(loaded),
    ...settledBeforeTax(loaded),
    ...paidOutTo(loaded),
  ],
  summary: true,
  submit: terminate,
})
