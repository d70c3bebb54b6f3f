import { describe, expect, test } from 'vitest'
import { debtPartsOf, hasSeveralParts, latePartOf } from '../../../machines/cases/common/debtParts'
import { dueItemsOf } from '../../../machines/cases/common/payable'
import { debtDaysExamples } from '../../../mocks/examples/debtDays'
import { debtDaysOf } from '../../../mocks/store/payments/memory'
import { seedContracts } from '../../../mocks/store/seed'
import { START_TIME } from '../../../tools/exploration/kit/cases'

const { partlyLate, late } = debtDaysExamples
const forints = (value: number) => ({ value, currency: 'HUF' }) as const
const DEBT = forints(500_000)

describe('a debt of several premiums', () => {
  test('is split into the overdue part, with its oldest deadline, and the parts that are not yet due', () => {
    expect(debtPartsOf(DEBT, partlyLate, '2026-11-26')).toEqual({
      late: { amount: forints(350_000), since: '2026-08-31' },
      inTime: [{ amount: forints(150_000), until: '2026-12-31' }],
    })
    expect(debtPartsOf(DEBT, partlyLate, '2027-01-01')).toMatchObject({ late: { amount: DEBT }, inTime: [] })
  })

  test('has an overdue part from the day after its first deadline', () => {
    expect(debtPartsOf(DEBT, partlyLate, '2026-08-31')?.late).toBeNull()
    expect(debtPartsOf(DEBT, partlyLate, '2026-09-01')?.late?.amount).toEqual(forints(200_000))
  })

  test('is partly overdue only if one part is overdue and another is not yet due', () => {
    const lateOn = (today: string) => latePartOf(debtPartsOf(DEBT, partlyLate, today))?.amount
    expect(['2026-08-31', '2026-11-26', '2027-01-01'].map(lateOn)).toEqual([undefined, forints(350_000), undefined])
  })

  test('is not split if its parts do not add up, differ in currency or share one deadline', () => {
    expect(debtPartsOf(forints(499_999), partlyLate, '2026-11-26')).toBeNull()
    expect(debtPartsOf({ ...DEBT, currency: 'EUR' }, partlyLate, '2026-11-26')).toBeNull()
    const oneDay = { ...partlyLate, parts: partlyLate.parts.map((part) => ({ ...part, deadline: '2026-08-31' })) }
    expect(debtPartsOf(DEBT, oneDay, '2026-11-26')).toBeNull()
    expect(debtPartsOf(DEBT, late, '2026-11-26')).toBeNull()
    expect(debtPartsOf(null, partlyLate, '2026-11-26')).toBeNull()
  })

  test('is split despite rounding of cents, and with the currency code FT', () => {
    const cents = (value: number) => ({ value, currency: 'EUR' }) as const
    const parts = [
      { amount: cents(0.1), deadline: '2026-08-31' },
      { amount: cents(0.2), deadline: '2026-12-31' },
    ]
    expect(debtPartsOf(cents(0.3), { ...partlyLate, parts }, '2026-11-26')).toMatchObject({
      late: { amount: cents(0.1) },
      inTime: [{ amount: cents(0.2) }],
    })
    expect(debtPartsOf(cents(0.31), { ...partlyLate, parts }, '2026-11-26')).toBeNull()
    expect(debtPartsOf({ ...DEBT, currency: 'FT' }, partlyLate, '2026-11-26')?.late?.amount.value).toBe(350_000)
  })

  test('is marked in the list of amounts due as consisting of several premiums', () => {
    expect([hasSeveralParts(partlyLate), hasSeveralParts(late), hasSeveralParts(null)]).toEqual([true, false, false])
    expect(dueItemsOf(DEBT, [], partlyLate)[0]?.isOfSeveral).toBe(true)
    expect(dueItemsOf(DEBT, [], late)[0]?.isOfSeveral).toBeUndefined()
  })
})

test('the parts of each debt of the simulated insurer add up to that debt', () => {
  const several = seedContracts(START_TIME).filter((contract) => hasSeveralParts(debtDaysOf(contract)))
  expect(several.length).toBeGreaterThan(0)
  for (const contract of several) {
    const sum = debtDaysOf(contract)?.parts?.reduce((all, { amount }) => all + amount.value, 0)
    expect(sum, contract.number).toBe(contract.header.debt?.value)
  }
})
