import { describe, expect, test } from 'vitest'
import type { ListedDocumentKind } from '../../mocks/data/manyDocuments'
import { casesOf } from '../../mocks/store/cases/cases'
import { claimsOf } from '../../mocks/store/claims/claims'
import { packagesOf } from '../../mocks/store/life/packages'
import { duePayments } from '../../mocks/store/payments/due'
import { currentDebt, currentDebtDays } from '../../mocks/store/payments/owed'
import { createStore } from '../../mocks/store/persistence/createStore'
import { firstDayOf } from '../../mocks/store/printed/beginning'
import { documentListOf, printedListDocument } from '../../mocks/store/printed/lists'
import type { Contract } from '../../mocks/store/state'
import { dayAfter, monthsFrom } from '../../mocks/store/time/period'
import { paidTooSoon } from './paidTooSoon'

const lists: readonly ListedDocumentKind[] = [
  'invoice',
  'reminder',
  'other-documents',
  'tax-letter',
  'fund-letter',
  'yield-letter',
  'policy-regular',
  'policy-clause',
  'policy-buyback',
  'policy-topup',
]

// Days in and after months of different length, and the last of February in a leap year.
describe.each(['2026-11-21', '2027-03-31', '2027-08-31', '2028-02-29'])('with the clock set to %s,', (today) => {
  const store = createStore({ scenario: 'fast', now: () => Date.parse(`${today}T12:00:00Z`) })
  const contracts = Object.values(store.state.contracts).filter(({ isProposal }) => !isProposal)
  const namedContracts = contracts.map((contract) => [contract.number, contract] as const)
  const papersOf = (contract: Contract) => lists.flatMap((kind) => documentListOf(store, contract, kind).slice())

  test.each(namedContracts)(
    'documents, cases and claims of contract %s are dated between the contract’s start and today',
    (_number, contract) => {
      const began = firstDayOf(contract) ?? '0000'
      const claims = contract.insuranceType === 'lakas' ? claimsOf(store, contract) : []
      const days = [
        ...papersOf(contract).map(({ date }) => date),
        ...casesOf(store, contract).map(({ startDate }) => startDate),
        ...claims.map(({ claimDate }) => claimDate),
      ]
      expect(days.filter((day) => !day || day < began || day > today)).toEqual([])
    },
  )

  test.each(namedContracts)(
    'the next premium of contract %s is due after today, and any debt is already due',
    (_number, contract) => {
      const isOwing = contract.header.debt !== null
      const duePremiums = duePayments(store, contract).filter(({ premiumType }) => !isOwing || premiumType === 'NEXT')
      for (const { premiumType, paymentPeriodStartDate, paymentDeadline } of duePremiums) {
        expect(paymentPeriodStartDate > today).toBe(premiumType === 'NEXT')
        expect(paymentDeadline >= today).toBe(true)
      }
      if (isOwing) expect((currentDebtDays(store, contract)?.dueDate ?? '9999') <= today).toBe(true)
    },
  )

  test.each(namedContracts)(
    'the open invoices of contract %s sum to its debt, or to its current premium if it has no debt',
    (_number, contract) => {
      const open = documentListOf(store, contract, 'invoice')
        .slice()
        .filter(({ isPaid }) => isPaid === false)
      const current = duePayments(store, contract).find(({ premiumType }) => premiumType === 'CURRENT')
      const currentPremium = contract.header.debt === null ? (current?.premium.value ?? 0) : 0
      expect(open.reduce((sum, { amount }) => sum + (amount?.value ?? 0), 0)).toBe(
        currentPremium + Math.max(0, currentDebt(store, contract)?.value ?? 0),
      )
    },
  )

  test.each(namedContracts)(
    'no later premium of contract %s is paid while an earlier one is owed',
    (_number, contract) => {
      expect(paidTooSoon(store, contract)).toEqual([])
    },
  )

  test.each(namedContracts)(
    'the package premiums of contract %s, if it has packages, sum to its premium',
    (_number, contract) => {
      if (
        contract.insuranceType !== 'elet' &&
        contract.insuranceType !== 'nyugdij' &&
        contract.insuranceType !== 'baleset'
      )
        return
      const { baseInsurance, additionalPackages } = packagesOf(contract, [])
      const premiums = [baseInsurance, ...additionalPackages].map(
        ({ premiumFrequency }) => premiumFrequency?.value ?? 0,
      )
      expect(premiums.reduce((sum, premium) => sum + premium, 0)).toBe(contract.header.contract.premiumFrequency?.value)
    },
  )

  test('a policy is dated on the first day of its contract or on an anniversary', () => {
    for (const number of ['40000001', '50000001', '60000001']) {
      const contract = store.state.contracts[number]
      if (contract === undefined || contract.insuranceType === 'lakas') throw new Error(`${number} is gone`)
      const began = firstDayOf(contract) ?? ''
      const dates = documentListOf(store, contract, 'policy-regular')
        .slice()
        .map(({ date }) => date)
      expect(dates.at(-1)).toBe(began)
      for (const date of dates) expect(Array.from({ length: 5 }, (_, at) => monthsFrom(began, 12 * at))).toContain(date)
      expect(monthsFrom(began, 48)).toBe(contract.header.contract.anniversaryDate)
    }
  })

  test('the only documents of a contract that is five days old are one invoice and its policy', () => {
    const contract = store.state.contracts['30000002']
    if (contract?.insuranceType !== 'lakas') throw new Error('30000002 is gone')
    const papers = papersOf(contract).map(({ date, name }) => [date, name])
    const start = contract.header.contract.startDate
    expect(papers).toEqual([
      [start, 'Számla'],
      [start, 'Biztosítási kötvény'],
    ])
    expect(dayAfter(contract.header.insuranceValidDate ?? '')).toBe(
      monthsFrom(contract.header.contract.startDate ?? '', 12),
    )
  })
})

test('a tax letter about a year counts only the paid premiums that were due in that year', () => {
  const store = createStore({ scenario: 'fast', now: () => Date.parse('2027-02-10T12:00:00Z') })
  const contract = store.state.contracts['50000001']
  if (contract === undefined) throw new Error('50000001 is gone')
  // Moves the debt to the period from 16 December, so that one premium of 2026 is unpaid.
  const { payments } = contract
  const [owedPremium] = payments?.owed ?? []
  if (owedPremium === undefined || !payments) throw new Error('50000001 owes nothing')
  payments.owed = [{ ...owedPremium, dueDate: '2026-12-16', from: '2026-12-16', to: '2027-01-15' }]
  const rows = documentListOf(store, contract, 'tax-letter')
    .slice()
    .map(({ id }) => printedListDocument(store, contract, 'tax-letter', id)?.tables?.[0]?.rows[0])
  // All premiums of 2026 are paid except one. In the contract's first year, the contract was active for seven months.
  expect(rows).toEqual([
    ['Rendszeres díj', '11', '275\u00a0000\u00a0Ft'],
    ['Rendszeres díj', '12', '300\u00a0000\u00a0Ft'],
    ['Rendszeres díj', '12', '300\u00a0000\u00a0Ft'],
    ['Rendszeres díj', '7', '175\u00a0000\u00a0Ft'],
  ])
})
