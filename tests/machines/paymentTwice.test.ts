import { describe, expect, test } from 'vitest'
import { keepPaid } from '../../machines/payment/paid'
import { createPayment, getPayments } from '../../src/api/payments'
import { settled } from '../model/kit/run'
import { choose, chooseCard, contextOf, keysOf, open, stateOf } from './paying'
import { accepted, owes, redirectOf, started, tab } from './payments'
import { answer, fail, withClock } from './story'

withClock()

const forints = (value: number) => ({ value, currency: 'HUF' }) as const

describe('a card payment of a debt, at the choice of how to pay', () => {
  test('does not leave if the debt was paid on another device', async () => {
    const { world, payment } = await open()
    choose(payment, 'card')
    await owes(world, 0)
    await answer(world, getPayments, [])
    expect([stateOf(payment), contextOf(payment).notice]).toEqual(['choosing', { type: 'dueGone' }])
    expect([keysOf(world, createPayment), world.left]).toEqual([[], []])
  })

  test('shows another amount first, and starts with it at the next press', async () => {
    const { world, payment } = await open()
    choose(payment, 'card')
    await owes(world, 5000)
    expect(contextOf(payment)).toMatchObject({
      notice: { type: 'dueChanged', amount: forints(5000) },
      due: forints(5000),
    })
    payment.send({ type: 'method.submitted' })
    await owes(world, 5000)
    await answer(world, createPayment, started)
    expect(world.left).toHaveLength(1)
  })

  test('does not leave if another tab has paid and not sent yet', async () => {
    const { world, payment } = await open()
    keepPaid(tab('tab-2', world.shared).ports, redirectOf, { type: 'paid', payment: accepted, isProcessing: false })
    choose(payment, 'card')
    await settled()
    expect(contextOf(payment).notice).toEqual({ type: 'paidElsewhere' })
    expect(world.left).toEqual([])
  })

  test('warns while another tab is at the provider, and leaves if the customer goes on', async () => {
    const first = await open(tab('tab-1'))
    const second = await open(tab('tab-2', first.world.shared))
    await chooseCard(first.world, first.payment)
    await answer(first.world, createPayment, started)
    choose(second.payment, 'card')
    await settled()
    expect(contextOf(second.payment).notice).toEqual({ type: 'cameBack' })
    expect(keysOf(second.world, createPayment)).toEqual([])
    await chooseCard(second.world, second.payment)
    expect(keysOf(second.world, createPayment)).toHaveLength(1)
  })

  test('does not leave if the insurer does not say what is due', async () => {
    const { world, payment } = await open()
    choose(payment, 'card')
    await owes(world, null)
    await fail(world, getPayments)
    expect([contextOf(payment).notice, world.left]).toEqual([{ type: 'transport' }, []])
  })
})
