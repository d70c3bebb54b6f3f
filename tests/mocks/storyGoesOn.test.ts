import { describe, expect, test } from 'vitest'
import { headerOf } from '../../mocks/handlers/vehicle/reply'
import { caseOf, casesInProgress, markSignedOrIdentified, openCase } from '../../mocks/store/cases/cases'
import { changePayment } from '../../mocks/store/client/paymentChange'
import { settleContract } from '../../mocks/store/contract/settle'
import { overviewOf } from '../../mocks/store/dap/standing'
import { allocatePayment } from '../../mocks/store/payments/booking'
import { duePayments, periodPremium } from '../../mocks/store/payments/due'
import { totalToPay } from '../../mocks/store/payments/ending'
import { debtDaysOf, paymentsMemory, shownDebt } from '../../mocks/store/payments/memory'
import { nextPaymentDue } from '../../mocks/store/payments/nextPaymentDue'
import { reimburseToAccount } from '../../mocks/store/payments/overpayment'
import { premiumBetween, settledUntil } from '../../mocks/store/payments/share'
import { createStore } from '../../mocks/store/persistence/createStore'
import { documentListOf } from '../../mocks/store/printed/lists'
import type { VehicleContract } from '../../mocks/store/state'
import { isoDaysFrom } from '../../mocks/store/time/days'
import { monthsFrom } from '../../mocks/store/time/period'
import { takeOverBonus } from '../../mocks/store/vehicle/bonus'
import { correctData } from '../../mocks/store/vehicle/premiumCorrection'
import { reactivateVehicle } from '../../mocks/store/vehicle/reactivation'
import { terminateVehicle } from '../../mocks/store/vehicle/termination'
import { previewTermination } from '../../mocks/store/vehicle/terminationPreview'
import {
  previewRemoval,
  previewReturn,
  removeFromTraffic,
  returnToTraffic,
} from '../../mocks/store/vehicle/trafficRemoval'

const TODAY = '2026-11-21'
const NOON = Date.parse(`${TODAY}T12:00:00Z`)
const MINUTE = 60_000
const dayIn = (days: number): string => isoDaysFrom(NOON, days)

const setting = (number: string) => {
  const clock = { now: NOON }
  const store = createStore({ scenario: 'fast', now: () => clock.now })
  const contract = store.state.contracts[number]
  if (contract?.insuranceType !== 'kgfb' && contract?.insuranceType !== 'casco') throw new Error(`${number} is none`)
  return { store, contract, clock }
}
/** Returns the balance in the header (forints). A negative balance is a refund that the insurer owes. */
const balance = (contract: VehicleContract): number => shownDebt(contract)?.value ?? 0
const priced = (contract: VehicleContract): number => periodPremium(contract)?.value ?? Number.NaN
const invoicesOf = ({ store, contract }: ReturnType<typeof setting>) =>
  documentListOf(store, contract, 'invoice')
    .slice()
    .map(({ id, date, amount }) => ({ id, date, amount: amount?.value }))
const dueOf = ({ store, contract }: ReturnType<typeof setting>) =>
  duePayments(store, contract).map(({ premiumType, premium, paymentPeriodStartDate }) => [
    premiumType,
    premium.value,
    paymentPeriodStartDate,
  ])

describe('the removal of a vehicle from traffic', () => {
  test('lowers the debt by the refund for unused days, and an early return raises the debt again', () => {
    const { store, contract } = setting('10000001')
    const before = balance(contract)
    const refund = previewRemoval(store, contract, dayIn(10))?.refund?.value ?? 0
    // The refund is for 26 of the quarter's 91 days.
    expect(refund).toBe(Math.round((14_860 * 26) / 91))
    removeFromTraffic(store, contract, dayIn(10))
    expect(balance(contract)).toBe(before - refund)
    returnToTraffic(store, contract, dayIn(23))
    expect(balance(contract)).toBe(before - refund / 2)
  })

  test('creates an overpayment if the refund exceeds the debt', () => {
    const { store, contract } = setting('10000001')
    allocatePayment(store, contract, balance(contract))
    removeFromTraffic(store, contract, dayIn(10))
    expect(balance(contract)).toBe(-Math.round((14_860 * 26) / 91))
    returnToTraffic(store, contract, dayIn(10))
    expect(balance(contract)).toBe(0)
    expect(paymentsMemory(contract).overpayment).toBeNull()
  })

  test('refunds the unused part of a prepaid premium, and the return of the vehicle does not refund it again', () => {
    const { store, contract } = setting('10000001')
    allocatePayment(store, contract, priced(contract), 'NEXT')
    const before = balance(contract)
    const paidUntil = settledUntil(store, contract) ?? ''
    expect(paidUntil).toBe(monthsFrom(dayIn(126), 0))
    removeFromTraffic(store, contract, dayIn(10))
    const refund = premiumBetween(contract, dayIn(10), paidUntil)
    expect(refund).toBe(priced(contract) + Math.round((14_860 * 26) / 91))
    expect(balance(contract)).toBe(before - refund)
    expect(previewReturn(store, contract, paidUntil)).toMatchObject({ amountDue: null, refund: null })
    returnToTraffic(store, contract, paidUntil)
    expect(balance(contract)).toBe(before - refund)
  })
})

describe('a contract whose vehicle is out of traffic', () => {
  const NEXT = dayIn(36)
  const AFTER = dayIn(126)

  test('has no premium due, but its earlier debt can be paid', () => {
    const on = setting('10000001')
    expect(dueOf(on)).toEqual([['NEXT', 14_860, NEXT]])
    removeFromTraffic(on.store, on.contract, TODAY)
    const header = headerOf(on.store, on.contract)
    expect([header.nextPremium, header.contract.paymentNextperiod]).toEqual([null, null])
    expect(overviewOf(on.store, on.contract)).toMatchObject({ premiumFrequency: null, paymentNextperiod: null })
    for (const days of [0, 40, 130]) {
      on.clock.now = Date.parse(`${dayIn(days)}T12:00:00Z`)
      expect(dueOf(on)).toEqual([])
    }
    expect(balance(on.contract)).toBeGreaterThan(0)
    allocatePayment(on.store, on.contract, balance(on.contract), 'DEBT')
    expect(balance(on.contract)).toBe(0)
  })

  test('has an overpayment if the customer pays a premium that is not due', () => {
    const on = setting('10000001')
    allocatePayment(on.store, on.contract, balance(on.contract))
    removeFromTraffic(on.store, on.contract, NEXT)
    allocatePayment(on.store, on.contract, 14_860, 'NEXT')
    expect(balance(on.contract)).toBe(-14_860)
  })

  test('owes a premium due before the removal, but gets the unused days refunded when the vehicle returns', () => {
    const on = setting('10000001')
    removeFromTraffic(on.store, on.contract, dayIn(40))
    expect(dueOf(on)).toEqual([['NEXT', 14_860, NEXT]])
    expect(headerOf(on.store, on.contract).contract.paymentNextperiod).toBe(NEXT)
    const refund = premiumBetween(on.contract, dayIn(40), AFTER)
    expect(previewReturn(on.store, on.contract, AFTER)?.refund?.value).toBe(refund)
    const before = balance(on.contract)
    returnToTraffic(on.store, on.contract, AFTER)
    expect(balance(on.contract)).toBe(before - refund)
    expect(dueOf(on)).toEqual([['NEXT', 14_860, NEXT]])
  })

  test.each([0, 10])(
    'owes only the rest of a period if the vehicle returns (%i) days after that period has begun',
    (days) => {
      const on = setting('10000001')
      allocatePayment(on.store, on.contract, balance(on.contract))
      removeFromTraffic(on.store, on.contract, TODAY)
      const refunded = -balance(on.contract)
      expect(refunded).toBe(premiumBetween(on.contract, TODAY, NEXT))
      on.clock.now = Date.parse(`${dayIn(36 + days)}T12:00:00Z`)
      const preview = previewReturn(on.store, on.contract, dayIn(36 + days))
      const share = days === 0 ? 0 : premiumBetween(on.contract, dayIn(36 + days), AFTER)
      expect(preview?.amountDue?.value ?? 0).toBe(share)
      returnToTraffic(on.store, on.contract, dayIn(36 + days))
      expect(balance(on.contract)).toBe(share - refunded)
      const next = days === 0 ? NEXT : AFTER
      expect(headerOf(on.store, on.contract).contract.paymentNextperiod).toBe(next)
      expect(dueOf(on)[0]).toEqual(days === 0 ? ['CURRENT', 14_860, NEXT] : ['NEXT', 15_454, AFTER])
    },
  )

  test('owes nothing for the days out of traffic if it ends before the vehicle returns', () => {
    const on = setting('10000001')
    allocatePayment(on.store, on.contract, balance(on.contract))
    removeFromTraffic(on.store, on.contract, dayIn(10))
    const before = balance(on.contract)
    on.clock.now = Date.parse(`${dayIn(50)}T12:00:00Z`)
    const preview = previewTermination(on.store, on.contract, 'final-withdraw', dayIn(50))
    expect(totalToPay(preview)).toBe(before + (preview.durationDiscount?.value ?? 0))
  })
})

describe('a vehicle that returns to traffic', () => {
  const outOn = (on: ReturnType<typeof setting>) => headerOf(on.store, on.contract).outOfTraffic

  test('stays out of traffic until the planned day, and no other removal or return can be requested before that day', () => {
    const on = setting('10000001')
    removeFromTraffic(on.store, on.contract, TODAY)
    returnToTraffic(on.store, on.contract, dayIn(20))
    expect(outOn(on)).toEqual({ since: TODAY, until: dayIn(183), backOn: dayIn(20) })
    expect(previewReturn(on.store, on.contract, dayIn(21))).toBeUndefined()
    expect(previewRemoval(on.store, on.contract, dayIn(30))).toBeUndefined()
    on.clock.now = Date.parse(`${dayIn(20)}T12:00:00Z`)
    expect(outOn(on)).toBeNull()
    expect(previewRemoval(on.store, on.contract, dayIn(30))).toBeDefined()
  })

  test.each([20, 60])(
    'gets no day refunded twice if its contract ends before the return planned in %i days',
    (days) => {
      const on = setting('10000001')
      allocatePayment(on.store, on.contract, balance(on.contract))
      removeFromTraffic(on.store, on.contract, TODAY)
      const [reference, before] = [setting('10000001'), balance(on.contract)]
      allocatePayment(reference.store, reference.contract, balance(reference.contract))
      removeFromTraffic(reference.store, reference.contract, TODAY)
      returnToTraffic(on.store, on.contract, dayIn(days))
      const totals = [on, reference].map(({ store, contract }) =>
        totalToPay(previewTermination(store, contract, 'car-sell', dayIn(5))),
      )
      expect(before).toBeLessThan(0)
      expect(Math.abs((totals[0] ?? 0) - (totals[1] ?? 0))).toBeLessThanOrEqual(1)
    },
  )

  test('can return until the last day allowed; without a return, its contract ends with that day', () => {
    const on = setting('10000001')
    allocatePayment(on.store, on.contract, balance(on.contract))
    removeFromTraffic(on.store, on.contract, TODAY)
    const before = balance(on.contract)
    on.clock.now = Date.parse(`${dayIn(183)}T12:00:00Z`)
    settleContract(on.store, on.contract)
    expect(previewReturn(on.store, on.contract, dayIn(183))).toBeDefined()
    on.clock.now = Date.parse(`${dayIn(184)}T12:00:00Z`)
    settleContract(on.store, on.contract)
    expect(on.contract.header.contract).toMatchObject({
      contractStatusId: 2,
      terminationDate: dayIn(183),
      terminationReasonId: 6,
    })
    expect([outOn(on), previewReturn(on.store, on.contract, dayIn(184))]).toEqual([null, undefined])
    // The contract's end does not change the balance, because the days out of traffic were already refunded.
    expect(balance(on.contract)).toBe(before)
  })
})

describe('a contract that ends', () => {
  const end = (on: ReturnType<typeof setting>, reason: Parameters<typeof terminateVehicle>[2], day?: string) => {
    const opened = terminateVehicle(on.store, on.contract, reason, { terminationDate: day, documents: [] })
    const keptCase = caseOf(on.contract, opened?.caseId ?? '')
    if (keptCase === undefined) throw new Error('no case')
    markSignedOrIdentified(on.store, keptCase)
    on.clock.now += MINUTE
    settleContract(on.store, on.contract)
  }

  test('owes back the long-term discount that it has received, and nothing for the days after its end', () => {
    const on = setting('10000001')
    const preview = previewTermination(on.store, on.contract, 'car-sell')
    const unused = premiumBetween(on.contract, dayIn(1), settledUntil(on.store, on.contract) ?? '')
    expect(preview.debtForWithdraw?.value).toBe(balance(on.contract))
    expect(preview.unusedPremium?.value).toBe(unused)
    end(on, 'car-sell')
    expect(on.contract.header.contract.contractStatusId).toBe(2)
    // The balance equals the total of the earlier preview.
    expect(balance(on.contract)).toBe(totalToPay(preview))
    expect(debtDaysOf(on.contract)?.periodEndDate).toBe(TODAY)
  })

  test.each([0, -9, -55, -300])(
    'has the balance that its termination preview showed, if its end is (%i) days from today',
    (days) => {
      for (const number of ['10000001', '10000002', '20000001']) {
        const on = setting(number)
        const preview = previewTermination(on.store, on.contract, 'car-sell', dayIn(days))
        end(on, 'car-sell', dayIn(days))
        expect(balance(on.contract)).toBe(totalToPay(preview))
      }
    },
  )

  test('gets no premium refunded twice if its vehicle is out of traffic', () => {
    const [inTraffic, out] = [setting('10000001'), setting('10000001')]
    removeFromTraffic(out.store, out.contract, TODAY)
    end(inTraffic, 'final-withdraw', TODAY)
    end(out, 'final-withdraw', TODAY)
    // The contract out of traffic owes one day less, since its vehicle was out of traffic on the contract's last day.
    const aDay = Math.round(14_860 / 91)
    expect(Math.abs(balance(out.contract) - (balance(inTraffic.contract) - aDay))).toBeLessThanOrEqual(1)
  })

  test('before a planned removal from traffic has the same balance as a contract without a removal', () => {
    const [inTraffic, out] = [setting('10000001'), setting('10000001')]
    removeFromTraffic(out.store, out.contract, dayIn(5))
    end(inTraffic, 'car-sell', dayIn(-2))
    end(out, 'car-sell', dayIn(-2))
    expect(balance(out.contract)).toBe(balance(inTraffic.contract))
  })

  test('owes a due premium only for the days up to its end', () => {
    const on = setting('20000001')
    const start = duePayments(on.store, on.contract)[0]?.paymentPeriodStartDate ?? ''
    const [balanceBefore, usedPremium] = [balance(on.contract), premiumBetween(on.contract, start, dayIn(1))]
    const preview = previewTermination(on.store, on.contract, 'car-sell')
    expect((preview.debtForWithdraw?.value ?? 0) - (preview.unusedPremium?.value ?? 0)).toBe(
      balanceBefore + usedPremium,
    )
    end(on, 'car-sell')
    expect(balance(on.contract)).toBe(balanceBefore + usedPremium + (preview.durationDiscount?.value ?? 0))
  })

  test('owes only its long-term discount minus the unused premium if nothing else is due', () => {
    const on = setting('10000001')
    allocatePayment(on.store, on.contract, balance(on.contract))
    expect(previewTermination(on.store, on.contract, 'user-change').debtForWithdraw).toBeNull()
    const unused = premiumBetween(on.contract, dayIn(1), settledUntil(on.store, on.contract) ?? '')
    end(on, 'user-change')
    expect(balance(on.contract)).toBe(2972 - unused)
  })

  test('gets premiums of at most five years refunded, even if its end is longer ago', () => {
    const on = setting('10000001')
    const years = premiumBetween(on.contract, '2021-12-27', '2026-12-27')
    const discount = previewTermination(on.store, on.contract, 'car-sell').durationDiscount?.value ?? 0
    const balanceBefore = balance(on.contract)
    end(on, 'car-sell', '2001-01-01')
    expect(balance(on.contract)).toBe(balanceBefore - years + discount)
  })
})

describe('the invoices of a contract', () => {
  test('include a new invoice if a premium is paid before its period begins', () => {
    const on = setting('10000001')
    const before = invoicesOf(on)
    allocatePayment(on.store, on.contract, priced(on.contract), 'NEXT')
    expect(invoicesOf(on)).toEqual([{ id: 'invoice-13', date: TODAY, amount: 14_860 }, ...before])
    expect(documentListOf(on.store, on.contract, 'invoice').byId('invoice-13')?.number).toBe('SZ-2026/000013')
    expect(documentListOf(on.store, on.contract, 'invoice').at(1)?.id).toBe('invoice-12')
    expect(documentListOf(on.store, on.contract, 'invoice').slice(1, 3)).toHaveLength(2)
  })

  test('stay the same if the debt is paid', () => {
    const on = setting('10000001')
    const before = invoicesOf(on)
    allocatePayment(on.store, on.contract, balance(on.contract))
    expect(invoicesOf(on)).toEqual(before)
  })

  test('stay the same if the premium changes', () => {
    const on = setting('10000001')
    const before = invoicesOf(on)
    correctData(on.store, on.contract, { seasonTires: true })
    expect(priced(on.contract)).toBeLessThan(14_860)
    expect(invoicesOf(on)).toEqual(before)
  })

  test('include one new invoice after a reactivation, and are otherwise unchanged', () => {
    const on = setting('20000002')
    const before = invoicesOf(on)
    reactivateVehicle(on.store, on.contract, { reactivateDate: TODAY, status: 'ACCEPTED', amount: 24_300 })
    expect(invoicesOf(on)).toEqual([{ id: 'invoice-13', date: TODAY, amount: 24_300 }, ...before])
    expect(balance(on.contract)).toBe(0)
    expect(dueOf(on)[0]).toEqual(['CURRENT', 24_300, TODAY])
  })
})

describe('the premiums after a change of payment frequency', () => {
  const change = ({ store, contract }: ReturnType<typeof setting>, paymentFrequencyId: number) =>
    changePayment(store, contract, { paymentTypeId: 4, paymentFrequencyId })

  test.each([
    [1, 59_440],
    [2, 29_720],
    [4, 4953],
  ])('have the new frequency (id %i) from the next premium on', (frequency, premium) => {
    const on = setting('10000001')
    const [balanceBefore, next, invoices] = [balance(on.contract), settledUntil(on.store, on.contract), invoicesOf(on)]
    change(on, frequency)
    expect(balance(on.contract)).toBe(balanceBefore)
    expect(invoicesOf(on)).toEqual(invoices)
    expect(dueOf(on).filter(([, , from]) => from !== next)).toEqual([])
    on.clock.now = Date.parse(`${next}T12:00:00Z`)
    expect(dueOf(on)[0]).toEqual(['CURRENT', premium, next])
  })

  test('include the current premium with its old amount until it is paid', () => {
    const on = setting('20000001')
    const [current] = dueOf(on)
    change(on, 3)
    expect(dueOf(on)[0]).toEqual(current)
    change(on, 1)
    expect(dueOf(on)[0]).toEqual(current)
    allocatePayment(on.store, on.contract, 19_380, 'CURRENT')
    expect(dueOf(on).map(([type]) => type)).not.toContain('CURRENT')
  })
})

test('a case counts as in progress while it waits for a signature, and not after it is completed', () => {
  const { store, contract, clock } = setting('10000001')
  openCase(store, contract, { name: 'Cím módosítása' })
  const { caseId } = openCase(store, contract, { name: 'Megszüntetés', caseStatus: 'DIGITAL_SIGNATURE_NEEDED' })
  expect(casesInProgress(store, contract)).toBe(1)
  clock.now += 60 * MINUTE
  expect(casesInProgress(store, contract)).toBe(1)
  const keptCase = caseOf(contract, caseId)
  if (keptCase) markSignedOrIdentified(store, keptCase)
  expect(casesInProgress(store, contract)).toBe(0)
})

describe('the debt of a vehicle contract', () => {
  test('after an early return to traffic is due at once, has a later payment deadline, and is invoiced', () => {
    const on = setting('10000001')
    allocatePayment(on.store, on.contract, balance(on.contract))
    removeFromTraffic(on.store, on.contract, dayIn(10))
    reimburseToAccount(on.store, on.contract, {})
    const [before, preview] = [invoicesOf(on), previewReturn(on.store, on.contract, dayIn(23))]
    returnToTraffic(on.store, on.contract, dayIn(23))
    expect(balance(on.contract)).toBe(preview?.amountDue?.value)
    expect(debtDaysOf(on.contract)).toEqual({
      dueDate: TODAY,
      deadline: dayIn(30),
      periodStartDate: dayIn(23),
      periodEndDate: dayIn(35),
    })
    expect(invoicesOf(on)).toEqual([{ id: 'invoice-13', date: TODAY, amount: preview?.amountDue?.value }, ...before])
  })

  test('is paid in the order of its premiums, the oldest first', () => {
    const on = setting('20000001')
    const [first] = on.contract.payments?.owed ?? []
    allocatePayment(on.store, on.contract, 19_380, 'DEBT')
    expect(debtDaysOf(on.contract)?.periodStartDate).toBe(monthsFrom(first?.from ?? '', 1))
    allocatePayment(on.store, on.contract, 19_380, 'DEBT')
    expect(debtDaysOf(on.contract)).toBeNull()
  })
})

test.each(['10000001', '20000001', '20000002', '30000001', '40000001', '40000003'])(
  'the debt of contract %s is the sum of its unpaid premiums, each for a period that has begun',
  (number) => {
    const contract = createStore({ scenario: 'fast', now: () => NOON }).state.contracts[number]
    const owedPremiums = contract?.payments?.owed ?? []
    expect(owedPremiums.reduce((sum, { value }) => sum + value, 0)).toBe(contract?.header.debt?.value)
    for (const { from = '', to = '', dueDate, deadline } of owedPremiums) {
      expect([
        dueDate,
        from < to,
        from <= TODAY,
        deadline <= to || deadline === isoDaysFrom(Date.parse(from), 60),
      ]).toEqual([from, true, true, true])
    }
  },
)

describe('the next premium', () => {
  test('after the anniversary is the same in the termination preview, the amounts due, the header and the contract list', () => {
    const { store, contract } = setting('10000001')
    allocatePayment(store, contract, balance(contract))
    expect(nextPaymentDue(store, contract).premium?.value).toBe(14_860)
    allocatePayment(store, contract, 14_860, 'NEXT')
    const nextPremium = previewTermination(store, contract, 'anniversary').nextYearPeriodicalPremium
    expect(nextPremium?.value).toBe(15_454)
    expect(headerOf(store, contract).nextPremium).toEqual(nextPremium)
    expect(overviewOf(store, contract).premiumFrequency).toEqual(nextPremium)
    const later = setting('10000001')
    allocatePayment(later.store, later.contract, balance(later.contract) + 14_860)
    later.clock.now = Date.parse(`${dayIn(40)}T12:00:00Z`)
    expect(dueOf(later)).toEqual([['NEXT', 15_454, dayIn(126)]])
    allocatePayment(later.store, later.contract, 15_454)
    expect(dueOf(later)).toEqual([])
    expect(balance(later.contract)).toBe(0)
  })

  test('is replaced in the header by a current premium that is neither paid nor part of the debt', () => {
    const { store, contract } = setting('20000001')
    const headerValues = () => {
      const { debt, nextPremium, contract: inside } = headerOf(store, contract)
      return [debt?.value, nextPremium?.value, inside.paymentNextperiod]
    }
    const [current, next] = duePayments(store, contract).map(({ paymentPeriodStartDate }) => paymentPeriodStartDate)
    expect(headerValues()).toEqual([3 * 19_380, 19_380, next])
    allocatePayment(store, contract, 2 * 19_380, 'DEBT')
    expect(headerValues()).toEqual([0, 19_380, current])
    allocatePayment(store, contract, 19_380)
    expect(headerValues()).toEqual([0, 19_380, next])
  })

  test('has the amount of the new insurance year for the days from the anniversary on', () => {
    const { contract } = setting('10000001')
    expect(premiumBetween(contract, dayIn(126), monthsFrom(dayIn(126), 3))).toBe(15_454)
  })
})

describe('a transferred bonus', () => {
  const NAMED = { previousInsuranceCompany: '7' }

  test('raises the grade and lowers future premiums, and a second request is refused', () => {
    const on = setting('10000001')
    const [balanceBefore, invoices] = [balance(on.contract), invoicesOf(on)]
    const result = takeOverBonus(on.store, on.contract, NAMED)
    expect(result).toMatchObject({
      oldBonus: 'B06',
      newBonus: 'B07',
      oldPremium: { value: 14_860 },
      newPremium: { value: 14_067 },
    })
    expect(takeOverBonus(on.store, on.contract, NAMED)).toBeUndefined()
    expect(takeOverBonus(on.store, on.contract, { previousInsuranceCompany: '3' })).toBeUndefined()
    expect([
      on.contract.header.bonus,
      priced(on.contract),
      nextPaymentDue(on.store, on.contract).premium?.value,
    ]).toEqual(['B07', 14_067, 14_067])
    // The takeover of the bonus does not change premiums that were already charged.
    expect([balance(on.contract), invoicesOf(on)]).toEqual([balanceBefore, invoices])
    allocatePayment(on.store, on.contract, 14_860 + 14_067)
    expect(invoicesOf(on)[0]).toMatchObject({ date: TODAY, amount: 14_067 })
    expect(balance(on.contract)).toBe(0)
  })

  test('lowers the next premium, but not the current one', () => {
    const on = setting('20000001')
    takeOverBonus(on.store, on.contract, NAMED)
    expect(dueOf(on).map(([type, premium]) => [type, premium])).toEqual([
      ['CURRENT', 19_380],
      ['NEXT', priced(on.contract)],
    ])
    expect(priced(on.contract)).toBeLessThan(19_380)
  })
})

describe('a contract reactivated on a future day', () => {
  test('stays terminated until that day, and cannot be reactivated a second time', () => {
    const on = setting('20000002')
    const request = { reactivateDate: dayIn(3), status: 'ACCEPTED', amount: 24_300 }
    expect(reactivateVehicle(on.store, on.contract, request)).toBeDefined()
    expect(balance(on.contract)).toBe(0)
    const currentHeader = () => headerOf(on.store, on.contract)
    expect(currentHeader()).toMatchObject({
      reactivationDate: dayIn(3),
      insuranceValidDate: null,
      contract: { contractStatusId: 2 },
    })
    expect(dueOf(on)).toEqual([])
    expect(reactivateVehicle(on.store, on.contract, request)).toBeUndefined()
    on.clock.now = Date.parse(`${dayIn(2)}T12:00:00Z`)
    settleContract(on.store, on.contract)
    expect(currentHeader().contract.contractStatusId).toBe(2)
    on.clock.now = Date.parse(`${dayIn(3)}T12:00:00Z`)
    settleContract(on.store, on.contract)
    expect(currentHeader()).toMatchObject({
      reactivationDate: null,
      insuranceValidDate: dayIn(367),
      contract: { contractStatusId: 1, anniversaryDate: dayIn(368) },
    })
    expect(dueOf(on)[0]).toEqual(['CURRENT', 24_300, dayIn(3)])
  })
})
