import { describe, expect, test } from 'vitest'
import { gradeAbove } from '../../mocks/data/bonusGrades'
import { insurer } from '../../mocks/pdf/insurer'
import { casesInProgress } from '../../mocks/store/cases/cases'
import { formattedAccount } from '../../mocks/store/client/account'
import { otherContractsOf } from '../../mocks/store/client/partners'
import { currentPayment, DIRECT_DEBIT } from '../../mocks/store/client/payment'
import { allocatePayment } from '../../mocks/store/payments/booking'
import { duePayments, monthsPerPremium, periodPremium, periodStartsAround } from '../../mocks/store/payments/due'
import { paymentsMemory, shownDebt } from '../../mocks/store/payments/memory'
import { currentDebt } from '../../mocks/store/payments/owed'
import { createStore } from '../../mocks/store/persistence/createStore'
import { documentListOf } from '../../mocks/store/printed/lists'
import { client } from '../../mocks/store/seed/client'
import type { Contract } from '../../mocks/store/state'
import { isoDaysFrom } from '../../mocks/store/time/days'
import { monthsFrom } from '../../mocks/store/time/period'
import { yearlyPremiumOf } from '../../mocks/store/vehicle/premium'
import { previewTermination } from '../../mocks/store/vehicle/terminationPreview'

/** Maximum age of an unpaid premium (days). After that, a liability insurance contract ends. */
const LATEST = 60

const freshStore = (today: string) => createStore({ scenario: 'fast', now: () => Date.parse(`${today}T12:00:00Z`) })
const isRunning = ({ header }: Contract): boolean => header.contract.contractStatusId === 1
const priced = (contract: Contract): number => periodPremium(contract)?.value ?? Number.NaN
const later = (day: string, days: number): string => isoDaysFrom(Date.parse(day), days)
const formattedDay = (day: string): string => `${day.replaceAll('-', '. ')}.`
/** Returns the number of whole premiums owed. */
const owedPremiums = (contract: Contract): number => (contract.header.debt?.value ?? 0) / priced(contract)

// Days on which adding months is difficult: in months of 28 to 31 days, on the last of a month, and on 29 February.
describe.each(['2026-11-21', '2027-03-31', '2027-08-31', '2028-02-29', '2028-10-28'])(
  'with the clock set to %s,',
  (today) => {
    const store = freshStore(today)
    const contracts = Object.values(store.state.contracts).filter(({ isProposal }) => !isProposal)
    const namedContracts = (list: readonly Contract[]) => list.map((contract) => [contract.number, contract] as const)
    const running = contracts.filter(isRunning)
    const vehicles = running.filter(
      (contract) => contract.insuranceType === 'kgfb' || contract.insuranceType === 'casco',
    )

    test.each(namedContracts(contracts))(
      'contract %s has one invoice for each period, with the premium of that period',
      (_number, contract) => {
        const invoices = documentListOf(store, contract, 'invoice').slice()
        expect(invoices.map(({ amount }) => amount?.value)).toEqual(invoices.map(() => priced(contract)))
        const newest = invoices[0]?.date ?? ''
        expect(newest <= today).toBe(true)
        const startAt = periodStartsAround(contract, newest)
        expect(invoices.map(({ date }) => date)).toEqual(invoices.map((_, index) => startAt(-index)))
        expect(new Set(invoices.map(({ number }) => number)).size).toBe(invoices.length)
      },
    )

    test.each(namedContracts(contracts))(
      'the open invoices of contract %s sum to its debt plus its current premium',
      (_number, contract) => {
        const invoices = documentListOf(store, contract, 'invoice').slice()
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
      },
    )

    test.each(namedContracts(contracts.filter(({ header }) => header.debt)))(
      'partial payments of the debt of contract %s settle the oldest invoices first',
      (number) => {
        const payingStore = freshStore(today)
        const contract = payingStore.state.contracts[number]
        if (contract === undefined) throw new Error(`There is no ${number}`)
        const debt = contract.header.debt?.value ?? 0
        for (const partialPayment of [1, Math.floor(debt / 3), 1000]) {
          allocatePayment(payingStore, contract, partialPayment)
          const open = documentListOf(payingStore, contract, 'invoice')
            .slice()
            .filter(({ isPaid }) => isPaid === false)
          const due = duePayments(payingStore, contract).filter(({ premiumType }) => premiumType === 'CURRENT')
          expect(open.reduce((sum, { amount, openAmount }) => sum + ((openAmount ?? amount)?.value ?? 0), 0)).toBe(
            due.reduce((sum, { premium }) => sum + premium.value, contract.header.debt?.value ?? 0),
          )
          expect(open.map(({ amount }) => amount?.value)).toEqual(open.map(() => priced(contract)))
          expect(open.slice(0, -1).map(({ openAmount }) => openAmount)).toEqual(open.slice(1).map(() => undefined))
        }
        allocatePayment(payingStore, contract, contract.header.debt?.value ?? 0, 'DEBT')
        expect([contract.header.debt, paymentsMemory(contract).owed]).toEqual([null, []])
      },
    )

    test.each(namedContracts(contracts))(
      'the invoices of contract %s are for consecutive periods',
      (_number, contract) => {
        const invoices = documentListOf(store, contract, 'invoice').slice()
        expect(invoices.map(({ periodStartDate }) => periodStartDate)).toEqual(invoices.map(({ date }) => date))
        expect(invoices.slice(1).map(({ periodEndDate }) => later(periodEndDate ?? '', 1))).toEqual(
          invoices.slice(0, -1).map(({ periodStartDate }) => periodStartDate),
        )
      },
    )

    test.each(namedContracts(contracts))(
      'each payment reminder of contract %s is dated 30 days after an invoice and has the amount of one premium',
      (_number, contract) => {
        const invoices = documentListOf(store, contract, 'invoice').slice()
        for (const { date, amount } of documentListOf(store, contract, 'reminder').slice(0, 6)) {
          expect(invoices.map((invoice) => later(invoice.date, 30))).toContain(date)
          expect(amount?.value).toBe(priced(contract))
        }
      },
    )

    test.each(namedContracts(contracts))(
      'the payment reminders of contract %s sum to its debt',
      (_number, contract) => {
        const reminders = documentListOf(store, contract, 'reminder').slice()
        const sum = reminders.reduce((all, { amount }) => all + (amount?.value ?? 0), 0)
        expect(sum).toBe(contract.header.debt?.value ?? 0)
      },
    )

    test.each(namedContracts(contracts))(
      'the debt of contract %s consists of whole premiums, each for a period that has begun',
      (_number, contract) => {
        expect(Number.isInteger(owedPremiums(contract))).toBe(true)
        const isCurrentDue = duePayments(store, contract).some(({ premiumType }) => premiumType === 'CURRENT')
        const invoices = documentListOf(store, contract, 'invoice').slice()
        // Leaves out the invoice of the current premium, which is not part of the debt.
        const overdueInvoices = invoices.slice(isCurrentDue ? 1 : 0).slice(0, owedPremiums(contract))
        expect(overdueInvoices).toHaveLength(owedPremiums(contract))
        if (contract.insuranceType !== 'kgfb' || owedPremiums(contract) === 0) return
        expect(later(overdueInvoices.at(-1)?.date ?? '', LATEST) >= today).toBe(true)
      },
    )

    test.each(namedContracts(contracts))(
      'contract %s has no debt and no current premium if it is overpaid',
      (_number, contract) => {
        const { overpayment } = paymentsMemory(contract)
        if (overpayment === null) return
        expect(contract.header.debt).toBeNull()
        expect(shownDebt(contract)?.value).toBe(-overpayment.value)
        expect(duePayments(store, contract).map(({ premiumType }) => premiumType)).not.toContain('CURRENT')
        // The overpayment is a premium paid twice, or the unused half of a yearly premium.
        expect([1, 0.5]).toContain(overpayment.value / priced(contract))
      },
    )

    test.each(namedContracts(running))(
      'each premium due on contract %s is for the period of its newest invoice or for the next period',
      (_number, contract) => {
        const [newest] = documentListOf(store, contract, 'invoice').slice(0, 1)
        const next = periodStartsAround(contract, today)(1)
        for (const { premium, premiumType, ...period } of duePayments(store, contract)) {
          expect(premium.value).toBe(priced(contract))
          expect(period.paymentPeriodStartDate).toBe(premiumType === 'CURRENT' ? newest?.date : next)
        }
        const { contract: inside } = contract.header
        if ('paymentNextperiod' in inside && inside.paymentNextperiod) expect(inside.paymentNextperiod).toBe(next)
      },
    )

    test.each(namedContracts(running))(
      'the insurance year of contract %s ends with a premium period, on the day before the anniversary',
      (_number, contract) => {
        const { header } = contract
        const lastDay = header.insuranceValidDate ?? ''
        const anniversary = later(lastDay, 1)
        if ('anniversaryDate' in header.contract) expect(header.contract.anniversaryDate).toBe(anniversary)
        expect(header.insurancePeriod).toBe(`${formattedDay(monthsFrom(anniversary, -12))} – ${formattedDay(lastDay)}`)
        expect(lastDay >= today).toBe(true)
        const startAt = periodStartsAround(contract, today)
        const periods = 12 / monthsPerPremium(contract)
        expect(Array.from({ length: periods + 1 }, (_, at) => startAt(at))).toContain(anniversary)
      },
    )

    test.each(namedContracts(vehicles))(
      'the yearly premium of contract %s is the sum of its premiums, and its termination preview shows next year’s premium',
      (_number, contract) => {
        if (contract.insuranceType !== 'kgfb' && contract.insuranceType !== 'casco') return
        expect(yearlyPremiumOf(contract)?.value).toBe((12 / monthsPerPremium(contract)) * priced(contract))
        const preview = previewTermination(store, contract, 'anniversary')
        expect(preview.nextYearPeriodicalPremium?.value).toBe(Math.round(priced(contract) * 1.04))
        expect(preview.bonus).toBe(gradeAbove(contract.header.bonus) ?? contract.header.bonus)
        expect(preview.debtForWithdraw).toEqual(currentDebt(store, contract))
      },
    )

    test.each(namedContracts(contracts))('contract %s has no case in progress at first', (_number, contract) => {
      expect(casesInProgress(store, contract)).toBe(0)
    })

    test.each(namedContracts(running))(
      'contract %s owes nothing after its debt and all due premiums are paid, and the following premium is due one period later',
      (number) => {
        const payingStore = freshStore(today)
        const contract = payingStore.state.contracts[number]
        if (contract === undefined) throw new Error(`${number} is gone`)
        // A contract whose vehicle is out of traffic has no further premiums.
        const isOut = 'vehicle' in contract && contract.vehicle?.removedSince != null
        const after = periodStartsAround(contract, today)(isOut ? 1 : 2)
        const due = duePayments(payingStore, contract).reduce((sum, { premium }) => sum + premium.value, 0)
        const before = paymentsMemory(contract).overpayment
        allocatePayment(payingStore, contract, due + (contract.header.debt?.value ?? 0))
        expect(contract.header.debt).toBeNull()
        expect(duePayments(payingStore, contract)).toEqual([])
        const invoices = documentListOf(payingStore, contract, 'invoice').slice()
        expect(invoices.map(({ isPaid }) => isPaid)).toEqual(invoices.map(() => true))
        expect(paymentsMemory(contract).overpayment).toEqual(before)
        const { contract: inside } = contract.header
        if ('paymentNextperiod' in inside) expect(inside.paymentNextperiod).toBe(after)
      },
    )
  },
)

test('the current premium stays due if the customer pays the next one first', () => {
  const store = freshStore('2026-11-21')
  const contract = store.state.contracts['20000001']
  if (contract === undefined) throw new Error('20000001 is gone')
  const [current] = duePayments(store, contract)
  allocatePayment(store, contract, priced(contract), 'NEXT')
  expect(duePayments(store, contract)).toEqual([current])
})

test('the header of a KGFB contract has no casco supplements', () => {
  for (const { insuranceType, header } of Object.values(freshStore('2026-11-21').state.contracts))
    if (insuranceType === 'kgfb') expect('supplements' in header ? header.supplements : undefined).toBeUndefined()
})

test("premiums of all contracts are transferred to the insurer's account", () => {
  const headers = Object.values(freshStore('2026-11-21').state.contracts).map(({ header }) => header)
  expect([...new Set(headers.map(({ transferBankAccount }) => transferBankAccount))]).toEqual([insurer.account])
  const clients = headers.flatMap(({ bankAccount, accountHolderName }) =>
    bankAccount ? [[bankAccount, accountHolderName] as const] : [],
  )
  expect(clients.map(([account]) => account)).not.toContain(insurer.account)
  expect(clients.filter(([account]) => formattedAccount(account) !== account)).toEqual([])
})

describe('contracts of the same client', () => {
  const store = freshStore('2026-11-21')
  const contracts = Object.values(store.state.contracts)
  const ofPersons = contracts.filter(
    (contract) =>
      !contract.isProposal && !contract.number.startsWith('9') && otherContractsOf(store, contract).length > 0,
  )
  /**
   * Returns the personal data of a contract. Leaves out the address, because old contracts have a former address.
   * Replaces missing contact data by the data of the client.
   */
  const personalDataOf = ({ header: { isLegalPerson, contract } }: Contract) => ({
    isLegalPerson,
    name: contract.clientName,
    phone: contract.phoneNumber ?? client.phoneNumber,
    email: contract.email ?? client.email,
  })
  const expectedData = { isLegalPerson: false, name: client.name, phone: client.phoneNumber, email: client.email }

  test.each(ofPersons.map((contract) => [contract.number, contract] as const))(
    'have the same personal data as contract %s',
    (_number, contract) => {
      expect([contract, ...otherContractsOf(store, contract)].map(personalDataOf)).toEqual(
        ofPersons.map(() => expectedData),
      )
      expect(contract.header.accountHolderName ?? client.name).toBe(client.name)
    },
  )

  test('share no bank account with the contract of a company', () => {
    const accountsOf = (some: readonly Contract[]) =>
      some.map(({ header }) => header.bankAccount).filter((one) => one !== null)
    const personAccounts = accountsOf(ofPersons)
    expect(personAccounts.length).toBeGreaterThan(0)
    for (const account of accountsOf(contracts.filter(({ header }) => header.isLegalPerson))) {
      expect(personAccounts).not.toContain(account)
    }
  })
})
