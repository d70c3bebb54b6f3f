import { beforeAll, describe, expect, test } from 'vitest'
import type { AnyHeader } from '../../machines/case/menu/productLineCases'
import {
  isCoverSuspendedAtDue,
  isPremiumDueSoon,
  nextPremiumDebit,
  premiumDueOf,
} from '../../machines/cases/common/nextPremium'
import { isDebited } from '../../machines/payment/debit'
import { headerExamples } from '../../mocks/examples/vehicle/kgfbHeader'
import contract from '../../public/assets/i18n/hu/contract.json'
import { nextPayment } from '../../src/screens/contract/nextPayment'
import { addTexts } from '../../src/texts/texts'

beforeAll(() => addTexts('contract', contract))

const TODAY = '2026-11-21'
const base = headerExamples.withoutDebt
const PREMIUM = { value: 14_860, currency: 'HUF' } as const
const nextTransfer = (date: string) => ({ amount: PREMIUM, date, premiumType: 'NEXT' as const })

/**
 * Returns the header of an active contract that is paid by transfer, with the due day of its next premium. The day is
 * `null` if the insurer reports none.
 */
const dueOn = (paymentNextperiod: string | null, more: Partial<AnyHeader['contract']> = {}): AnyHeader => ({
  ...base,
  contract: { ...base.contract, contractStatusId: 1, paymentTypeId: 4, paymentNextperiod, ...more },
})

describe('the next payment', () => {
  test.each([
    ['2026-11-20', true],
    ['2026-11-21', true],
    ['2026-12-21', true],
    ['2026-12-22', false],
    [null, false],
  ])('due on %s is marked as due soon if today is 2026-11-21: %s', (day, isSoon) => {
    expect(isPremiumDueSoon(dueOn(day), TODAY)).toBe(isSoon)
  })

  test('is not marked as due soon if a direct debit will collect it or the contract has ended', () => {
    const debited = dueOn(TODAY, { paymentTypeId: 3 })
    expect([isDebited(debited), isPremiumDueSoon(debited, TODAY)]).toEqual([true, false])
    const ended = dueOn(TODAY, { contractStatusId: 2, paymentTypeId: 3 })
    expect([isDebited(ended), isPremiumDueSoon(ended, TODAY)]).toEqual([false, false])
  })

  test('is marked as due soon if its direct debit is more than a week late', () => {
    const debited = (day: string) => dueOn(day, { paymentTypeId: 3 })
    const days = ['2026-11-13', '2026-11-14', '2026-12-01'].map(debited)
    expect(days.map((header) => nextPremiumDebit(header, TODAY))).toEqual(['late', 'coming', 'coming'])
    expect(days.map((header) => isPremiumDueSoon(header, TODAY))).toEqual([true, false, false])
  })

  test('counts as unpaid from its due date on unless there is a debt or overpayment, or a direct debit or announced transfer is expected', () => {
    const amount = { value: 14_860, currency: 'HUF' } as const
    const due = { ...dueOn('2026-11-21'), nextPremium: amount, debt: null }
    expect(premiumDueOf(due, TODAY)).toEqual({ amount, since: '2026-11-21' })
    expect(premiumDueOf(due, '2026-11-20')).toBeNull()
    expect(premiumDueOf({ ...due, debt: amount }, TODAY)).toBeNull()
    expect(premiumDueOf({ ...due, debt: { value: -20_000, currency: 'HUF' } }, TODAY)).toBeNull()
    const awaiting = (date: string) => ({
      ...due,
      announcedTransfers: [{ amount, date, premiumType: 'CURRENT' as const }],
    })
    expect(premiumDueOf(awaiting('2026-11-14'), TODAY)).toBeNull()
    expect(premiumDueOf(awaiting('2026-11-13'), TODAY)).not.toBeNull()
    const debited = { ...due, contract: { ...due.contract, paymentTypeId: 3 } }
    expect([TODAY, '2026-11-29'].map((day) => premiumDueOf(debited, day) !== null)).toEqual([false, true])
  })

  test.each<[string, Partial<AnyHeader>, boolean]>([
    ['an overpayment covers it', { debt: { value: -14_860, currency: 'HUF' } }, false],
    ['an overpayment covers only a part', { debt: { value: -14_859, currency: 'HUF' } }, true],
    ['a transfer of the next premium was announced', { announcedTransfers: [nextTransfer(TODAY)] }, true],
  ])('due today counts as unpaid or not if %s (%#)', (_when, more, isUnpaid) => {
    const due = { ...dueOn(TODAY), nextPremium: PREMIUM, debt: null, ...more }
    expect(premiumDueOf(due, TODAY) !== null).toBe(isUnpaid)
  })

  test.each([
    ['it is not due, and before the anniversary', '2026-11-22', '2026-11-23', true],
    ['it is due', TODAY, '2027-03-27', false],
    ['it begins on the anniversary', '2026-11-22', '2026-11-22', false],
    ['the anniversary is not known', '2026-11-22', null, false],
  ])(
    'has the amount of the present period, if the insurer reports no other, only if %s',
    (_, day, anniversaryDate, isKnown) => {
      const due = dueOn(day, { anniversaryDate, premiumFrequency: PREMIUM })
      expect(nextPayment(due, TODAY).amount !== null).toBe(isKnown)
      expect(nextPayment({ ...due, nextPremium: PREMIUM }, TODAY).amount).not.toBeNull()
    },
  )

  test.each<[string, Partial<AnyHeader>, boolean]>([
    ['there is an overpayment', { debt: { value: -1, currency: 'HUF' } }, true],
    ['its transfer was announced', { announcedTransfers: [{ ...nextTransfer(TODAY), premiumType: 'CURRENT' }] }, false],
    ['the insurer asks for 0 Ft', { nextPremium: { value: 0, currency: 'HUF' } }, false],
  ])('due today without a known amount counts as unpaid or not if %s (%#)', (_when, more, isUnpaid) => {
    const premium = premiumDueOf({ ...dueOn(TODAY), debt: null, ...more }, TODAY)
    expect(premium).toEqual(isUnpaid ? { since: TODAY } : null)
  })

  test.each<[string, string, number | null, number, ReturnType<typeof nextPayment>['debitKey']]>([
    ['a direct debit is ahead', '2026-11-22', 3, 0, 'coming'],
    ['a direct debit is due', TODAY, 3, 0, 'due'],
    ['a direct debit is late', '2026-11-13', 3, 0, 'late'],
    ['an overpayment covers a direct debit', TODAY, 3, 14_860, 'covered'],
    ['an overpayment covers a transfer', TODAY, 4, 14_860, null],
    ['the method of a due premium is not known', TODAY, null, 0, 'unknown'],
    ['the method of a later premium is not known', '2026-11-22', null, 0, null],
  ])('has a text about the debit if %s', (_, day, paymentTypeId, overpaid, debitKey) => {
    const debt = { value: -overpaid, currency: 'HUF' } as const
    const header = { ...dueOn(day, { paymentTypeId }), nextPremium: PREMIUM, debt }
    expect(nextPayment(header, TODAY).debitKey).toBe(debitKey)
  })

  test.each<[string, Partial<AnyHeader>, boolean]>([
    ['the debt contains its period', { debtDays: { periodEndDate: TODAY } }, false],
    ['the debt ends before its period', { debtDays: { periodEndDate: '2026-11-20' } }, true],
    ['the period of the debt is not known', {}, false],
    ['only the list of payments has it besides', { isPremiumListedAsDue: true }, true],
  ])('due today besides a debt counts as unpaid or not if %s (%#)', (_when, more, isUnpaid) => {
    const transfer = { amount: PREMIUM, date: TODAY, premiumType: 'DEBT' as const }
    const owing = { ...dueOn(TODAY), nextPremium: PREMIUM, debt: PREMIUM, announcedTransfers: [transfer], ...more }
    expect(premiumDueOf(owing, TODAY)).toEqual(isUnpaid ? { amount: PREMIUM, since: TODAY } : null)
  })

  test.each([
    ['2026-11-20', true],
    ['2026-11-21', true],
    ['2026-11-22', false],
  ])('due on %s is marked as already due if today is 2026-11-21: %s', (day, isDue) => {
    expect(nextPayment(dueOn(day), TODAY).isDue).toBe(isDue)
  })

  test.each([
    ['before the vehicle leaves traffic', '2026-11-30', undefined, false],
    ['on the day it leaves', '2026-12-01', undefined, true],
    ['on the day before it returns', '2026-12-09', '2026-12-10', true],
    ['on the day it returns', '2026-12-10', '2026-12-10', false],
  ])('is payable unless the vehicle is out of traffic on the due date: due %s', (_when, day, backOn, rests) => {
    const header = { ...dueOn(day), outOfTraffic: { since: '2026-12-01', until: null, backOn } }
    expect([isCoverSuspendedAtDue(header, TODAY), isPremiumDueSoon(header, TODAY)]).toEqual([rests, !rests])
    expect(nextPayment(header, TODAY).due === null).toBe(rests)
  })
})
