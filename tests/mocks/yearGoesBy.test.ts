import { describe, expect, test } from 'vitest'
import { headerOf } from '../../mocks/handlers/vehicle/reply'
import { changePayment } from '../../mocks/store/client/paymentChange'
import { settleContract } from '../../mocks/store/contract/settle'
import { allocatePayment } from '../../mocks/store/payments/booking'
import { duePayments } from '../../mocks/store/payments/due'
import { shownDebt } from '../../mocks/store/payments/memory'
import { reportPayment } from '../../mocks/store/payments/report'
import { createStore } from '../../mocks/store/persistence/createStore'
import { documentListOf } from '../../mocks/store/printed/lists'
import { isoDaysFrom } from '../../mocks/store/time/days'
import { reactivateVehicle } from '../../mocks/store/vehicle/reactivation'

const TODAY = '2026-11-21'
const dayIn = (days: number, today = TODAY): string => isoDaysFrom(Date.parse(today), days)

const setting = (number: string, today = TODAY) => {
  const clock = { now: Date.parse(`${today}T12:00:00Z`) }
  const store = createStore({ scenario: 'fast', now: () => clock.now })
  const contract = store.state.contracts[number]
  if (contract?.insuranceType !== 'kgfb' && contract?.insuranceType !== 'casco') throw new Error(`${number} is none`)
  return {
    ...{ store, contract },
    /** Sets the time to this number of days after the start. */
    on: (days: number) => {
      clock.now = Date.parse(`${dayIn(days, today)}T12:00:00Z`)
      settleContract(store, contract)
    },
    header: () => headerOf(store, contract),
    lists: (kind: 'invoice' | 'reminder') => documentListOf(store, contract, kind).slice(),
    owed: () => shownDebt(contract)?.value ?? 0,
    pay: (amount: number) => allocatePayment(store, contract, amount),
    due: () =>
      duePayments(store, contract).map(({ premiumType, premium, paymentPeriodStartDate }) => [
        premiumType,
        premium.value,
        paymentPeriodStartDate,
      ]),
  }
}
type Setting = ReturnType<typeof setting>

/** Returns two sums, which must be equal: the open invoices, and the debt with the current premiums. */
const openAndAsked = ({ lists, owed, store, contract }: Setting): readonly [number, number] => [
  lists('invoice').reduce(
    (sum, { isPaid, amount, openAmount }) => sum + (isPaid ? 0 : ((openAmount ?? amount)?.value ?? 0)),
    0,
  ),
  duePayments(store, contract).reduce(
    (sum, { premiumType, premium }) => sum + (premiumType === 'CURRENT' ? premium.value : 0),
    owed(),
  ),
]

describe('a contract with paid premiums', () => {
  const paidUntil = (days: number): Setting => {
    const on = setting('10000001')
    on.pay(14_860)
    for (let day = 1; day <= days; day += 1) {
      on.on(day)
      for (const [type, amount] of on.due()) if (type === 'CURRENT') on.pay(Number(amount))
    }
    return on
  }

  test('begins its next year on the anniversary, with the announced grade, premium and period', () => {
    const on = paidUntil(125)
    expect([on.header().bonus, on.header().nextPremium?.value]).toEqual(['B06', 15_454])
    on.on(126)
    expect(on.header()).toMatchObject({
      bonus: 'B07',
      insurancePeriod: '2027. 03. 27. – 2028. 03. 26.',
      insuranceValidDate: '2028-03-26',
      contract: { anniversaryDate: '2028-03-27', premiumFrequency: { value: 15_454 } },
    })
    expect(on.due()[0]).toEqual(['CURRENT', 15_454, dayIn(126)])
  })

  test('has one invoice for each period, with the premium of that period', () => {
    const on = paidUntil(230)
    expect(on.lists('invoice').map(({ date, amount }) => [date, amount?.value])).toEqual([
      ['2027-06-27', 15_454],
      ['2027-03-27', 15_454],
      ['2026-12-27', 14_860],
      ...setting('10000001')
        .lists('invoice')
        .map(({ date }) => [date, 14_860]),
    ])
  })

  test('has the same state whether the clock advances 400 days at once or day by day', () => {
    const [once, daily] = [setting('20000001'), setting('20000001')]
    once.pay(100_000)
    daily.pay(100_000)
    for (let day = 1; day <= 400; day += 1) daily.on(day)
    once.on(400)
    expect(once.header()).toEqual(daily.header())
    expect(once.lists('invoice')).toEqual(daily.lists('invoice'))
    expect(once.lists('reminder')).toEqual(daily.lists('reminder'))
  })

  test('is debited automatically after a change to direct debit', () => {
    const on = setting('10000001')
    on.pay(14_860)
    changePayment(on.store, on.contract, { paymentTypeId: 3, paymentFrequencyId: 3 })
    on.on(200)
    expect([on.owed(), on.due().map(([type]) => type)]).toEqual([0, ['NEXT']])
    expect(on.lists('invoice').every(({ isPaid }) => isPaid === true)).toBe(true)
  })

  test('has monthly invoices from the next premium on after a change to monthly payment', () => {
    const on = setting('10000001')
    on.pay(14_860)
    on.on(10)
    changePayment(on.store, on.contract, { paymentTypeId: 3, paymentFrequencyId: 4 })
    on.on(100)
    const [, , , , before] = on.lists('invoice').map(({ date, amount }) => [date, amount?.value])
    expect(on.lists('invoice').map(({ date, amount }) => [date, amount?.value])).toEqual([
      ['2027-02-27', 4953],
      ['2027-01-27', 4953],
      ['2026-12-27', 4953],
      ...setting('10000001')
        .lists('invoice')
        .map(({ date, amount }) => [date, amount?.value]),
    ])
    expect(before).toEqual(['2026-06-27', 14_860])
  })
})

describe('a liability insurance with an unpaid premium', () => {
  test('ends on the payment deadline, and owes the premium only for the days until then', () => {
    const on = setting('10000001')
    const deadline = on.header().debtDays?.deadline ?? ''
    on.on(5)
    expect([deadline, on.header().contract.contractStatusId]).toEqual([dayIn(5), 1])
    on.on(6)
    expect(on.header()).toMatchObject({
      bonus: 'B06',
      nextPremium: null,
      contract: { contractStatusId: 2, terminationDate: deadline, terminationReasonId: 5 },
    })
    // The premium for 30 of the quarter's 91 days is not owed, because these days are after the contract's end.
    expect(on.owed()).toBe(14_860 - Math.round((14_860 * 30) / 91))
    expect(on.header().debtDays?.periodEndDate).toBe(deadline)
  })

  test('has an open invoice for the amount owed after its end, which a payment settles', () => {
    const on = setting('10000001')
    on.on(6)
    const owed = on.owed()
    expect(owed).toBeLessThan(14_860)
    expect(openAndAsked(on)).toEqual([owed, owed])
    on.pay(owed)
    expect(openAndAsked(on)).toEqual([0, 0])
    expect(on.lists('invoice')[0]).toMatchObject({ amount: { value: owed }, isPaid: true })
  })

  test('gets a reminder one month after the due date, and ends on the payment deadline', () => {
    const on = setting('10000001')
    on.pay(14_860)
    on.on(66)
    expect(on.lists('reminder').map(({ date }) => date)).toEqual([dayIn(66), dayIn(-25)])
    on.on(96)
    expect([on.header().contract.contractStatusId, on.due()[0]?.[0]]).toEqual([1, 'CURRENT'])
    on.on(97)
    expect(on.header().contract).toMatchObject({ contractStatusId: 2, terminationDate: dayIn(96) })
  })

  test('has unchanged invoice dates after its end, even if its periods begin near the end of a month', () => {
    const on = setting('10000001', '2026-11-25')
    const before = on.lists('invoice').map(({ date }) => date)
    on.on(6)
    expect(on.header().contract.contractStatusId).toBe(2)
    expect(on.lists('invoice').map(({ date }) => date)).toEqual(before)
  })

  test('stays active if an announced transfer arrives after the deadline', () => {
    const on = setting('10000001')
    on.on(4)
    reportPayment(on.store, on.contract, { premiumType: 'DEBT' })
    on.on(7)
    expect([on.header().contract.contractStatusId, on.owed()]).toEqual([1, 0])
  })
})

describe('a casco with an unpaid premium', () => {
  test('owes each overdue premium, and ends once the premiums of three months are owed', () => {
    const on = setting('20000001')
    on.pay(19_380)
    expect([on.owed(), on.header().contract.contractStatusId]).toEqual([19_380, 1])
    on.on(6)
    expect(on.owed()).toBe(38_760)
    expect(openAndAsked(on)[0]).toBe(openAndAsked(on)[1])
    on.on(40)
    expect(on.header().contract).toMatchObject({ contractStatusId: 2, terminationReasonId: 5 })
    expect(on.owed()).toBe(3 * 19_380)
    expect(openAndAsked(on)[0]).toBe(openAndAsked(on)[1])
  })

  test('is active again if it is reactivated and paid by transfer', () => {
    const on = setting('20000001')
    on.on(40)
    expect(on.header().contract).toMatchObject({ contractStatusId: 2, premiumFrequency: { value: 19_380 } })
    expect(reactivateVehicle(on.store, on.contract, { reactivateDate: dayIn(40) })).toBeDefined()
    on.on(43)
    expect([on.header().contract.contractStatusId, on.owed()]).toEqual([1, 0])
    expect(openAndAsked(on)[0]).toBe(openAndAsked(on)[1])
  })
})

test.each(['10000001', '20000001'])('the open invoices of contract %s sum to the amount due on any day', (number) => {
  const on = setting(number)
  on.pay(on.owed())
  for (let days = 0; days < 90; days += 7) {
    on.on(days)
    const [open, due] = openAndAsked(on)
    expect([days, open]).toEqual([days, due])
  }
})

test('a casco with an unpaid premium is terminated even if the clock moves 7000 years ahead', () => {
  const on = setting('20000001')
  on.pay(on.owed())
  on.on(365 * 7000)
  expect(on.header().contract.contractStatusId).toBe(2)
})
