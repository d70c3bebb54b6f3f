import { describe, expect, test } from 'vitest'
import { dueOption } from '../../machines/cases/common/payable'
import type { Redirect } from '../../machines/payment/kept'
import { getHeader } from '../../src/api/kgfb'
import { getPayments, processProviderResponse } from '../../src/api/payments'
import type { FakeServices } from '../../tools/exploration/kit/fakeServices'
import { accepted, leave, owes, premium, QUERY, redirectOf, tab } from './payments'
import { comeBack, endIn, sent } from './returning'
import { answer, callsTo, fail, reload, withClock } from './story'

withClock()

const isTold = { type: 'paid', isDueGone: true }
const DAYS = { from: '2026-09-25', to: '2026-12-24', until: '2026-11-24' }
const ofPremium = dueOption({ type: 'NEXT', amount: { value: 12_450, currency: 'HUF' }, ...DAYS }).value

const back = async (of: Partial<Redirect> = {}): Promise<FakeServices> => {
  const fake = tab('tab-1')
  leave(fake, { ...redirectOf, isOfDue: true, ...of })
  await comeBack(fake)
  return fake
}

const takes = (fake: FakeServices) => answer(fake, processProviderResponse, accepted)

describe('a payment whose customer comes back', () => {
  test('is marked as not due any more if no debt was left before the insurer heard of it', async () => {
    const fake = await back()
    expect(sent(fake)).toEqual([])
    await owes(fake, null)
    await answer(fake, getPayments, [premium('NEXT', 15_454)])
    await takes(fake)
    expect(endIn(fake)).toMatchObject(isTold)
  })

  test('is not if a part of the debt was left', async () => {
    const fake = await back()
    await owes(fake, 2_000)
    await takes(fake)
    expect(endIn(fake)).not.toHaveProperty('isDueGone')
  })

  test.each([
    ['is if another period is due of that type', 'NEXT', '2026-12-25', true],
    ['is not while its period is due', 'NEXT', DAYS.from, false],
    ['is not if its period has begun since', 'CURRENT', DAYS.from, false],
  ] as const)('of a premium %s', async (_, type, paymentPeriodStartDate, isGone) => {
    const fake = await back({ paidFor: ofPremium })
    await owes(fake, null)
    await answer(fake, getPayments, [{ ...premium(type, 12_450), paymentPeriodStartDate }])
    await takes(fake)
    expect(Object(endIn(fake)).isDueGone ?? false).toBe(isGone)
  })

  test('is not if the insurer does not say what is due', async () => {
    const fake = await back()
    await fail(fake, getHeader, 'transport')
    await takes(fake)
    expect(endIn(fake)).not.toHaveProperty('isDueGone')
  })

  test('is not asked about if it was of an amount of the customer’s own', async () => {
    const fake = await back({ isOfDue: false })
    await takes(fake)
    expect(callsTo(fake, getHeader)).toEqual([])
  })

  test('keeps the answer over a reload, since its own money may have settled the debt by then', async () => {
    const fake = await back()
    await owes(fake, 12_450)
    const again = reload(fake).fake
    await comeBack(again, QUERY)
    expect(callsTo(again, getHeader)).toEqual([])
    await takes(again)
    expect(endIn(again)).not.toHaveProperty('isDueGone', true)
  })
})
