import { describe, expect, test } from 'vitest'
import { caseAt } from '../../machines/payment/kept'
import { keepSent, paymentWith, takePaid } from '../../machines/payment/ledger'
import { openPaymentsOf } from '../../machines/payment/openPayments'
import { processProviderResponse } from '../../src/api/payments'
import { accepted, dueOf, leave, QUERY, redirectOf, refused, tab } from './payments'
import { comeBack, endIn, outputOf, toCase } from './returning'
import { answer, fail, pass, SECOND, withClock } from './story'

withClock()

const CONTRACT = '10000001'
const typesIn = ({ services }: ReturnType<typeof tab>) => openPaymentsOf(services, CONTRACT).map(({ type }) => type)
const statusIn = ({ services }: ReturnType<typeof tab>) => paymentWith(services, redirectOf.id)?.status

/** Two tabs that ask the insurer about the same payment at the same time. */
const twoReturns = async () => {
  const first = tab('tab-1')
  const second = tab('tab-2', first.shared)
  leave(first)
  const [, back] = [await comeBack(first), await comeBack(second)]
  return { first, second, back }
}

const lose = async (fake: ReturnType<typeof tab>) => {
  await fail(fake, processProviderResponse)
  await pass(2 * SECOND)
}

const send = (fake: ReturnType<typeof tab>) => {
  const taken = takePaid(fake.services, caseAt(CONTRACT, dueOf.origin), 'draft-1') ?? expect.fail()
  keepSent(fake.services, redirectOf, taken.end, 'key-1')
}

describe('an answer that is lost in one tab, after another tab was told', () => {
  test('that the payment is confirmed, leaves it confirmed', async () => {
    const { first, second, back } = await twoReturns()
    await answer(first, processProviderResponse, accepted)
    await lose(second)
    expect([outputOf(back), endIn(second)]).toMatchObject([toCase, { type: 'paid', isProcessing: false }])
    expect(typesIn(first)).toEqual(['paid'])
  })

  test('that the payment is confirmed, leaves its submitted case alone', async () => {
    const { first, second, back } = await twoReturns()
    await answer(first, processProviderResponse, accepted)
    send(first)
    await lose(second)
    expect(back.getSnapshot()).toMatchObject({ value: 'sentBefore', context: { end: { isProcessing: false } } })
    expect(typesIn(first)).toEqual([])
  })

  test('that the bank has refused it, leaves it refused', async () => {
    const { first, second, back } = await twoReturns()
    await answer(first, processProviderResponse, refused)
    await lose(second)
    expect([outputOf(back), endIn(second)]).toMatchObject([toCase, { type: 'failed', failure: { status: 'REFUSED' } }])
    expect([statusIn(first), typesIn(first)]).toEqual(['untaken', []])
  })
})

test('a payment whose case another tab has submitted during the call leads to no second case', async () => {
  const { first, second, back } = await twoReturns()
  await answer(first, processProviderResponse, accepted)
  send(first)
  await answer(second, processProviderResponse, accepted)
  expect(back.getSnapshot().value).toBe('sentBefore')
})

test('a refused payment whose answer is lost the next time stays refused', async () => {
  const fake = tab('tab-1')
  leave(fake)
  await comeBack(fake)
  await answer(fake, processProviderResponse, refused)
  await comeBack(fake)
  await lose(fake)
  expect([endIn(fake), statusIn(fake)]).toMatchObject([{ type: 'failed', failure: { status: 'REFUSED' } }, 'untaken'])
})

test('a refused payment that was tried again counts as accepted if the answer about it is lost', async () => {
  const fake = tab('tab-1')
  leave(fake)
  await comeBack(fake)
  await answer(fake, processProviderResponse, refused)
  await comeBack(fake, `${QUERY}&again=1`)
  await lose(fake)
  expect([endIn(fake), typesIn(fake)]).toMatchObject([{ type: 'paid', isProcessing: true }, ['processing']])
})

test('another amount that is confirmed after the case was submitted is shown, also at the next look', async () => {
  const fake = tab('tab-1')
  leave(fake)
  await comeBack(fake)
  await lose(fake)
  send(fake)
  const asked = { value: 12_450, currency: 'HUF' }
  const told = { value: 'sentBefore', context: { end: { payment: { amount: 100 }, asked } } }
  const again = await comeBack(tab('tab-2', fake.shared))
  const other = tab('tab-2', fake.shared)
  again.stop()
  const back = await comeBack(other)
  await answer(other, processProviderResponse, { ...accepted, amount: 100 })
  expect(back.getSnapshot()).toMatchObject(told)
  expect((await comeBack(tab('tab-3', fake.shared))).getSnapshot()).toMatchObject(told)
})
