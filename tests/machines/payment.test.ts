import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { keepEnd, keepPayment, type Returned } from '../../machines/payment/kept'
import { paymentMachine } from '../../machines/payment/payment.machine'
import type { PaymentInput } from '../../machines/payment/payment.types'
import { PAYMENT, redirectKey } from '../../machines/storageKeys'
import {
  createPayment,
  getPayments,
  payByTransfer,
  payFeeByTransfer,
  payLater,
  processProviderResponse,
} from '../../src/api/payments'
import { happen } from '../model/kit/run'
import type { ScriptedWorld } from '../model/kit/world'
import { accepted, dueOf, leave, PROVIDER, pay, premium, QUERY, redirectOf, started, tab } from './payments'
import { answer, begin, callsTo, fail, load, page, refuse, reload, withClock } from './story'

const transfer = {
  ...{ accountNumber: '99900023-12345678-00000015', accountHolder: 'Minta Biztosító Zrt.' },
  ...{ contractNumber: '10000001', swiftCode: 'MINTHUHB', debt: { value: 12_450, currency: 'HUF' } as const },
}

type Payment = Awaited<ReturnType<typeof pay>>
type Method = PaymentInput['methods'][number]

const contextOf = (payment: Payment) => payment.getSnapshot().context
const stateOf = (payment: Payment) => payment.getSnapshot().value
const outputOf = (payment: Payment) => payment.getSnapshot().output
const keysOf = (world: ScriptedWorld, endpoint: Parameters<typeof callsTo>[1]) =>
  callsTo(world, endpoint).map(({ idempotencyKey }) => idempotencyKey)

/** A payment of a debt, whose amount the insurer has said. */
const open = async (world = tab('tab-1'), input: Partial<PaymentInput> = {}) => {
  const payment = await pay(world, input)
  await answer(world, getPayments, [premium('DEBT', 12_450)])
  return { world, payment }
}

const choose = (payment: Payment, method: Method): void => {
  payment.send({ type: 'method.chosen', method })
  payment.send({ type: 'method.submitted' })
}

/** A customer who has just been led to the provider. */
const away = async () => {
  const opened = await open()
  choose(opened.payment, 'card')
  await answer(opened.world, createPayment, started)
  return opened
}

const back: Returned = {
  ...{ type: 'returned', redirect: redirectOf, providerData: QUERY, key: 'key-1' },
  until: redirectOf.time + 1,
}

withClock()

describe('what is due', () => {
  it.each([
    [['NEXT', 'CURRENT', 'DEBT'] as const, 3],
    [['NEXT', 'CURRENT'] as const, 2],
    [['NEXT'] as const, 1],
  ])('is of %s the one that is the longest due', async (types, value) => {
    const world = tab('tab-1')
    const payment = await pay(world)
    await answer(
      world,
      getPayments,
      types.map((type, place) => premium(type, place + 1)),
    )
    expect(contextOf(payment).due).toEqual({ value, currency: 'HUF' })
  })

  it('is not asked for where the case says the amount', async () => {
    const world = tab('tab-1')
    const payment = await pay(world, { amount: { value: 50_000, currency: 'HUF' } })
    expect(callsTo(world, getPayments)).toEqual([])
    expect(stateOf(payment)).toBe('choosing')
  })

  it('may be nothing, and then the case goes on without', async () => {
    const world = tab('tab-1')
    const payment = await pay(world)
    await answer(world, getPayments, [])
    expect(stateOf(payment)).toBe('nothingDue')
    payment.send({ type: 'method.submitted' })
    expect(payment.getSnapshot().output).toEqual({ type: 'nothing' })
  })

  it('is asked for again by itself when the network is back', async () => {
    const world = tab('tab-1')
    const payment = await pay(world)
    await fail(world, getPayments)
    expect(stateOf(payment)).toBe('dueFailed')
    await load(world, 'networkBack')
    await answer(world, getPayments, [premium('CURRENT', 14_860)])
    expect(contextOf(payment)).toMatchObject({ due: { value: 14_860 } })
  })
})

describe('going on without a choice', () => {
  it('is refused, each time anew', async () => {
    const { payment } = await open()
    payment.send({ type: 'method.submitted' })
    payment.send({ type: 'method.submitted' })
    expect(contextOf(payment)).toMatchObject({ isMethodMissing: true, refusals: 2 })
  })

  it('is not, where there is one way only', async () => {
    const { payment } = await open(tab('tab-1'), { methods: ['transfer'] })
    payment.send({ type: 'method.submitted' })
    expect(stateOf(payment)).toBe('loadingTransfer')
  })
})

describe('a card payment', () => {
  it('is started with what is due, and with where to come back to', async () => {
    const { world } = await away()
    expect(callsTo(world, createPayment).map(({ input }) => Object(input).body)).toEqual([
      {
        udcContractId: null,
        amount: 12_450,
        currency: 'HUF',
        returnUrl: 'https://portal.example/fizetes-visszateres',
      },
    ])
  })

  it('leads to the provider, once what leads back is kept', async () => {
    const { world } = await away()
    expect(world.left).toEqual([PROVIDER])
    expect(world.ports.sharedStorage.read(redirectKey('tab-1'))).toEqual(redirectOf)
    expect(world.storage.has(PAYMENT)).toBe(true)
  })

  it('says why the insurer starts none, and is another one when tried again', async () => {
    const { world, payment } = await open()
    choose(payment, 'card')
    await answer(world, createPayment, { ...started, redirectUrl: null, isError: true, message: 'Nem lehet.' })
    expect(contextOf(payment).notice).toEqual({ type: 'cardRefused', message: 'Nem lehet.' })
    payment.send({ type: 'method.submitted' })
    expect(new Set(keysOf(world, createPayment)).size).toBe(2)
    expect(world.left).toEqual([])
  })

  it('is the same when it is tried again after an answer that was lost', async () => {
    const { world, payment } = await open()
    choose(payment, 'card')
    await fail(world, createPayment)
    expect(contextOf(payment).notice).toEqual({ type: 'transport' })
    payment.send({ type: 'method.submitted' })
    expect(new Set(keysOf(world, createPayment)).size).toBe(1)
  })

  it.each([
    'https://rossz.example/?fizetes=payment-1',
    'http://fizetes.example/?fizetes=payment-1',
    'javascript:alert(1)',
    '/szimulacio/kartya?fizetes=payment-1',
  ])('does not lead to %s, and reports it', async (redirectUrl) => {
    const { world, payment } = await open()
    choose(payment, 'card')
    await answer(world, createPayment, { ...started, redirectUrl })
    expect(contextOf(payment).notice).toEqual({ type: 'addressRefused' })
    expect(world.left).toEqual([])
    expect(world.shared.size).toBe(0)
    expect(world.reports).toHaveLength(1)
  })
})

describe('a customer who comes back from the provider by the browser’s back', () => {
  it('finds the page as it was left, with the choice, and a warning', async () => {
    const { world, payment } = await away()
    await load(world, 'leave')
    expect(stateOf(payment)).toBe('choosing')
    expect(contextOf(payment)).toMatchObject({ method: 'card', notice: { type: 'cameBack' } })
    expect(world.storage.has(PAYMENT)).toBe(false)
  })

  it('finds the same where the page had to load again', async () => {
    const { world } = await away()
    const again = await open(reload(world).world)
    expect(contextOf(again.payment)).toMatchObject({ method: 'card', notice: { type: 'cameBack' } })
    expect(again.world.storage.has(PAYMENT)).toBe(false)
  })

  it('begins another payment, also after a reload', async () => {
    const { world } = await away()
    const again = await open(reload(world).world)
    choose(again.payment, 'card')
    expect(keysOf(again.world, createPayment)).not.toEqual(keysOf(world, createPayment))
  })

  it('can still go forward and pay: what leads back is kept', async () => {
    const { world } = await away()
    await load(world, 'leave')
    expect(world.shared.size).toBe(1)
  })

  it('can turn away while the browser is on its way', async () => {
    const { world, payment } = await away()
    payment.send({ type: 'card.abandoned' })
    expect(stateOf(payment)).toBe('choosing')
    expect(world.storage.has(PAYMENT)).toBe(false)
  })
})

it('a case that is left while the browser is on its way has no payment under way', async () => {
  const { world, payment } = await away()
  payment.stop()
  expect(world.storage.has(PAYMENT)).toBe(false)
})

describe('a payment that was come back from', () => {
  it('goes on at once where it was accepted, and leaves nothing', async () => {
    const world = tab('tab-1')
    leave(world)
    keepEnd(world.ports, back, { type: 'paid', payment: accepted, isProcessing: false })
    expect(outputOf(await pay(world))).toEqual({ type: 'paid', payment: accepted, isProcessing: false })
    expect(world.storage.has(PAYMENT)).toBe(false)
    expect(world.shared.size).toBe(0)
  })

  it('is said to have failed, until another one leads away; also after a reload', async () => {
    const world = tab('tab-1')
    keepEnd(world.ports, back, { type: 'failed', failure: { type: 'status', status: 'REFUSED' } })
    const failure = { method: 'card', failure: { type: 'status', status: 'REFUSED' } }
    expect(contextOf((await open(world)).payment)).toMatchObject(failure)
    expect(world.storage.has(PAYMENT)).toBe(false)
    const again = await open(reload(world).world)
    expect(contextOf(again.payment)).toMatchObject(failure)
    choose(again.payment, 'card')
    await answer(again.world, createPayment, started)
    expect(contextOf(again.payment).failure).toBeNull()
  })

  it('is told to the insurer where that has not been done', async () => {
    const world = tab('tab-1')
    keepPayment(world.ports, back)
    const payment = await pay(world)
    await answer(world, processProviderResponse, accepted)
    expect(outputOf(payment)).toMatchObject({ type: 'paid' })
    expect(keysOf(world, processProviderResponse)).toEqual(['key-1'])
  })

  it('stays where the session is over, for the next sign-in', async () => {
    const world = tab('tab-1')
    keepPayment(world.ports, back)
    const payment = await pay(world)
    await fail(world, processProviderResponse, 'expired')
    expect(stateOf(payment)).toBe('expired')
    expect(world.storage.has(PAYMENT)).toBe(true)
  })

  it.each([
    ['contract', { contractNumber: '10000002' }],
    ['case', { origin: '/kgfb/ugyek/pay' }],
  ])('is none of another %s', async (_, input) => {
    const world = tab('tab-1')
    keepEnd(world.ports, back, { type: 'paid', payment: accepted, isProcessing: false })
    const { payment } = await open(world, input)
    expect(stateOf(payment)).toBe('choosing')
    expect(world.storage.has(PAYMENT)).toBe(true)
  })
})

describe('a transfer', () => {
  /** The transfer’s details stand on the screen. */
  const transferring = async () => {
    const opened = await open()
    choose(opened.payment, 'transfer')
    await answer(opened.world, payByTransfer, transfer)
    return opened
  }

  it('is shown with what it needs, and ends when the customer goes on', async () => {
    const { payment } = await transferring()
    expect(contextOf(payment)).toMatchObject({ transfer: { details: transfer }, due: transfer.debt })
    payment.send({ type: 'transfer.confirmed' })
    expect(outputOf(payment)).toEqual({ type: 'transfer' })
  })

  it('of an amount of the case’s is of a fee', async () => {
    const world = tab('tab-1')
    const payment = await pay(world, { amount: { value: 50_000, currency: 'HUF' }, udcContractId: 'udc-1' })
    choose(payment, 'transfer')
    expect(callsTo(world, payFeeByTransfer).map(({ input }) => Object(input).body)).toEqual([
      { udcContractId: 'udc-1', paymentAmount: 50_000 },
    ])
  })

  it('has lines to copy, and says where the browser does not let it', async () => {
    const { world, payment } = await transferring()
    payment.send({ type: 'line.copied', line: 'accountNumber', text: transfer.accountNumber })
    await load(world, 'copy')
    expect(world.copied).toEqual([transfer.accountNumber])
    expect(contextOf(payment).copied).toEqual({ line: 'accountNumber', isCopied: true })
    payment.send({ type: 'line.copied', line: 'reference', text: '10000001' })
    await happen(world, { type: 'fail', port: 'copy', error: new Error('forbidden') })
    expect(contextOf(payment).copied).toEqual({ line: 'reference', isCopied: false })
  })

  it('is there again after a reload, by the same request', async () => {
    const { world } = await transferring()
    const again = await open(reload(world).world)
    await answer(again.world, payByTransfer, transfer)
    expect(again.payment.getSnapshot().matches('transferring')).toBe(true)
    expect(keysOf(again.world, payByTransfer)).toEqual(keysOf(world, payByTransfer))
  })

  it('can be left for another way to pay', async () => {
    const { payment } = await transferring()
    payment.send({ type: 'transfer.left' })
    expect(stateOf(payment)).toBe('choosing')
  })
})

describe('paying later', () => {
  it('is told to the insurer, and goes on', async () => {
    const { world, payment } = await open()
    choose(payment, 'later')
    await answer(world, payLater, { caseId: 'case-1', caseStatus: 'SUCCEEDED' })
    expect(outputOf(payment)).toEqual({ type: 'later' })
  })

  it('may be refused; another try is another request', async () => {
    const { world, payment } = await open()
    choose(payment, 'later')
    await refuse(world, payLater, { code: 'MODIFICATION_FAILED001' })
    expect(contextOf(payment).notice).toEqual({ type: 'laterRefused' })
    payment.send({ type: 'method.submitted' })
    expect(new Set(keysOf(world, payLater)).size).toBe(2)
  })

  it('is asked for once, whatever became of the answer', async () => {
    const { world, payment } = await open()
    choose(payment, 'later')
    await fail(world, payLater)
    payment.send({ type: 'payment.left' })
    const again = await open(reload(world).world)
    choose(again.payment, 'later')
    expect(keysOf(again.world, payLater)).toEqual(keysOf(world, payLater))
  })

  it('goes out once for five rapid presses', async () => {
    const { world, payment } = await open()
    payment.send({ type: 'method.chosen', method: 'later' })
    for (let press = 0; press < 5; press += 1) payment.send({ type: 'method.submitted' })
    expect(callsTo(world, payLater)).toHaveLength(1)
  })
})

it('a step back ends it without a payment', async () => {
  const { payment } = await open()
  payment.send({ type: 'payment.left' })
  expect(outputOf(payment)).toEqual({ type: 'left' })
})

it('garbage in the tab is nothing chosen', async () => {
  const { world } = page(
    new Map([
      ['draft:payment:case-1-payment', '"garbage"'],
      [PAYMENT, '{"type":"ended"}'],
    ]),
  )
  const payment = await begin(createActor(paymentMachine, { input: dueOf }), world)
  await answer(world, getPayments, [premium('DEBT', 1)])
  expect(contextOf(payment)).toMatchObject({ method: null, failure: null, notice: null })
})
