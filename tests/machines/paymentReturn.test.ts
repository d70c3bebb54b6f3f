import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { keptPayment } from '../../machines/payment/kept'
import { paymentReturnMachine } from '../../machines/payment/paymentReturn.machine'
import { PAYMENT, redirectKey, TAB } from '../../machines/storageKeys'
import { processProviderResponse } from '../../src/api/payments'
import type { ScriptedWorld } from '../model/kit/world'
import { accepted, dueOf, leave, pay, QUERY, redirectOf, refused, tab } from './payments'
import { answer, begin, callsTo, fail, MINUTE, page, pass, refuse, reload, SECOND, withClock } from './story'

const HOUR = 60 * MINUTE
const toCase = { type: 'case', origin: dueOf.origin }

/** Opens the address that the provider leads back to. */
const comeBack = (world: ScriptedWorld, query = QUERY, contractNumber: string | null = '10000001') =>
  begin(createActor(paymentReturnMachine, { input: { query, contractNumber } }), world)

const outputOf = (actor: Awaited<ReturnType<typeof comeBack>>) => actor.getSnapshot().output
const sent = (world: ScriptedWorld) => callsTo(world, processProviderResponse)
const endIn = ({ ports }: ScriptedWorld) => {
  const kept = keptPayment(ports)
  return kept?.type === 'ended' ? kept.end : kept?.type
}

/** A customer who has left for the provider, and comes back. */
const returned = async (query?: string) => {
  const world = tab('tab-1')
  leave(world)
  return { world, back: await comeBack(world, query) }
}

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
    expect(world.shared.size).toBe(0)
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
      payment: { paymentCode: 'payment-1', amount: 12_450, currency: 'HUF' },
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
    expect(world.shared.size).toBe(0)
  })

  it('is led home by garbage in the tab', async () => {
    const world = tab('tab-1')
    world.ports.storage.write(PAYMENT, { type: 'returned', redirect: 'garbage' })
    expect(outputOf(await comeBack(world))).toEqual({ type: 'home' })
    expect(world.storage.has(PAYMENT)).toBe(false)
  })
})

describe('the address, opened twice', () => {
  it('leads to the case again as long as that has not taken the result, and tells nobody twice', async () => {
    const { world } = await returned()
    await answer(world, processProviderResponse, accepted)
    expect(outputOf(await comeBack(world))).toEqual(toCase)
    expect(sent(world)).toHaveLength(1)
  })

  it('leads home once the case has gone on', async () => {
    const { world } = await returned()
    await answer(world, processProviderResponse, accepted)
    const payment = await pay(world)
    expect(payment.getSnapshot().output).toEqual({ type: 'paid', payment: accepted, isProcessing: false })
    expect(outputOf(await comeBack(world))).toEqual({ type: 'home' })
    expect(sent(world)).toHaveLength(1)
  })
})

describe('two tabs that pay at once', () => {
  it('each come back to their own case', async () => {
    const shared = new Map<string, string>()
    const [first, second] = [tab('tab-1', shared), tab('tab-2', shared)]
    leave(first)
    leave(second, { ...redirectOf, origin: '/kgfb/ugyek/pay', paymentCode: 'payment-2' })
    const backSecond = await comeBack(second, 'paymentCode=payment-2')
    const backFirst = await comeBack(first)
    await answer(second, processProviderResponse, { ...accepted, paymentCode: 'payment-2' })
    await answer(first, processProviderResponse, refused)
    expect(outputOf(backFirst)).toEqual(toCase)
    expect(outputOf(backSecond)).toEqual({ type: 'case', origin: '/kgfb/ugyek/pay' })
    expect(endIn(first)).toMatchObject({ type: 'failed' })
    expect(endIn(second)).toMatchObject({ type: 'paid', payment: { paymentCode: 'payment-2' } })
  })

  it('do not find what the other one left for', async () => {
    const shared = new Map<string, string>()
    leave(tab('tab-1', shared))
    expect(outputOf(await comeBack(tab('tab-2', shared)))).toEqual({ type: 'home' })
    expect(shared.has(redirectKey('tab-1'))).toBe(true)
  })
})

describe('a reload in the middle', () => {
  it('tells the insurer again, as the same', async () => {
    const { world } = await returned()
    // The page that goes loses its call.
    await fail(world, processProviderResponse)
    const again = reload(world).world
    const back = await comeBack(again)
    await answer(again, processProviderResponse, accepted)
    expect(outputOf(back)).toEqual(toCase)
    const [before] = sent(world)
    const [after] = sent(again)
    expect(after?.idempotencyKey).toBe(before?.idempotencyKey)
    expect(after?.input).toEqual(before?.input)
  })
})

describe('a payment that was come back from', () => {
  it('is kept for an hour, and then no more', async () => {
    const { world } = await returned()
    await pass(HOUR - 1)
    expect(outputOf(await comeBack(reload(world).world))).toBeUndefined()
    await pass(1)
    const late = reload(world).world
    expect(outputOf(await comeBack(late))).toEqual({ type: 'home' })
    expect(sent(late)).toEqual([])
  })

  it('is gone on with after another sign-in', async () => {
    const world = tab('tab-1')
    leave(world)
    expect(outputOf(await comeBack(world, QUERY, null))).toEqual({ type: 'signIn', origin: dueOf.origin })
    expect(sent(world)).toEqual([])
    const back = await comeBack(world)
    await answer(world, processProviderResponse, accepted)
    expect(outputOf(back)).toEqual(toCase)
  })

  it('asks for another sign-in where the insurer does not know the session any more', async () => {
    const { world, back } = await returned()
    await fail(world, processProviderResponse, 'expired')
    expect(outputOf(back)).toEqual({ type: 'switch', origin: dueOf.origin })
    expect(endIn(world)).toBe('returned')
  })
})

describe('a payment of a contract that is not open', () => {
  /** Somebody comes back while another contract is open. */
  const strange = async () => {
    const world = tab('tab-1')
    leave(world)
    return { world, back: await comeBack(world, QUERY, '10000002') }
  }

  it('is not sent, and said to be of another', async () => {
    const { world, back } = await strange()
    expect(back.getSnapshot().value).toBe('ofAnother')
    expect(sent(world)).toEqual([])
  })

  it('can be gone on with by signing in to its contract', async () => {
    const { world, back } = await strange()
    back.send({ type: 'contract.switched' })
    expect(outputOf(back)).toEqual({ type: 'switch', origin: dueOf.origin })
    const again = await comeBack(world)
    await answer(world, processProviderResponse, accepted)
    expect(outputOf(again)).toEqual(toCase)
  })

  it('is not lost by going on with the contract that is open', async () => {
    const { world, back } = await strange()
    back.send({ type: 'paymentReturn.left' })
    expect(outputOf(back)).toEqual({ type: 'left' })
    expect(endIn(world)).toBe('returned')
  })
})

it('what other tabs never came back for goes when the next one leaves', () => {
  const { world } = page(new Map([[TAB, '"tab-3"']]))
  world.ports.sharedStorage.write(redirectKey('tab-1'), { ...redirectOf, time: redirectOf.time - 25 * HOUR })
  world.ports.sharedStorage.write(redirectKey('tab-2'), redirectOf)
  leave(world)
  expect([...world.shared.keys()].sort()).toEqual([redirectKey('tab-2'), redirectKey('tab-3')])
})
