import { describe, expect, it } from 'vitest'
import { forgetPaid } from '../../machines/payment/paid'
import { PAYMENT, REDIRECTS, redirectKey } from '../../machines/storageKeys'
import { processProviderResponse } from '../../src/api/payments'
import { accepted, dueOf, leave, pay, QUERY, redirectOf, refused, tab } from './payments'
import { comeBack, endIn, outputOf, returned, sent, toCase } from './returning'
import { answer, fail, MINUTE, page, pass, refuse, SECOND, withClock } from './story'

const HOUR = 60 * MINUTE

withClock()

describe('a customer who comes back from a card payment', () => {
  it('has the insurer told what the provider said, word by word', async () => {
    const { world } = await returned()
    expect(sent(world).map(({ input }) => Object(input).body)).toEqual([
      { providerData: QUERY, contractNumber: '10000001', udcContractId: null },
    ])
  })

  it('finds what leads back read once and removed, and kept for the tab instead', async () => {
    const { world } = await returned()
    expect([...world.shared.keys()].filter((key) => key.startsWith(REDIRECTS))).toEqual([])
    expect(endIn(world)).toBe('returned')
  })

  it('goes on to the case with all that is known of an accepted payment', async () => {
    const { world, back } = await returned()
    await answer(world, processProviderResponse, accepted)
    expect(outputOf(back)).toEqual(toCase)
    expect(endIn(world)).toEqual({ type: 'paid', payment: accepted, isProcessing: false })
  })

  it.each(['REFUSED', 'CANCELLED', 'PENDING', 'SOMETHING_NEW'])(
    'goes on to the case with the status %s',
    async (status) => {
      const { world, back } = await returned()
      await answer(world, processProviderResponse, { ...refused, status })
      expect(outputOf(back)).toEqual(toCase)
      expect(endIn(world)).toEqual({ type: 'failed', failure: { type: 'status', status } })
    },
  )

  it('hears that a payment failed which the insurer does not know, or which has no status', async () => {
    const unknown = await returned()
    await refuse(unknown.world, processProviderResponse, { code: 'PAYMENT_NOT_FOUND' })
    const nameless = await returned()
    await answer(nameless.world, processProviderResponse, { ...refused, status: ' ' })
    for (const { world, back } of [unknown, nameless]) {
      expect(outputOf(back)).toEqual(toCase)
      expect(endIn(world)).toEqual({ type: 'failed', failure: { type: 'unsuccessful' } })
    }
  })

  it('hears that data are missing, where the insurer says so', async () => {
    const { world, back } = await returned('provider=minta-kartya')
    await refuse(world, processProviderResponse, { code: 'PAYMENT_DATA_MISSING' })
    expect(outputOf(back)).toEqual(toCase)
    expect(endIn(world)).toEqual({ type: 'failed', failure: { type: 'dataMissing' } })
  })

  it('hears the same without any data, and nothing is sent', async () => {
    const { world, back } = await returned('')
    expect(sent(world)).toEqual([])
    expect(outputOf(back)).toEqual(toCase)
    expect(endIn(world)).toEqual({ type: 'failed', failure: { type: 'dataMissing' } })
  })

  it.each(['transport', 'brokenAnswer'] as const)('goes on as having paid where no answer comes (%s)', async (kind) => {
    const { world, back } = await returned()
    await fail(world, processProviderResponse, kind)
    await pass(SECOND)
    expect(outputOf(back)).toEqual(toCase)
    expect(endIn(world)).toEqual({
      type: 'paid',
      payment: { status: 'ACCEPTED', paymentCode: 'payment-1', amount: 12_450, currency: 'HUF' },
      isProcessing: true,
    })
  })

  it('goes on as having paid where the insurer did not understand the request', async () => {
    const { world, back } = await returned()
    await refuse(world, processProviderResponse, { code: 'MISSING_FIELDS', fields: ['udcContractId'] })
    expect(outputOf(back)).toEqual(toCase)
    expect(endIn(world)).toMatchObject({ type: 'paid', isProcessing: true })
  })
})

describe('somebody who comes to that address otherwise', () => {
  it('is led home where nothing was left for', async () => {
    const world = tab('tab-1')
    expect(outputOf(await comeBack(world))).toEqual({ type: 'home' })
    expect(sent(world)).toEqual([])
  })

  it.each([
    ['garbage', 'garbage'],
    ['half a payment', { origin: dueOf.origin }],
    ['a payment that leads to another site', { ...redirectOf, origin: 'https://rossz.example/kgfb/ugyek/pay' }],
    ['a payment that leads to none of its cases', { ...redirectOf, origin: '/kezdolap' }],
    ['a payment of days ago', { ...redirectOf, time: redirectOf.time - 25 * HOUR }],
  ])('is led home by %s', async (_, kept) => {
    const world = tab('tab-1')
    world.ports.sharedStorage.write(redirectKey('tab-1'), kept)
    expect(outputOf(await comeBack(world))).toEqual({ type: 'home' })
    expect(sent(world)).toEqual([])
    expect([...world.shared.keys()].filter((key) => key.startsWith(REDIRECTS))).toEqual([])
  })

  it('is led home by garbage in the tab', async () => {
    const world = tab('tab-1')
    world.ports.storage.write(PAYMENT, { type: 'returned', redirect: 'garbage' })
    expect(outputOf(await comeBack(world))).toEqual({ type: 'home' })
    expect(world.storage.has(PAYMENT)).toBe(false)
  })
})

describe('a tab that was copied while it was away', () => {
  const copied = () => {
    const world = tab('tab-1')
    leave(world)
    return { world, copy: page(new Map(world.storage), world.shared).world }
  }

  it('hears of the money that was taken, though its copy came back first', async () => {
    const { world, copy } = copied()
    for (const one of [copy, world]) {
      const back = await comeBack(one)
      await answer(one, processProviderResponse, accepted)
      expect(outputOf(back)).toEqual(toCase)
      expect(endIn(one)).toEqual({ type: 'paid', payment: accepted, isProcessing: false })
    }
  })

  it('goes on with its own return where the browser keeps nothing for all tabs', async () => {
    const { world } = copied()
    world.shared.clear()
    await comeBack(world)
    expect(sent(world)).toHaveLength(1)
  })
})

describe('the address, opened twice', () => {
  it('leads to the case again as long as that has not taken the result, and tells nobody twice', async () => {
    const { world } = await returned()
    await answer(world, processProviderResponse, accepted)
    expect(outputOf(await comeBack(world))).toEqual(toCase)
    expect(sent(world)).toHaveLength(1)
  })

  it('leads to the case once that has gone on, in every tab of the browser', async () => {
    const { world } = await returned()
    await answer(world, processProviderResponse, accepted)
    const payment = await pay(world)
    expect(payment.getSnapshot().output).toEqual({ type: 'paid', payment: accepted, isProcessing: false })
    for (const one of [world, tab('tab-2', world.shared)]) {
      expect(outputOf(await comeBack(one))).toEqual(toCase)
      expect(outputOf(await comeBack(one, QUERY, null))).toEqual({ type: 'signIn', origin: dueOf.origin })
    }
    expect(sent(world)).toHaveLength(1)
  })

  it.each(['10000001', null])('says that the case has been sent (contract open: %s)', async (open) => {
    const { world } = await returned()
    await answer(world, processProviderResponse, accepted)
    await pay(world)
    forgetPaid(world.ports, redirectOf, { type: 'paid', payment: accepted, isProcessing: false })
    const back = await comeBack(world, QUERY, open)
    expect(back.getSnapshot().value).toBe('sentBefore')
    back.send({ type: 'paymentReturn.left' })
    expect(outputOf(back)).toEqual({ type: 'left' })
    expect(sent(world)).toHaveLength(1)
  })

  it('leads home if it names a payment of another code', async () => {
    const { world } = await returned()
    await answer(world, processProviderResponse, accepted)
    await pay(world)
    expect(outputOf(await comeBack(world, 'paymentCode=payment-9&status=ACCEPTED'))).toEqual({ type: 'home' })
  })
})
