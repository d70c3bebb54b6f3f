import { describe, expect, test } from 'vitest'
import { headerOf } from '../../mocks/handlers/vehicle/reply'
import { accountList } from '../../mocks/store/accounts/view'
import { caseOf, casesInProgress, casesOf } from '../../mocks/store/cases/cases'
import { signCase } from '../../mocks/store/cases/signing'
import { claimsOf } from '../../mocks/store/claims/claims'
import { settleContract } from '../../mocks/store/contract/settle'
import { overviewOf } from '../../mocks/store/dap/standing'
import { terminateHome } from '../../mocks/store/home/termination'
import { terminateLife } from '../../mocks/store/life/end'
import { endForNonPayment } from '../../mocks/store/life/ending'
import { allocatePayment } from '../../mocks/store/payments/booking'
import { nextPaymentDue } from '../../mocks/store/payments/nextPaymentDue'
import { headerDebt, premiumsBesidesDebt } from '../../mocks/store/payments/owed'
import { reportPayment } from '../../mocks/store/payments/report'
import { payLater } from '../../mocks/store/payments/transfer'
import { createStore } from '../../mocks/store/persistence/createStore'
import { isoDaysFrom } from '../../mocks/store/time/days'
import { terminateVehicle } from '../../mocks/store/vehicle/termination'
import { formatMoney } from '../../src/texts/format'

const NOON = Date.parse('2026-11-21T12:00:00Z')
const dayIn = (days: number): string => isoDaysFrom(NOON, days)

const setting = (number: string) => {
  const clock = { now: NOON }
  const store = createStore({ scenario: 'fast', now: () => clock.now })
  const contract = store.state.contracts[number]
  if (contract === undefined) throw new Error(`${number} is gone`)
  const on = (days: number) => {
    clock.now = Date.parse(`${dayIn(days)}T12:00:00Z`)
    settleContract(store, contract)
  }
  return { store, contract, on }
}
type Setting = ReturnType<typeof setting>

/** Terminates a contract: a vehicle contract at its anniversary, any other contract at `terminationDate`. */
const giveNotice = ({ store, contract }: Setting, terminationDate: string) => {
  switch (contract.insuranceType) {
    case 'kgfb':
    case 'casco':
      return terminateVehicle(store, contract, 'anniversary', {})
    case 'lakas':
      return terminateHome(store, contract, 'other', { terminationDate, description: 'Elköltözöm.' })
    default:
      return terminateLife(store, contract, { terminationDate })
  }
}

/** Terminates a contract on a day, for a reason that allows any day. */
const endIn = (setup: Setting, days: number) => {
  const { store, contract } = setup
  const terminationDate = dayIn(days)
  return contract.insuranceType === 'kgfb' || contract.insuranceType === 'casco'
    ? terminateVehicle(store, contract, 'car-sell', { terminationDate })
    : giveNotice(setup, terminationDate)
}

const caseIdOf = (notice: ReturnType<typeof giveNotice>): string => notice?.caseId ?? ''

describe('a contract with a notice of termination', () => {
  test.each(['10000001', '30000001', '40000001'])(
    'ends by it without a signature if the insurer asks for none, and takes only a sooner notice after it (contract %s)',
    (number) => {
      const setup = setting(number)
      const { store, contract, on } = setup
      store.state.settings.everyCase = 'SUCCEEDED'
      const later = endIn(setup, 4)
      expect(endIn(setup, 5)).toBeUndefined()
      const sooner = endIn(setup, 2)
      expect(caseOf(contract, caseIdOf(later))?.decision?.status).toBe('SUPERSEDED')
      expect(caseOf(contract, caseIdOf(sooner))?.decision).toBeUndefined()
      on(1)
      expect(contract.header.contract.contractStatusId).toBe(1)
      on(3)
      expect(contract.header.contract.contractStatusId).toBe(2)
    },
  )

  test.each(['10000001', '20000001'])(
    'no longer waits for the signature once the contract has ended in another way (contract %s)',
    (number) => {
      const setup = setting(number)
      const notice = endIn(setup, 0)
      expect(casesInProgress(setup.store, setup.contract)).toBeGreaterThan(0)
      setup.on(290)
      expect(setup.contract.header.contract.contractStatusId).toBe(2)
      expect(caseOf(setup.contract, caseIdOf(notice))?.decision).toMatchObject({ status: 'REJECTED' })
      expect(signCase(setup.store, setup.contract, caseIdOf(notice))).toBeUndefined()
    },
  )

  test('pays the overpayment out with the accounts, as its case says', () => {
    const { store, contract, on } = setting('40000001')
    if (contract.insuranceType !== 'elet') throw new Error('40000001 is no life contract')
    allocatePayment(store, contract, 500_000)
    expect(headerDebt(store, contract).value).toBeLessThan(0)
    const notice = terminateLife(store, contract, {})
    signCase(store, contract, caseIdOf(notice))
    on(1)
    const { details = [], decision } = caseOf(contract, caseIdOf(notice)) ?? {}
    const shownRefund = details.find(([label]) => label.startsWith('Ha a beküldés napján'))?.[1]
    expect(formatMoney(decision?.amount ?? { value: 0, currency: 'HUF' })).toBe(shownRefund)
    expect(decision?.reason).toContain('túlfizetése')
    expect(headerDebt(store, contract).value).toBe(0)
  })

  test('rejects the termination on its day if the contract has lapsed before', () => {
    const { store, contract, on } = setting('40000001')
    if (contract.insuranceType !== 'elet') throw new Error('40000001 is no life contract')
    const notice = terminateLife(store, contract, { terminationDate: dayIn(5) })
    signCase(store, contract, caseIdOf(notice))
    endForNonPayment(store, contract, dayIn(3))
    on(4)
    expect(caseOf(contract, caseIdOf(notice))?.decision).toBeUndefined()
    on(6)
    expect(caseOf(contract, caseIdOf(notice))?.decision).toMatchObject({ status: 'REJECTED' })
  })

  test.each(['30000001', '40000001', '50000001', '60000001'])(
    'has no premium due after its signed termination date, and shows that date (contract %s)',
    (number) => {
      const setup = setting(number)
      // The contract ends a day before the next premium is due.
      const notice = giveNotice(setup, dayIn(5))
      expect(signCase(setup.store, setup.contract, caseIdOf(notice))).toBeDefined()
      setup.on(0)
      const { store, contract } = setup
      expect(premiumsBesidesDebt(store, contract).filter(({ premiumType }) => premiumType === 'NEXT')).toEqual([])
      expect(nextPaymentDue(store, contract)).toEqual({ premium: null, day: null })
      expect(overviewOf(store, contract)).toMatchObject({ contractStatusId: 1, terminationDate: dayIn(5) })
    },
  )

  test('stops waiting for the signature when the signature deadline has passed', () => {
    const setup = setting('10000001')
    const { store, contract, on } = setup
    allocatePayment(store, contract, 14_860, 'DEBT')
    const { signUntil = '' } = { ...giveNotice(setup, '') }
    const before = casesInProgress(store, contract)
    expect(overviewOf(store, contract).waitingFor).toEqual(['SIGNATURE'])
    on(Math.round((Date.parse(signUntil ?? '') - Date.parse(dayIn(0))) / 86_400_000) + 1)
    expect(casesInProgress(store, contract)).toBe(before - 1)
    expect(overviewOf(store, contract).waitingFor).toEqual([])
  })
})

test('a contract has no next premium if it ends before the next one, and the current one is part of the debt', () => {
  const setup = setting('40000001')
  const { store, contract, on } = setup
  if (contract.insuranceType !== 'elet') throw new Error('40000001 is no life contract')
  contract.header.contract.paymentTypeId = 4
  on(12)
  signCase(store, contract, caseIdOf(giveNotice(setup, dayIn(20))))
  on(13)
  expect(headerDebt(store, contract).value).toBe(50_000)
  expect(nextPaymentDue(store, contract)).toEqual({ premium: null, day: null })
})

describe("the case details of a life contract's termination", () => {
  test.each(['40000001', '50000001'])(
    'list the amounts and the date of the prices before the case is signed (contract %s)',
    (number) => {
      const setup = setting(number)
      const { store, contract } = setup
      if (contract.insuranceType !== 'elet' && contract.insuranceType !== 'nyugdij') throw new Error('none of a life')
      const { totalBuyBackValue } = accountList(store, contract)
      const notice = giveNotice(setup, dayIn(40))
      const lines = Object.fromEntries(caseOf(contract, caseIdOf(notice))?.details ?? [])
      const refund = { ...totalBuyBackValue, value: totalBuyBackValue.value - 25_000 }
      expect(lines).toMatchObject({
        'Visszavásárlási értékük összesen': formatMoney(totalBuyBackValue),
        'Rendezendő díj; ha addig nem fizeti be, levonjuk': formatMoney({ value: 25_000, currency: 'HUF' }),
        'Ha a beküldés napján szűnne meg, ennyit kapna vissza': formatMoney(refund),
        'Az értékek napja': '2026.\u00a011.\u00a020.',
      })
      expect('Ezen felül' in lines).toBe(number === '50000001')
    },
  )

  test('include the tax relief to repay, and a bank account only if there is a refund', () => {
    const setup = setting('50000001')
    setup.contract.header.debt = { value: 100_000_000, currency: 'HUF' }
    const lines = Object.fromEntries(caseOf(setup.contract, caseIdOf(giveNotice(setup, dayIn(40))))?.details ?? [])
    expect(lines).toMatchObject({
      'Összesen fizetendő a megszűnéskor': expect.any(String),
      'Az adójóváírást vissza kell fizetnie': '20%-kal növelve, az adóhatóságnak',
    })
    expect(Object.keys(lines)).not.toContain('Erre a bankszámlára utaljuk')
    expect(Object.keys(lines)).not.toContain('Ezen felül')
  })

  test('contain no amounts for a contract without investment accounts', () => {
    const setup = setting('60000001')
    const labels = caseOf(setup.contract, caseIdOf(giveNotice(setup, dayIn(40))))?.details.map(([label]) => label)
    expect(labels).toEqual(['A megszüntetés módja', 'A fedezet utolsó napja'])
  })
})

describe('a premium whose payment the customer has postponed', () => {
  const firstWaitsFor = ({ store, contract }: Setting) => casesOf(store, contract).map(({ waitsFor }) => waitsFor)[0]

  test('no longer waits for its payment after the bank has debited the premium', () => {
    const setup = setting('60000001')
    const { store, contract, on } = setup
    contract.payments = { ...(contract.payments ?? { cards: {}, paidPeriods: [] }), overpayment: null }
    payLater(store, contract)
    reportPayment(store, contract, { premiumType: 'NEXT' })
    expect(firstWaitsFor(setup)).toBe('PAYMENT')
    // The bank debits the premium on the first day of its period.
    on(7)
    expect(firstWaitsFor(setup)).toBeNull()
  })
})

test('an awaited transfer lists the premiums that it pays, and is never more than the debt', () => {
  const { store, contract } = setting('20000001')
  reportPayment(store, contract, { premiumType: 'DEBT' })
  const awaited = () => {
    const [first] = casesOf(store, contract)
    return first && 'awaitedTransfer' in first ? first.awaitedTransfer : undefined
  }
  expect(awaited()?.amount.value).toBe(3 * 19_380)
  expect(awaited()?.parts?.map(({ amount }) => amount.value)).toEqual([19_380, 19_380, 19_380])
  contract.header.debt = { value: 10_000, currency: 'HUF' }
  expect(awaited()?.amount.value).toBeLessThan(3 * 19_380)
})

test('the list of contracts names missing documents only while the contract is in force', () => {
  const setup = setting('20000001')
  const { store, contract, on } = setup
  expect(overviewOf(store, contract).waitingFor).toEqual(['DOCUMENTS'])
  signCase(store, contract, caseIdOf(endIn(setup, 0)))
  on(1)
  expect(overviewOf(store, contract).waitingFor).toEqual([])
})

test('the list of contracts names a claim only if it has a task besides an offered review', () => {
  const { store, contract } = setting('30000001')
  if (contract.insuranceType !== 'lakas') throw new Error('30000001 is no home')
  expect(overviewOf(store, contract).waitingFor).toEqual(['CLAIM'])
  for (const claim of contract.claims ?? []) claim.tasks = claim.tasks.filter(({ type }) => type === 'REVIEW_REQUEST')
  expect(claimsOf(store, contract).some(({ claimTasks }) => claimTasks?.length === 1)).toBe(true)
  expect(overviewOf(store, contract).waitingFor).toEqual([])
})

test('the contract header shows a next premium only if it is due before the contract ends', () => {
  const setup = setting('10000001')
  const { store, contract, on } = setup
  allocatePayment(store, contract, 14_860, 'DEBT')
  signCase(store, contract, caseIdOf(giveNotice(setup, '')))
  if (contract.insuranceType !== 'kgfb') throw new Error('no vehicle')
  on(1)
  expect(headerOf(store, contract).contract.paymentNextperiod).toBe(dayIn(36))
  on(50)
  allocatePayment(store, contract, 14_860, 'CURRENT')
  expect(headerOf(store, contract)).toMatchObject({ nextPremium: null, contract: { paymentNextperiod: null } })
})
