import { describe, expect, test } from 'vitest'
import { gradeAbove } from '../../mocks/data/bonusGrades'
import { insurer } from '../../mocks/pdf/insurer'
import { casesInProgress } from '../../mocks/store/cases/cases'
import { writtenAccount } from '../../mocks/store/client/account'
import { partnersOf } from '../../mocks/store/client/partners'
import { currentPayment, DIRECT_DEBIT } from '../../mocks/store/client/payment'
import { setAgainstDue } from '../../mocks/store/payments/booking'
import { duePayments, monthsOf, periodPremium, startsAround } from '../../mocks/store/payments/due'
import { paymentsMemory, shownDebt } from '../../mocks/store/payments/memory'
import { owedNow } from '../../mocks/store/payments/owed'
import { createStore } from '../../mocks/store/persistence/createStore'
import { listOf } from '../../mocks/store/printed/lists'
import { client } from '../../mocks/store/seed/client'
import type { Contract } from '../../mocks/store/state'
import { isoDaysFrom } from '../../mocks/store/time/days'
import { monthsFrom } from '../../mocks/store/time/period'
import { yearlyPremiumOf } from '../../mocks/store/vehicle/premium'
import { previewTermination } from '../../mocks/store/vehicle/terminationPreview'

/** Maximum age of an unpaid premium (days). After that, a liability insurance contract ends. */
const LATEST = 60

const freshWorld = (today: string) => createStore({ scenario: 'fast', now: () => Date.parse(`${today}T12:00:00Z`) })
const isRunning = ({ header }: Contract): boolean => header.contract.contractStatusId === 1
const priced = (contract: Contract): number => periodPremium(contract)?.value ?? Number.NaN
const later = (day: string, days: number): string => isoDaysFrom(Date.parse(day), days)
const written = (day: string): string => `${day.replaceAll('-', '. ')}.`
/** Number of whole premiums owed. */
const owed = (contract: Contract): number => (contract.header.debt?.value ?? 0) / priced(contract)

// Days in and after months of different length, and a leap year.
describe.each(['2026-11-21', '2027-03-31', '2027-08-31', '2028-02-29', '2028-10-28'])('contracts on %s', (today) => {
  const store = freshWorld(today)
  const contracts = Object.values(store.state.contracts).filter(({ isProposal }) => !isProposal)
  const named = (of: readonly Contract[]) => of.map((contract) => [contract.number, contract] as const)
  const running = contracts.filter(isRunning)
  const vehicles = running.filter((one) => one.insuranceType === 'kgfb' || one.insuranceType === 'casco')

  test.each(named(contracts))(
    'contract %s has one invoice for each period, with the premium of that period',
    (_number, contract) => {
      const invoices = listOf(store, contract, 'invoice').slice()
      expect(invoices.map(({ amount }) => amount?.value)).toEqual(invoices.map(() => priced(contract)))
      const newest = invoices[0]?.date ?? ''
      expect(newest <= today).toBe(true)
      const startAt = startsAround(contract, newest)
      expect(invoices.map(({ date }) => date)).toEqual(invoices.map((_, index) => startAt(-index)))
      expect(new Set(invoices.map(({ number }) => number)).size).toBe(invoices.length)
    },
  )

  test.each(named(contracts))('the open invoices of %s sum to its debt plus current premium', (_number, contract) => {
    const invoices = listOf(store, contract, 'invoice').slice()
    const open = invoices.filter(({ isPaid }) => isPaid === false)
    // The premium of a future period has no invoice yet.
    const due = duePayments(store, contract).filter(({ premiumType }) => premiumType === 'CURRENT')
    expect(open.reduce((sum, { amount }) => sum + (amount?.value ?? 0), 0)).toBe(
      due.reduce((sum, { premium }) => sum + premium.value, contract.header.debt?.value ?? 0),
    )
    // The bank debits the premium of the current period even if an earlier debit has failed.
    const debited = open.length > 0 && invoices[0]?.isPaid ? 1 : 0
    expect(open).toEqual(invoices.slice(debited, debited + open.length))
    if (debited > 0) expect(currentPayment(contract).paymentTypeId).toBe(DIRECT_DEBIT)
  })

  test.each(named(contracts.filter(({ header }) => header.debt)))(
    'each partial payment of the debt of %s settles the oldest invoices first',
    (number) => {
      const paying = freshWorld(today)
      const contract = paying.state.contracts[number]
      if (contract === undefined) throw new Error(`There is no ${number}`)
      const whole = contract.header.debt?.value ?? 0
      for (const part of [1, Math.floor(whole / 3), 1000]) {
        setAgainstDue(paying, contract, part)
        const open = listOf(paying, contract, 'invoice')
          .slice()
          .filter(({ isPaid }) => isPaid === false)
        const due = duePayments(paying, contract).filter(({ premiumType }) => premiumType === 'CURRENT')
        expect(open.reduce((sum, { amount, openAmount }) => sum + ((openAmount ?? amount)?.value ?? 0), 0)).toBe(
          due.reduce((sum, { premium }) => sum + premium.value, contract.header.debt?.value ?? 0),
        )
        expect(open.map(({ amount }) => amount?.value)).toEqual(open.map(() => priced(contract)))
        expect(open.slice(0, -1).map(({ openAmount }) => openAmount)).toEqual(open.slice(1).map(() => undefined))
      }
      setAgainstDue(paying, contract, contract.header.debt?.value ?? 0, 'DEBT')
      expect([contract.header.debt, paymentsMemory(contract).owed]).toEqual([null, []])
    },
  )

  test.each(named(contracts))('the invoices of %s are for consecutive periods', (_number, contract) => {
    const invoices = listOf(store, contract, 'invoice').slice()
    expect(invoices.map(({ periodStartDate }) => periodStartDate)).toEqual(invoices.map(({ date }) => date))
    expect(invoices.slice(1).map(({ periodEndDate }) => later(periodEndDate ?? '', 1))).toEqual(
      invoices.slice(0, -1).map(({ periodStartDate }) => periodStartDate),
    )
  })

  test.each(named(contracts))(
    'each reminder of %s is dated a month after its invoice and has the same amount',
    (_number, contract) => {
      const invoices = listOf(store, contract, 'invoice').slice()
      for (const { date, amount } of listOf(store, contract, 'reminder').slice(0, 6)) {
        expect(invoices.map((invoice) => later(invoice.date, 30))).toContain(date)
        expect(amount?.value).toBe(priced(contract))
      }
    },
  )

  test.each(named(contracts))('the reminders of %s sum to its debt', (_number, contract) => {
    const asked = listOf(store, contract, 'reminder').slice()
    const sum = asked.reduce((all, { amount }) => all + (amount?.value ?? 0), 0)
    expect(sum).toBe(contract.header.debt?.value ?? 0)
  })

  test.each(named(contracts))(
    'the debt of %s consists of whole premiums of periods that have begun',
    (_number, contract) => {
      expect(Number.isInteger(owed(contract))).toBe(true)
      const isCurrentDue = duePayments(store, contract).some(({ premiumType }) => premiumType === 'CURRENT')
      const begun = listOf(store, contract, 'invoice').slice()
      // Leaves out the invoice of the current premium, which is not part of the debt.
      const late = begun.slice(isCurrentDue ? 1 : 0).slice(0, owed(contract))
      expect(late).toHaveLength(owed(contract))
      if (contract.insuranceType !== 'kgfb' || owed(contract) === 0) return
      expect(later(late.at(-1)?.date ?? '', LATEST) >= today).toBe(true)
    },
  )

  test.each(named(contracts))('%s has no debt and no current premium if it is overpaid', (_number, contract) => {
    const { overpayment } = paymentsMemory(contract)
    if (overpayment === null) return
    expect(contract.header.debt).toBeNull()
    expect(shownDebt(contract)?.value).toBe(-overpayment.value)
    expect(duePayments(store, contract).map(({ premiumType }) => premiumType)).not.toContain('CURRENT')
    // The overpayment is a premium paid twice, or the unused half of a yearly premium.
    expect([1, 0.5]).toContain(overpayment.value / priced(contract))
  })

  test.each(named(running))(
    'the premiums due of contract %s are those of its newest invoice and of its next period',
    (_number, contract) => {
      const [newest] = listOf(store, contract, 'invoice').slice(0, 1)
      const next = startsAround(contract, today)(1)
      for (const { premium, premiumType, ...period } of duePayments(store, contract)) {
        expect(premium.value).toBe(priced(contract))
        expect(period.paymentPeriodStartDate).toBe(premiumType === 'CURRENT' ? newest?.date : next)
      }
      const { contract: inside } = contract.header
      if ('paymentNextperiod' in inside && inside.paymentNextperiod) expect(inside.paymentNextperiod).toBe(next)
    },
  )

  test.each(named(running))(
    'the insurance year of %s ends the day before its anniversary, and so does a premium period',
    (_number, contract) => {
      const { header } = contract
      const lastDay = header.insuranceValidDate ?? ''
      const anniversary = later(lastDay, 1)
      if ('anniversaryDate' in header.contract) expect(header.contract.anniversaryDate).toBe(anniversary)
      expect(header.insurancePeriod).toBe(`${written(monthsFrom(anniversary, -12))} – ${written(lastDay)}`)
      expect(lastDay >= today).toBe(true)
      const startAt = startsAround(contract, today)
      const periods = 12 / monthsOf(contract)
      expect(Array.from({ length: periods + 1 }, (_, at) => startAt(at))).toContain(anniversary)
    },
  )

  test.each(named(vehicles))(
    'the yearly premium of %s sums its periods, and the preview of a termination shows the next premium',
    (_number, contract) => {
      if (contract.insuranceType !== 'kgfb' && contract.insuranceType !== 'casco') return
      expect(yearlyPremiumOf(contract)?.value).toBe((12 / monthsOf(contract)) * priced(contract))
      const told = previewTermination(store, contract, 'anniversary')
      expect(told.nextYearPeriodicalPremium?.value).toBe(Math.round(priced(contract) * 1.04))
      expect(told.bonus).toBe(gradeAbove(contract.header.bonus) ?? contract.header.bonus)
      expect(told.debtForWithdraw).toEqual(owedNow(store, contract))
    },
  )

  test.each(named(contracts))('%s begins without a case in progress', (_number, contract) => {
    expect(casesInProgress(store, contract)).toBe(0)
  })

  test.each(named(running))(
    '%s owes nothing after a full payment, and its next premium is due one period later',
    (number) => {
      const paying = freshWorld(today)
      const contract = paying.state.contracts[number]
      if (contract === undefined) throw new Error(`${number} is gone`)
      // A contract whose vehicle is out of traffic has no further premiums.
      const isOut = 'vehicle' in contract && contract.vehicle?.removedSince != null
      const after = startsAround(contract, today)(isOut ? 1 : 2)
      const due = duePayments(paying, contract).reduce((sum, { premium }) => sum + premium.value, 0)
      const before = paymentsMemory(contract).overpayment
      setAgainstDue(paying, contract, due + (contract.header.debt?.value ?? 0))
      expect(contract.header.debt).toBeNull()
      expect(duePayments(paying, contract)).toEqual([])
      const invoices = listOf(paying, contract, 'invoice').slice()
      expect(invoices.map(({ isPaid }) => isPaid)).toEqual(invoices.map(() => true))
      expect(paymentsMemory(contract).overpayment).toEqual(before)
      const { contract: inside } = contract.header
      if ('paymentNextperiod' in inside) expect(inside.paymentNextperiod).toBe(after)
    },
  )
})

test('the current premium stays due if the customer pays the next one first', () => {
  const store = freshWorld('2026-11-21')
  const contract = store.state.contracts['20000001']
  if (contract === undefined) throw new Error('20000001 is gone')
  const [current] = duePayments(store, contract)
  setAgainstDue(store, contract, priced(contract), 'NEXT')
  expect(duePayments(store, contract)).toEqual([current])
})

test('the header of a KGFB contract has no casco supplements', () => {
  for (const { insuranceType, header } of Object.values(freshWorld('2026-11-21').state.contracts))
    if (insuranceType === 'kgfb') expect('supplements' in header ? header.supplements : undefined).toBeUndefined()
})

test("premiums of all contracts are transferred to the insurer's account", () => {
  const headers = Object.values(freshWorld('2026-11-21').state.contracts).map(({ header }) => header)
  expect([...new Set(headers.map(({ transferBankAccount }) => transferBankAccount))]).toEqual([insurer.account])
  const clients = headers.flatMap(({ bankAccount, accountHolderName }) =>
    bankAccount ? [[bankAccount, accountHolderName] as const] : [],
  )
  expect(clients.map(([account]) => account)).not.toContain(insurer.account)
  expect(clients.filter(([account]) => writtenAccount(account) !== account)).toEqual([])
})

describe('contracts of the same client', () => {
  const store = freshWorld('2026-11-21')
  const contracts = Object.values(store.state.contracts)
  const ofPersons = contracts.filter(
    (one) => !one.isProposal && !one.number.startsWith('9') && partnersOf(store, one).length > 0,
  )
  /**
   * The personal data of a contract, without the address: old contracts have a former one, and may lack contact data.
   */
  const toldOf = ({ header: { isLegalPerson, contract } }: Contract) => ({
    isLegalPerson,
    name: contract.clientName,
    phone: contract.phoneNumber ?? client.phoneNumber,
    email: contract.email ?? client.email,
  })
  const she = { isLegalPerson: false, name: client.name, phone: client.phoneNumber, email: client.email }

  test.each(ofPersons.map((one) => [one.number, one] as const))(
    'have the same personal data: %s and the other contracts of its client',
    (_number, contract) => {
      expect([contract, ...partnersOf(store, contract)].map(toldOf)).toEqual(ofPersons.map(() => she))
      expect(contract.header.accountHolderName ?? client.name).toBe(client.name)
    },
  )

  test('have no bank account in common with a company', () => {
    const accountsOf = (some: readonly Contract[]) =>
      some.map(({ header }) => header.bankAccount).filter((one) => one !== null)
    const hers = accountsOf(ofPersons)
    expect(hers.length).toBeGreaterThan(0)
    for (const account of accountsOf(contracts.filter(({ header }) => header.isLegalPerson))) {
      expect(hers).not.toContain(account)
    }
  })
})
