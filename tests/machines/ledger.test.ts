import { describe, expect, test } from 'vitest'
import type { ScriptedWorld } from '../../exploration/kit/fakeServices'
import { caseAt, keepEnd, keepPayment, type Redirect } from '../../machines/payment/kept'
import {
  dismissPayment,
  keepDeparture,
  keepPaid,
  keepResult,
  keepReturn,
  keepSent,
  ownDeparture,
  takePaid,
  unsentOf,
  unsettledOf,
} from '../../machines/payment/ledger'
import { openPaymentsOf } from '../../machines/payment/openPayments'
import { createPayment, getPayments, processProviderResponse } from '../../src/api/payments'
import { away, chooseCard, contextOf, keysOf, open, stateOf } from './paying'
import { accepted, dueOf, owes, pay, QUERY, redirectOf, refused, tab } from './payments'
import { comeBack } from './returning'
import { answer, fail, MINUTE, pass, reload, SECOND, withClock } from './story'

withClock()

const CONTRACT = dueOf.contractNumber
const paid = { type: 'paid', id: 'payment-1', payment: accepted, isProcessing: false } as const
const failed = (status: string) => ({ type: 'failed', failure: { type: 'status', status } }) as const
const openIn = ({ ports }: ScriptedWorld, contractNumber = CONTRACT) => openPaymentsOf(ports, contractNumber)
const typesIn = (...given: Parameters<typeof openIn>) => openIn(...given).map(({ type }) => type)

/** A tab in which payments were left for. */
const leftFor = (...payments: readonly Partial<Redirect>[]): ScriptedWorld => {
  const world = tab('tab-1')
  for (const payment of payments) keepDeparture(world.ports, { ...redirectOf, ...payment })
  return world
}

describe('a card payment that was left for', () => {
  test('is one whose end nobody knows, as soon as the browser leaves', async () => {
    const { world } = await away()
    expect(openIn(world)).toEqual([
      {
        type: 'unknown',
        id: expect.any(String),
        origin: dueOf.origin,
        amount: { value: 12_450, currency: 'HUF' },
      },
    ])
  })

  test('is known in another tab of this browser, and to its own contract only', () => {
    const world = leftFor({})
    expect(typesIn(tab('tab-2', world.shared))).toEqual(['unknown'])
    expect(typesIn(world, '10000002')).toEqual([])
  })

  test('is not listed after a day, and removed after 90 days or as garbage', async () => {
    const world = leftFor({})
    world.shared.set('payment:x', '{"garbage":1}')
    expect(unsettledOf(world.ports, CONTRACT)).toHaveLength(1)
    await pass(24 * 60 * MINUTE)
    expect(typesIn(world)).toEqual([])
    await pass(89 * 24 * 60 * MINUTE)
    expect(typesIn(world)).toEqual([])
    expect(world.shared.size).toBe(0)
  })

  test('is listed once for each amount of a case, however often the customer left for it', () => {
    expect(typesIn(leftFor({}, { id: 'payment-2', paymentCode: 'payment-2' }))).toEqual(['unknown'])
    expect(typesIn(leftFor({}, { id: 'payment-2', paymentCode: 'payment-2', amount: 50_000 }))).toEqual([
      'unknown',
      'unknown',
    ])
  })
})

describe('what the insurer says of a payment', () => {
  test.each([
    ['taken', paid, ['payment-1']],
    ['refused', failed('REFUSED'), ['payment-1']],
    ['cancelled', failed('CANCELLED'), ['payment-1']],
    ['taken, but not confirmed', { ...paid, isProcessing: true }, ['payment-1', 'payment-2']],
    ['not decided yet', failed('PENDING'), ['payment-1', 'payment-2']],
    ['not known', { type: 'failed', failure: { type: 'unsuccessful' } }, ['payment-1', 'payment-2']],
    ['without its data', { type: 'failed', failure: { type: 'dataMissing' } }, ['payment-1', 'payment-2']],
  ] as const)('%s: leaves what may still be on its way', (_, end, left) => {
    const { ports } = leftFor({}, { id: 'payment-2', paymentCode: 'payment-2' })
    const second = { ...redirectOf, id: 'payment-2', paymentCode: 'payment-2' }
    keepResult(ports, second, end.type === 'paid' ? { ...end, id: second.id } : end)
    expect(unsettledOf(ports, CONTRACT).map(({ paymentCode }) => paymentCode)).toEqual(left)
  })

  test('asks again about an unconfirmed payment whose case is sent, and shows the result', async () => {
    const { world } = await away()
    await comeBack(world)
    await owes(world, 12_450)
    await fail(world, processProviderResponse)
    await pass(SECOND)
    const [{ end } = expect.fail()] = unsentOf(world.ports, CONTRACT)
    keepSent(world.ports, redirectOf, end)
    expect(openIn(world)).toMatchObject([{ type: 'unknown', returnAddress: `/fizetes-visszateres?${QUERY}` }])
    const other = tab('tab-2', world.shared)
    const back = await comeBack(other)
    await answer(other, processProviderResponse, accepted)
    expect(back.getSnapshot()).toMatchObject({ value: 'sentBefore', context: { end: { isProcessing: false } } })
    expect(openIn(world)).toEqual([])
    expect((await comeBack(tab('tab-3', world.shared))).getSnapshot()).toMatchObject({ context: { end: null } })
  })

  test('removes the money of a sent case if it was not taken after all', async () => {
    const { ports } = leftFor({})
    const unconfirmed = { ...paid, isProcessing: true }
    keepReturn(ports, redirectOf.id, QUERY)
    keepResult(ports, redirectOf, unconfirmed)
    keepSent(ports, redirectOf, unconfirmed)
    keepResult(ports, redirectOf, failed('REFUSED'))
    expect([unsettledOf(ports, CONTRACT), unsentOf(ports, CONTRACT)]).toEqual([[], []])
  })

  test('is asked for again by a second return after a refusal', async () => {
    const { world } = await away()
    await comeBack(world)
    await owes(world, 12_450)
    await answer(world, processProviderResponse, refused)
    await comeBack(world)
    await answer(world, processProviderResponse, accepted)
    expect(typesIn(world)).toEqual(['paid'])
  })

  test('is asked for by the task of a return that came while signed out, in another tab', async () => {
    const world = leftFor({})
    await comeBack(tab('tab-2', world.shared), QUERY, null)
    expect(openIn(tab('tab-3', world.shared))).toMatchObject([{ returnAddress: `/fizetes-visszateres?${QUERY}` }])
  })

  test('is asked for by the return of a payment that its customer has denied', async () => {
    const world = leftFor({})
    dismissPayment(world.ports, redirectOf.id)
    expect(openIn(world)).toEqual([])
    await comeBack(world)
    await answer(world, processProviderResponse, accepted)
    expect(typesIn(world)).toEqual(['paid'])
  })

  test('keeps two payments apart if neither has a code', () => {
    const first = { ...redirectOf, paymentCode: null }
    const { ports } = leftFor(first, { ...first, id: 'payment-2' })
    const { paymentCode: _, ...payment } = accepted
    for (const id of ['payment-1', 'payment-2']) keepResult(ports, { ...first, id }, { ...paid, id, payment })
    expect(unsentOf(ports, CONTRACT)).toHaveLength(2)
    keepSent(ports, first, { ...paid, payment })
    expect(unsentOf(ports, CONTRACT).map(({ id }) => id)).toEqual(['payment-2'])
  })

  test('of a pending payment can be asked for beside a later try of the same amount', () => {
    const world = leftFor({}, { id: 'payment-2', paymentCode: 'payment-2' })
    keepReturn(world.ports, redirectOf.id, QUERY)
    expect(openIn(world).map(({ returnAddress }) => returnAddress)).toEqual([
      `/fizetes-visszateres?${QUERY}`,
      undefined,
    ])
  })

  test('is unknown, not paid, if the customer logs out before the insurer answers', async () => {
    const { world } = await away()
    const back = await comeBack(world)
    back.stop()
    await pass(5 * MINUTE)
    expect(typesIn(world)).toEqual(['unknown'])
  })

  test('is asked again by the task of a pending payment, also days later', async () => {
    const { world } = await away()
    await comeBack(world)
    await owes(world, 12_450)
    await answer(world, processProviderResponse, { ...refused, status: 'PENDING' })
    await pass(3 * 24 * 60 * MINUTE)
    const other = tab('tab-2', world.shared)
    const payments = openIn(other)
    const address = `/fizetes-visszateres?${QUERY}`
    expect(payments).toMatchObject([{ origin: dueOf.origin, returnAddress: address }])
    await comeBack(other)
    await answer(other, processProviderResponse, accepted)
    expect(typesIn(other)).toEqual(['paid'])
  })

  test('is heard by the return, and by the case where its customer got there first', async () => {
    const { world } = await away()
    await comeBack(world)
    await owes(world, 12_450)
    await answer(world, processProviderResponse, refused)
    expect(typesIn(world)).toEqual([])
    const other = await away()
    const redirect = ownDeparture(other.world.ports) ?? expect.fail()
    keepPayment(other.world.ports, {
      ...{ type: 'returned', redirect, providerData: QUERY, key: 'key-1', until: redirectOf.time + MINUTE },
    })
    await pay(other.world)
    await owes(other.world, 12_450)
    await answer(other.world, processProviderResponse, refused)
    expect(typesIn(other.world)).toEqual([])
  })
})

describe('a payment that is opened again while its money may be on its way', () => {
  const isWarned = { notice: { type: 'cameBack' } }

  test('warns of paying twice each time, and in another tab', async () => {
    const { shared } = leftFor({})
    for (const id of ['tab-1', 'tab-1', 'tab-2']) {
      const { payment } = await open(tab(id, shared))
      expect(contextOf(payment)).toMatchObject(isWarned)
    }
  })

  test('warns where the same is paid for in another case, and not where an account is', async () => {
    const { shared } = leftFor({ origin: '/kgfb/ugyek/pay/fizetes' })
    expect(contextOf((await open(tab('tab-1', shared))).payment)).toMatchObject(isWarned)
    const ofAccount = await pay(tab('tab-1', shared), {
      udcContractId: 'udc-1',
      amount: { value: 50_000, currency: 'HUF' },
    })
    expect(contextOf(ofAccount).notice).toBeNull()
  })

  test('says once why the last one failed', async () => {
    const world = leftFor({})
    keepEnd(
      world.ports,
      { type: 'returned', redirect: redirectOf, providerData: QUERY, key: 'key-1', until: redirectOf.time + MINUTE },
      failed('PENDING'),
    )
    const first = await open(world)
    expect(contextOf(first.payment)).toMatchObject({ notice: null, failure: { status: 'PENDING' } })
    const again = await open(reload(world).world)
    expect(contextOf(again.payment)).toMatchObject({ notice: null, failure: { status: 'PENDING' } })
  })

  test('does not warn any more, in no tab, once its customer says that nothing was approved', async () => {
    const { world } = await away()
    keepDeparture(world.ports, {
      ...redirectOf,
      id: 'payment-9',
      origin: '/elet/ugyek/topup-payment/fizetes',
      udcContractId: 'udc-1',
    })
    const again = await open(reload(world).world)
    again.payment.send({ type: 'card.denied' })
    expect(contextOf(again.payment).notice).toEqual({ type: 'cardDenied' })
    expect(openIn(tab('tab-2', again.world.shared)).map(({ origin }) => origin)).toEqual([
      '/elet/ugyek/topup-payment/fizetes',
    ])
    expect(contextOf((await open(reload(again.world).world)).payment).notice).toBeNull()
    // Forward to the provider and paying there is still possible.
    expect(ownDeparture(again.world.ports)).not.toBeNull()
  })

  test('is warned of and denied together with that of another case of the same thing, and with no other', async () => {
    const others = [
      { id: 'payment-3', udcContractId: 'udc-1', paymentCode: 'payment-3' },
      { id: 'payment-4', ...caseAt('10000002', redirectOf.origin), paymentCode: 'payment-4' },
    ]
    const PAY = '/kgfb/ugyek/pay/fizetes'
    const { shared } = leftFor({}, { id: 'payment-2', origin: PAY, paymentCode: 'payment-2' }, ...others)
    const inPay = () => pay(tab('tab-2', shared), { origin: PAY })
    expect(contextOf(await inPay())).toMatchObject(isWarned)
    const { payment, world } = await open(tab('tab-1', shared))
    expect(contextOf(payment)).toMatchObject(isWarned)
    payment.send({ type: 'card.denied' })
    expect(contextOf(await inPay()).notice).toBeNull()
    const left = [CONTRACT, '10000002'].flatMap((number) => unsettledOf(world.ports, number))
    expect(left.map(({ paymentCode }) => paymentCode)).toEqual(['payment-3', 'payment-4'])
  })

  test('is not denied where nobody was warned of it', async () => {
    const { payment } = await open(tab('tab-1'))
    payment.send({ type: 'card.denied' })
    expect(contextOf(payment).notice).toBeNull()
  })

  test('is another payment', async () => {
    const { world } = await away()
    world.storage.delete('payment')
    const again = await open(reload(world).world)
    await chooseCard(again.world, again.payment)
    expect(keysOf(again.world, createPayment)).not.toEqual(keysOf(world, createPayment))
  })

  test('is warned of and can be denied also if nothing is due', async () => {
    const world = leftFor({})
    const payment = await pay(world)
    await owes(world, null)
    await answer(world, getPayments, [])
    expect([stateOf(payment), contextOf(payment).notice, typesIn(world)]).toEqual([
      'nothingDue',
      { type: 'cameBack' },
      ['unknown'],
    ])
    payment.send({ type: 'card.denied' })
    expect([contextOf(payment).notice, typesIn(world)]).toEqual([{ type: 'cardDenied' }, []])
  })

  test('stays open if the insurer says that it is pending, though nothing is due any more', async () => {
    const { world } = await away()
    await comeBack(world)
    await owes(world, 12_450)
    await answer(world, processProviderResponse, { ...refused, status: 'PENDING' })
    const { world: back } = reload(world)
    const payment = await pay(back)
    await owes(back, null)
    await answer(back, getPayments, [])
    expect([stateOf(payment), contextOf(payment).failure]).toEqual([
      'nothingDue',
      { type: 'status', status: 'PENDING' },
    ])
    expect(openIn(back)).toMatchObject([{ type: 'unknown', returnAddress: `/fizetes-visszateres?${QUERY}` }])
  })

  test('can be stepped back from, and the provider still gone forward to', async () => {
    const { world } = await away()
    const again = await open(reload(world).world)
    again.payment.send({ type: 'payment.left' })
    expect(ownDeparture(again.world.ports)).not.toBeNull()
  })
})

describe('a payment of a case that is not sent', () => {
  const { origin } = redirectOf

  test('is open in every tab, also after the way back and 89 days', async () => {
    const { world } = await away()
    await comeBack(world)
    await owes(world, 12_450)
    await answer(world, processProviderResponse, accepted)
    const other = tab('tab-2', world.shared)
    expect(openIn(other)).toEqual([
      { type: 'paid', id: expect.any(String), origin, amount: { value: 12_450, currency: 'HUF' } },
    ])
    expect(typesIn(other, '10000002')).toEqual([])
    await pass(89 * 24 * 60 * MINUTE)
    expect(typesIn(other)).toEqual(['paid'])
    await pass(24 * 60 * MINUTE)
    expect(typesIn(other)).toEqual([])
  })

  test('is open as processing while the insurer has not confirmed it', () => {
    const world = tab('tab-1')
    keepPaid(world.ports, redirectOf, { ...paid, isProcessing: true })
    expect(typesIn(world)).toEqual(['processing'])
    keepPaid(world.ports, redirectOf, paid)
    expect(typesIn(world)).toEqual(['paid'])
  })

  test('is one of two where a case was paid for twice', () => {
    const world = tab('tab-1')
    keepPaid(world.ports, redirectOf, paid)
    keepPaid(world.ports, redirectOf, { ...paid, id: 'payment-2', payment: { ...accepted, paymentCode: 'payment-2' } })
    expect(typesIn(world)).toEqual(['paid', 'paid'])
    keepSent(world.ports, redirectOf, paid)
    expect(unsentOf(world.ports, CONTRACT).map(({ end }) => end.payment.paymentCode)).toEqual(['payment-2'])
  })

  test('is remembered without the contract’s number', () => {
    const world = tab('tab-1')
    keepPaid(world.ports, redirectOf, paid)
    expect(JSON.stringify([...world.shared])).not.toContain(CONTRACT)
  })

  test('is forgotten where it is garbage', () => {
    const world = tab('tab-1')
    keepPaid(world.ports, redirectOf, paid)
    for (const key of world.shared.keys()) world.shared.set(key, '{"garbage":1}')
    expect(openIn(world)).toEqual([])
    expect(world.shared.size).toBe(0)
  })

  test('keeps the draft that has taken it up first, so that two tabs send one case', () => {
    const world = tab('tab-1')
    keepPaid(world.ports, redirectOf, paid)
    expect(takePaid(world.ports, redirectOf, 'draft-1')?.draftId).toBe('draft-1')
    expect(takePaid(tab('tab-2', world.shared).ports, redirectOf, 'draft-2')?.draftId).toBe('draft-1')
  })
})
