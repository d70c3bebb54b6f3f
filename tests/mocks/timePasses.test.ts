import { describe, expect, test } from 'vitest'
import { accountsOf } from '../../mocks/store/accounts/accounts'
import { worthOf } from '../../mocks/store/accounts/worth'
import { markSignedOrIdentified } from '../../mocks/store/cases/cases'
import { changePayment } from '../../mocks/store/client/paymentChange'
import { settleContract } from '../../mocks/store/contract/settle'
import { homeHeader } from '../../mocks/store/home/header'
import { exemptFromFee, suspendFee } from '../../mocks/store/life/fees'
import { reactivateLife } from '../../mocks/store/life/reactivation'
import { nextPaymentDue } from '../../mocks/store/payments/nextPaymentDue'
import { currentDebt, currentDebtDays, premiumsBesidesDebt } from '../../mocks/store/payments/owed'
import { reportPayment } from '../../mocks/store/payments/report'
import { createStore } from '../../mocks/store/persistence/createStore'
import { documentListOf } from '../../mocks/store/printed/lists'
import { isoDaysFrom } from '../../mocks/store/time/days'
import { paidTooSoon } from './paidTooSoon'

// This day is six days before the next premium is due.
const TODAY = '2026-11-21'
const dayIn = (days: number): string => isoDaysFrom(Date.parse(TODAY), days)

const setting = (number: string) => {
  const clock = { now: Date.parse(`${TODAY}T12:00:00Z`) }
  const store = createStore({ scenario: 'fast', now: () => clock.now })
  const contract = store.state.contracts[number]
  if (contract === undefined) throw new Error(`${number} is gone`)
  return {
    ...{ store, contract },
    /** Sets the time to this number of days after the start. */
    on: (days: number) => {
      clock.now = Date.parse(`${dayIn(days)}T12:00:00Z`)
      settleContract(store, contract)
    },
    byTransfer: () => changePayment(store, contract, { paymentTypeId: 4, paymentFrequencyId: 4 }),
    lists: (kind: 'invoice' | 'reminder') => documentListOf(store, contract, kind).slice(),
    owed: () => currentDebt(store, contract)?.value ?? 0,
    asked: () =>
      premiumsBesidesDebt(store, contract).map(({ premiumType, premium, paymentPeriodStartDate }) => [
        premiumType,
        premium.value,
        paymentPeriodStartDate,
      ]),
  }
}
type Setting = ReturnType<typeof setting>

/** Returns two sums, which must be equal: the open invoices, and the debt with the current premiums. */
const openAndAsked = ({ lists, owed, asked }: Setting): readonly [number, number] => [
  lists('invoice').reduce((sum, { isPaid, amount }) => sum + (isPaid ? 0 : (amount?.value ?? 0)), 0),
  asked().reduce((sum, [type, amount]) => sum + (type === 'CURRENT' ? Number(amount) : 0), Math.max(0, owed())),
]

const lifeOf = ({ contract }: Setting) => {
  if (contract.insuranceType !== 'elet' && contract.insuranceType !== 'nyugdij') throw new Error('No life contract')
  return contract
}

describe.each(['30000001', '30000002', '40000001', '50000001', '60000001'])('contract %s', (number) => {
  test.each([true, false])(
    'has the same state whether the clock advances 400 days at once or day by day (paid by transfer: %s)',
    (isByTransfer) => {
      const [once, daily] = [setting(number), setting(number)]
      for (const each of [once, daily]) if (isByTransfer) each.byTransfer()
      for (let day = 1; day <= 400; day += 1) daily.on(day)
      once.on(400)
      // Leaves out the claims, because a claim's clock starts only when the claim is first read.
      const withoutClaims = ({ contract }: Setting) => ({ ...contract, claims: null })
      expect(withoutClaims(once)).toEqual(withoutClaims(daily))
      expect(once.lists('invoice')).toEqual(daily.lists('invoice'))
      expect(once.lists('reminder')).toEqual(daily.lists('reminder'))
    },
  )

  test.each([true, false])(
    'has open invoices that sum to the amount due, on any day (paid by transfer: %s)',
    (isByTransfer) => {
      const on = setting(number)
      if (isByTransfer) on.byTransfer()
      for (let days = 0; days < 200; days += 5) {
        on.on(days)
        const [open, due] = openAndAsked(on)
        expect(paidTooSoon(on.store, on.contract)).toEqual([])
        expect([days, open]).toEqual([days, due])
      }
    },
  )

  test('begins a new insurance year on the anniversary, with monthly invoices, unless it has ended before', () => {
    const on = setting(number)
    const before = on.contract.header.insuranceValidDate ?? ''
    const invoices = on.lists('invoice').length
    on.on(400)
    const { insuranceValidDate } = on.contract.header
    expect(insuranceValidDate).toBe(number === '30000002' ? null : isoDaysFrom(Date.parse(before), 366))
    if (number !== '30000002') expect(on.lists('invoice')).toHaveLength(invoices + 13)
  })

  test('ends once the transfers of three monthly premiums are missing, and owes no later premium', () => {
    const on = setting(number)
    on.byTransfer()
    on.on(200)
    expect(on.contract.header.contract.contractStatusId).toBe(2)
    expect(on.asked()).toEqual([])
    const premium = on.lists('invoice')[0]?.amount?.value ?? 0
    expect(on.owed()).toBe(3 * premium)
  })
})

describe('a life contract paid by direct debit', () => {
  test('keeps its earlier debt, but gains no new debt while the bank debits the premiums', () => {
    const on = setting('40000001')
    on.on(65)
    expect([on.owed(), on.asked()]).toEqual([25_000, [['NEXT', 25_000, dayIn(67)]]])
  })

  test('invests a debited premium in its investment account', () => {
    const [on, other] = [setting('40000001'), setting('40000001')]
    other.byTransfer()
    const units = (of: Setting) => accountsOf(lifeOf(of))[0]?.holdings ?? []
    expect(units(on)).toEqual(units(other))
    on.on(7)
    other.on(7)
    const gained = (of: Setting) => worthOf(of.store, accountsOf(lifeOf(of))[0] ?? neverAccount()).value.value
    expect(gained(on) - gained(other)).toBeGreaterThan(24_500)
    expect(gained(on) - gained(other)).toBeLessThan(25_500)
  })
})

const neverAccount = (): never => {
  throw new Error('No account')
}

describe('a life contract with suspended premiums', () => {
  const suspended = () => {
    const on = setting('40000001')
    on.byTransfer()
    on.on(7)
    const opened = suspendFee(on.store, lifeOf(on), {})
    const keptCase = on.contract.cases.find(({ caseId }) => caseId === opened?.caseId)
    if (keptCase) markSignedOrIdentified(on.store, keptCase)
    on.on(20)
    return { ...on, until: opened?.validToDate ?? '' }
  }

  test('owes earlier premiums, but no new one until the suspension ends', () => {
    const on = suspended()
    // The debt consists of the initial debt and the premium of the month when the suspension began.
    expect([on.owed(), nextPaymentDue(on.store, on.contract)]).toEqual([
      50_000,
      { premium: { value: 25_000, currency: 'HUF' }, day: on.until },
    ])
    const invoices = on.lists('invoice').length
    on.on(180)
    expect(on.lists('invoice')).toHaveLength(invoices)
    expect(on.owed()).toBe(50_000)
  })

  test('begins its next premium period on the day when the suspension ends', () => {
    const on = suspended()
    on.on(205)
    expect(on.lists('invoice')[0]).toMatchObject({ date: on.until, periodStartDate: on.until })
    expect(openAndAsked(on)[0]).toBe(openAndAsked(on)[1])
  })
})

test('a contract that is exempt from premiums owes only the premiums due before the exemption', () => {
  const on = setting('40000001')
  on.byTransfer()
  on.on(7)
  const opened = exemptFromFee(on.store, lifeOf(on), {})
  const keptCase = on.contract.cases.find(({ caseId }) => caseId === opened?.caseId)
  if (keptCase) markSignedOrIdentified(on.store, keptCase)
  on.on(20)
  expect([on.owed(), on.asked()]).toEqual([50_000, []])
  on.on(400)
  expect([on.owed(), on.contract.header.contract.contractStatusId]).toEqual([50_000, 1])
})

test('a reactivated life contract is active, has its whole menu again, and has no debt', () => {
  const on = setting('40000001')
  const menu = lifeOf(on).header.enabledMenuItems
  on.byTransfer()
  on.on(100)
  expect(on.contract.header.contract.contractStatusId).toBe(2)
  expect(lifeOf(on).header.enabledMenuItems).toContain('reactivate')
  expect(reactivateLife(on.store, lifeOf(on), { reactivateDate: dayIn(100) })).toBeDefined()
  on.on(103)
  expect(on.contract.header).toMatchObject({ enabledMenuItems: menu, contract: { contractStatusId: 1 } })
  expect([on.owed(), on.asked()[0]]).toEqual([0, ['CURRENT', 25_000, dayIn(100)]])
})

test('a reminder of an unpaid premium is dated one month after the premium’s due date', () => {
  const on = setting('60000001')
  on.byTransfer()
  // The first premium is paid from the overpayment.
  on.on(70)
  expect(on.lists('reminder').map(({ date }) => date)).toEqual([dayIn(66)])
})

test('the overpayment of a home contract pays its next premium', () => {
  const on = setting('30000002')
  expect(on.owed()).toBe(-3620)
  on.on(31)
  expect([on.owed(), on.lists('invoice').map(({ isPaid }) => isPaid)]).toEqual([0, [true, true]])
})

test("a home contract's debt is the sum of all overdue premiums, and one transfer settles it", () => {
  const on = setting('30000001')
  on.byTransfer()
  on.on(8)
  expect([on.owed(), on.asked()]).toEqual([3 * 3620, [['NEXT', 3620, dayIn(36)]]])
  expect(currentDebtDays(on.store, on.contract)).toMatchObject({ periodEndDate: dayIn(35) })
  reportPayment(on.store, on.contract, { premiumType: 'DEBT' })
  on.on(10)
  expect([on.owed(), on.asked()]).toEqual([0, [['NEXT', 3620, dayIn(36)]]])
})

test('a terminated home contract still has its claims, and shows a termination reason', () => {
  const on = setting('30000001')
  on.byTransfer()
  on.on(200)
  if (on.contract.insuranceType !== 'lakas') throw new Error('No home')
  const header = homeHeader(on.store, on.contract)
  expect(header.contract).toMatchObject({ contractStatusId: 2, terminationReasonId: 7 })
  expect(header.contract.claims).toHaveLength(9)
})
