import { describe, expect, test, vi } from 'vitest'
import { recordDeparture } from '../../../machines/payment/departures'
import { paidCaseAt, type Redirect, storePayment } from '../../../machines/payment/kept'
import { recordSubmission, recordTakenPayment } from '../../../machines/payment/ledger'
import { recordSentTransfer } from '../../../machines/payment/sentTransfers'
import { examplesOf } from '../../../mocks/examples'
import { headerExamples } from '../../../mocks/examples/vehicle/kgfbHeader'
import type { AnnouncedTransfer } from '../../../src/api/entities'
import { getHeader } from '../../../src/api/kgfb'
import { createPayment, getPayments, payByTransfer, payLater } from '../../../src/api/payments'
import { transferPaymentOutput } from '../../../tools/exploration/kit/caseEnds'
import { type FakeServices, STORES_NOTHING_KEY } from '../../../tools/exploration/kit/fakeServices'
import { runPendingCallbacks } from '../../../tools/exploration/kit/run'
import {
  choose,
  chooseCard,
  chooseLater,
  chooseTransfer,
  contextOf,
  keysOf,
  open,
  openWithNothingDue,
  outputOf,
  stateOf,
} from '../kit/paying'
import { accepted, leave, owes, pay, premium, redirectOf, started, tab } from '../kit/payments'
import { answer, callsTo, fail, load, MINUTE, reload, withClock } from '../kit/story'

withClock()

const DAY = 24 * 60 * MINUTE
const paid = { type: 'paid', id: 'payment-1', payment: accepted, isProcessing: false } as const
const forints = (value: number) => ({ value, currency: 'HUF' }) as const
const paidPremium: Redirect = {
  ...redirectOf,
  ...{ origin: '/kgfb/ugyek/pay/fizetes', premiumType: 'CURRENT', isOfDue: true, periodStart: '2026-09-25' },
}

describe('a new card payment', () => {
  test('does not redirect if the debt was paid on another device', async () => {
    const { fake, payment } = await open()
    choose(payment, 'card')
    await owes(fake, 0)
    await answer(fake, getPayments, [])
    expect([stateOf(payment), contextOf(payment).notice]).toEqual(['nothingDue', { type: 'dueGone' }])
    expect(contextOf(payment).due).toBeNull()
    expect([keysOf(fake, createPayment), fake.left]).toEqual([[], []])
  })

  test('does not pay the next premium if the debt was paid in another way', async () => {
    const { fake, payment } = await open()
    choose(payment, 'card')
    await owes(fake, 0)
    await answer(fake, getPayments, [premium('NEXT', 12_450)])
    expect([stateOf(payment), contextOf(payment).notice]).toEqual(['nothingDue', { type: 'dueGone' }])
    expect([keysOf(fake, createPayment), fake.left]).toEqual([[], []])
  })

  test('shows the new amount at the first press if the debt has changed, and redirects at the next press', async () => {
    const { fake, payment } = await open()
    choose(payment, 'card')
    await owes(fake, 5000)
    expect(contextOf(payment)).toMatchObject({
      notice: { type: 'dueChanged', amount: forints(5000) },
      due: forints(5000),
    })
    payment.send({ type: 'method.submitted' })
    await owes(fake, 5000)
    await answer(fake, createPayment, started)
    expect(fake.left).toHaveLength(1)
  })

  test('does not redirect if another tab has paid and has not submitted the case yet', async () => {
    const { fake, payment } = await open()
    recordTakenPayment(tab('tab-2', fake.shared).services, redirectOf, {
      type: 'paid',
      id: 'payment-1',
      payment: accepted,
      isProcessing: false,
    })
    choose(payment, 'card')
    await runPendingCallbacks()
    expect(contextOf(payment).notice).toEqual({ type: 'paidElsewhere', id: 'payment-1', amount: forints(12_450) })
    expect(fake.left).toEqual([])
  })

  test('does not redirect if another tab pays while the amount due loads', async () => {
    const { fake, payment } = await open()
    choose(payment, 'card')
    await runPendingCallbacks()
    recordTakenPayment(tab('tab-2', fake.shared).services, redirectOf, {
      type: 'paid',
      id: 'payment-1',
      payment: accepted,
      isProcessing: false,
    })
    await owes(fake, 12_450)
    expect([contextOf(payment).notice, keysOf(fake, createPayment)]).toMatchObject([{ type: 'paidElsewhere' }, []])
  })

  test('does not redirect if another tab was redirected while this payment was being created', async () => {
    const { fake, payment } = await open()
    await chooseCard(fake, payment)
    recordDeparture(tab('tab-2', fake.shared).services, { ...redirectOf, id: 'payment-2', paymentCode: 'payment-2' })
    await answer(fake, createPayment, started)
    expect([contextOf(payment).notice, fake.left]).toEqual([{ type: 'cameBack', ids: ['payment-2'] }, []])
  })

  test('does not redirect if storage fails after the payment was created', async () => {
    const { fake, payment } = await open()
    await chooseCard(fake, payment)
    fake.shared.set(STORES_NOTHING_KEY, 'true')
    await answer(fake, createPayment, started)
    expect([contextOf(payment).isCardWithheld, fake.left]).toEqual([true, []])
  })

  test('uses a new idempotency key if the amount due has changed', async () => {
    const { fake, payment } = await open()
    await chooseCard(fake, payment)
    await fail(fake, createPayment)
    payment.send({ type: 'payment.left' })
    const secondPayment = await pay(fake)
    await owes(fake, 5000)
    choose(secondPayment, 'card')
    await owes(fake, 5000)
    const keys = keysOf(fake, createPayment)
    expect([keys.length, new Set(keys).size]).toEqual([2, 2])
  })

  test('warns if another tab is at the provider, even after a refused payment of this tab', async () => {
    const fake = tab('tab-1')
    storePayment(fake.services, {
      ...{ type: 'ended', redirect: redirectOf, until: redirectOf.time + MINUTE },
      end: { type: 'failed', failure: { type: 'status', status: 'REFUSED' } },
    })
    const { payment } = await open(fake)
    recordDeparture(tab('tab-2', fake.shared).services, { ...redirectOf, id: 'payment-2', paymentCode: 'payment-2' })
    payment.send({ type: 'method.submitted' })
    await runPendingCallbacks()
    expect([contextOf(payment).notice, fake.left]).toEqual([{ type: 'cameBack', ids: ['payment-2'] }, []])
  })

  test('warns if another tab is at the provider, even if this tab has a payment with an undecided result', async () => {
    const fake = tab('tab-1')
    recordDeparture(fake.services, redirectOf)
    storePayment(fake.services, {
      ...{ type: 'ended', redirect: redirectOf, until: redirectOf.time + MINUTE },
      end: { type: 'failed', failure: { type: 'status', status: 'PENDING' } },
    })
    recordDeparture(tab('tab-2', fake.shared).services, { ...redirectOf, id: 'payment-2', paymentCode: 'payment-2' })
    const { payment } = await open(fake)
    expect(contextOf(payment).notice).toEqual({ type: 'cameBack', ids: ['payment-2'] })
  })

  test('warns if the insurer has rejected the paid case, and redirects at the next press', async () => {
    const { fake, payment } = await open()
    recordTakenPayment(
      fake.services,
      redirectOf,
      { type: 'paid', id: 'payment-1', payment: accepted, isProcessing: false },
      'draft-1',
      true,
    )
    choose(payment, 'card')
    await runPendingCallbacks()
    const notice = {
      ...{ type: 'caseRefused', id: 'payment-1', code: 'payment-1' },
      amount: { value: 12_450, currency: 'HUF' },
    }
    expect([contextOf(payment).notice, fake.left]).toEqual([notice, []])
    await chooseCard(fake, payment)
    await answer(fake, createPayment, started)
    expect(fake.left).toHaveLength(1)
  })

  test('does not say that a rejected case is paid for if the insurer has not confirmed its payment', async () => {
    const { fake, payment } = await open()
    const end = { type: 'paid', id: 'payment-1', payment: accepted, isProcessing: true } as const
    recordTakenPayment(fake.services, redirectOf, end, 'draft-1', true)
    choose(payment, 'card')
    await runPendingCallbacks()
    expect(contextOf(payment).notice).toEqual({ type: 'cameBack', ids: ['payment-1'] })
    await chooseCard(fake, payment)
    await answer(fake, createPayment, started)
    expect(fake.left).toHaveLength(1)
  })

  test('warns if another tab is at the provider, and continues at the next press', async () => {
    const first = await open(tab('tab-1'))
    const second = await open(tab('tab-2', first.fake.shared))
    await chooseCard(first.fake, first.payment)
    await answer(first.fake, createPayment, started)
    expect(contextOf(second.payment).notice).toMatchObject({ type: 'cameBack', isUnasked: true })
    choose(second.payment, 'card')
    await runPendingCallbacks()
    expect(contextOf(second.payment).notice).toEqual({ type: 'cameBack', ids: [expect.any(String)] })
    expect(keysOf(second.fake, createPayment)).toEqual([])
    await chooseCard(second.fake, second.payment)
    expect(keysOf(second.fake, createPayment)).toHaveLength(1)
  })

  test('redirects at the first press if the page already warns of a payment with an unknown result', async () => {
    const fake = tab('tab-1')
    leave(fake)
    const { payment } = await open(fake)
    const notice = { type: 'cameBack', ids: ['payment-1'] }
    expect(contextOf(payment).notice).toEqual(notice)
    await comeToFront(fake)
    await runPendingCallbacks()
    expect(contextOf(payment).notice).toEqual(notice)
    await chooseCard(fake, payment)
    expect(keysOf(fake, createPayment)).toHaveLength(1)
  })

  test('warns again of an earlier payment with an unknown result after the customer has viewed the transfer details', async () => {
    const fake = tab('tab-1')
    leave(fake)
    const { payment } = await open(fake)
    await chooseTransfer(fake, payment)
    await answer(fake, payByTransfer, { accountNumber: '99900023-12345678-00000015' })
    expect(stateOf(payment)).toBe('transferring')
    payment.send({ type: 'methods.requested' })
    expect([stateOf(payment), contextOf(payment).notice]).toEqual([
      'choosing',
      { type: 'cameBack', ids: ['payment-1'] },
    ])
  })

  test('warns that the insurer rejected the paid case, even after a warning that the payment’s result was unknown', async () => {
    const fake = tab('tab-1')
    leave(fake)
    const { payment } = await open(fake)
    const end = { type: 'paid', id: 'payment-1', payment: accepted, isProcessing: false } as const
    payment.send({ type: 'method.submitted' })
    choose(payment, 'card')
    await runPendingCallbacks()
    recordTakenPayment(tab('tab-2', fake.shared).services, redirectOf, end, 'draft-1', true)
    await owes(fake, 12_450)
    expect([contextOf(payment).notice, fake.left]).toMatchObject([{ type: 'caseRefused', id: 'payment-1' }, []])
  })

  test('shows no warning after the customer has viewed the transfer details if the earlier payment’s result is known by then', async () => {
    const fake = tab('tab-1')
    leave(fake)
    const { payment } = await open(fake)
    const end = { type: 'paid', id: 'payment-1', payment: accepted, isProcessing: false } as const
    recordTakenPayment(tab('tab-2', fake.shared).services, redirectOf, end, 'draft-1', true)
    choose(payment, 'transfer')
    await runPendingCallbacks()
    expect(contextOf(payment).notice).toMatchObject({ type: 'caseRefused' })
    await chooseTransfer(fake, payment)
    await answer(fake, payByTransfer, { accountNumber: '99900023-12345678-00000015' })
    expect(stateOf(payment)).toBe('transferring')
    payment.send({ type: 'methods.requested' })
    expect([stateOf(payment), contextOf(payment).notice]).toEqual(['choosing', null])
  })

  describe('for a chosen amount that another tab has already paid in a submitted case,', () => {
    const chosen = { amount: forints(100_000) }
    const departure: Redirect = { ...redirectOf, amount: 100_000 }
    const end = {
      type: 'paid',
      id: 'payment-1',
      payment: { ...accepted, amount: 100_000 },
      isProcessing: false,
    } as const
    const warning = { type: 'paidBefore', id: 'payment-1', code: 'payment-1', amount: forints(100_000) }
    const pressed = async (redirect: Redirect, time = 0, method: 'card' | 'transfer' = 'card') => {
      const fake = tab('tab-1')
      recordDeparture(fake.services, redirect)
      recordSubmission(tab('tab-2', fake.shared).services, redirect, end, 'key-1')
      vi.advanceTimersByTime(time)
      const payment = await pay(fake, chosen)
      choose(payment, method)
      await runPendingCallbacks()
      return { fake, payment }
    }

    test('warns, and redirects at the next press', async () => {
      const { fake, payment } = await pressed(departure)
      expect([contextOf(payment).notice, keysOf(fake, createPayment)]).toEqual([warning, []])
      choose(payment, 'card')
      await runPendingCallbacks()
      await answer(fake, createPayment, started)
      expect(fake.left).toHaveLength(1)
    })

    test('warns if the customer chooses a transfer instead', async () => {
      const { payment } = await pressed(departure, 0, 'transfer')
      expect(contextOf(payment).notice).toEqual(warning)
    })

    test.each([
      ['a day ago', departure, DAY],
      ['another amount', { ...departure, amount: 99_000 }, 0],
      ['for another case', { ...departure, origin: '/kgfb/ugyek/pay/fizetes' }, 0],
      ['for another account', { ...departure, udcContractId: 'account-2' }, 0],
    ])('does not warn if the other tab has paid %s', async (_, redirect, time) => {
      expect(contextOf((await pressed(redirect, time)).payment).notice).toBeNull()
    })
  })

  describe('for a debt already paid in another case,', () => {
    const debt: Redirect = {
      ...redirectOf,
      ...{ origin: '/kgfb/ugyek/pay/fizetes', premiumType: 'DEBT', isOfDue: true, periodStart: '2026-09-27' },
    }
    const end = { type: 'paid', id: 'payment-1', payment: accepted, isProcessing: false } as const
    const paidBefore = {
      ...{ type: 'paidBefore', id: 'payment-1', code: 'payment-1' },
      amount: forints(12_450),
    }
    const premiumOf = (periodStart: string): Redirect => ({ ...debt, periodStart, premiumType: 'CURRENT' })
    const pressed = async (payment: Parameters<typeof recordTakenPayment>[2], redirect: Redirect, time = 0) => {
      const fake = tab('tab-1')
      recordDeparture(fake.services, redirect)
      recordTakenPayment(fake.services, redirect, payment)
      vi.advanceTimersByTime(time)
      const opened = await open(fake)
      choose(opened.payment, 'card')
      await answer(fake, getHeader, { ...headerExamples.debtInTime, debt: forints(12_450) })
      return contextOf(opened.payment).notice
    }

    test.each([
      ['that case was not submitted', () => undefined],
      ['that case was submitted', (fake: FakeServices) => recordSubmission(fake.services, debt, end, 'key-1')],
    ])('warns if %s, and redirects at the next press', async (_, before) => {
      const { fake, payment } = await open()
      recordDeparture(fake.services, debt)
      recordTakenPayment(fake.services, debt, end)
      before(fake)
      await chooseCard(fake, payment)
      expect([contextOf(payment).notice, fake.left]).toEqual([paidBefore, []])
      await chooseCard(fake, payment)
      await answer(fake, createPayment, started)
      expect(fake.left).toHaveLength(1)
    })

    test.each([
      ['transfer', chooseTransfer],
      ['paying later', chooseLater],
    ])('warns if the customer chooses another payment method: %s', async (_, chooseWay) => {
      const { fake, payment } = await open()
      recordDeparture(fake.services, debt)
      recordTakenPayment(fake.services, debt, end)
      await chooseWay(fake, payment)
      expect(contextOf(payment).notice).toEqual(paidBefore)
    })

    test('warns of the earlier payment even after the customer has continued past another warning', async () => {
      const { fake, payment } = await open()
      recordDeparture(fake.services, debt)
      choose(payment, 'card')
      await runPendingCallbacks()
      expect(contextOf(payment).notice).toMatchObject({ type: 'cameBack' })
      await chooseCard(fake, payment)
      await fail(fake, createPayment)
      recordSubmission(tab('tab-2', fake.shared).services, debt, end, 'key-1')
      await chooseCard(fake, payment)
      expect(contextOf(payment).notice).toEqual(paidBefore)
    })

    test('does not warn of a payment with an unknown result after the customer has denied having paid by card', async () => {
      const { fake, payment } = await open()
      recordDeparture(fake.services, debt)
      recordSubmission(fake.services, debt, { ...end, isProcessing: true }, 'key-1')
      choose(payment, 'card')
      await runPendingCallbacks()
      expect(contextOf(payment).notice).toMatchObject({ type: 'cameBack' })
      payment.send({ type: 'card.denied' })
      await chooseCard(fake, payment)
      expect([contextOf(payment).notice, keysOf(fake, createPayment)]).toEqual([null, [expect.any(String)]])
    })

    test.each([
      ['another period was paid', end, { ...debt, periodStart: '2026-06-27', periodEnd: '2026-09-26' }],
      ['a later period was paid', end, { ...debt, periodStart: '2026-12-27' }],
      ['only a part was paid', { ...end, asked: forints(12_450) }, debt],
      ['the payment was for another account', end, { ...debt, udcContractId: 'account-2' }],
      ['the customer typed the amount', end, { ...debt, isOfDue: false }],
    ])('does not warn if %s', async (_, payment, redirect) => {
      expect(await pressed(payment, redirect)).toBeNull()
    })

    test.each([
      ['warns weeks later if the period is the same', debt, 30 * DAY, paidBefore],
      [
        'warns within a week if a larger debt was paid, because a part may not be booked yet',
        { ...debt, amount: 12_451 },
        7 * DAY - MINUTE,
        { ...paidBefore, amount: forints(12_451) },
      ],
      ['does not warn after a week if a larger debt was paid', { ...debt, amount: 12_451 }, 7 * DAY, null],
      [
        'warns if the paid debt began earlier and its period contains this debt',
        { ...debt, periodStart: '2026-06-27', periodEnd: '2026-12-26' },
        0,
        paidBefore,
      ],
      [
        'warns if the paid debt began earlier and has no known last day',
        { ...debt, periodStart: '2026-06-27', periodEnd: '' },
        0,
        paidBefore,
      ],
      [
        'does not warn if the period is unknown and the paid premium is too large for the debt',
        { ...premiumOf(''), amount: 12_451 },
        0,
        null,
      ],
      ['warns within a week if the period is unknown', { ...debt, periodStart: '' }, 7 * DAY - MINUTE, paidBefore],
      ['does not warn after a week if the period is unknown', { ...debt, periodStart: '' }, 7 * DAY, null],
      [
        'warns if the period is unknown and a premium was paid, which the debt may contain',
        premiumOf(''),
        0,
        paidBefore,
      ],
      [
        'warns if the period is unknown and the debt has grown since',
        { ...debt, periodStart: '', amount: 5000 },
        0,
        { ...paidBefore, amount: forints(5000) },
      ],
      ['warns if the debt was paid as a premium', premiumOf('2026-09-27'), 0, paidBefore],
      ['warns if the debt began earlier and contains the paid premium', premiumOf('2026-10-27'), 0, paidBefore],
      ['warns if the debt has grown since', { ...debt, amount: 5000 }, 0, { ...paidBefore, amount: forints(5000) }],
    ])('%s', async (_, redirect, time, notice) => {
      expect(await pressed(end, redirect, time)).toEqual(notice)
    })
  })

  test.each<[string, Redirect]>([
    ['another amount of the same premium was paid', paidPremium],
    ['another amount of a premium was paid, and the periods are unknown', { ...paidPremium, periodStart: '' }],
    [
      'a debt was paid whose period contains the premium',
      { ...paidPremium, premiumType: 'DEBT', periodStart: '2026-06-25', periodEnd: '2026-12-24' },
    ],
  ])('warns before the payment of a premium if %s', async (_, redirect) => {
    const fake = tab('tab-1')
    recordDeparture(fake.services, redirect)
    recordSubmission(fake.services, redirect, paid, 'key-1')
    const payment = await pay(fake, { amount: forints(14_860), premiumType: 'CURRENT', periodStart: '2026-09-25' })
    choose(payment, 'card')
    await owes(fake, 0)
    await answer(fake, getPayments, [premium('CURRENT', 14_860)])
    expect([contextOf(payment).notice?.type, fake.left]).toEqual(['paidBefore', []])
  })

  test.each([13_000, 12_450])(
    'switches to the debt if the premium has become a debt of %i Ft, and does not pay the next premium if that debt is gone',
    async (debt) => {
      const fake = tab('tab-1')
      const payment = await pay(fake)
      await owes(fake, null)
      await answer(fake, getPayments, [premium('CURRENT', 12_450)])
      choose(payment, 'card')
      await owes(fake, debt)
      expect(contextOf(payment)).toMatchObject({ notice: { type: 'dueChanged' }, due: forints(debt), dueType: 'DEBT' })
      choose(payment, 'card')
      await owes(fake, 0)
      await answer(fake, getPayments, [premium('NEXT', debt)])
      expect([contextOf(payment).notice, keysOf(fake, createPayment)]).toEqual([{ type: 'dueGone' }, []])
    },
  )

  test('shows the debt if the chosen premium is overdue and the next premium has become current', async () => {
    const fake = tab('tab-1')
    const chosen = { amount: forints(12_450), premiumType: 'CURRENT', periodStart: '2026-09-27' } as const
    const payment = await pay(fake, chosen)
    choose(payment, 'card')
    await answer(fake, getHeader, { ...headerExamples.debtInTime, debt: forints(12_450) })
    await answer(fake, getPayments, [{ ...premium('CURRENT', 12_450), paymentPeriodStartDate: '2026-12-27' }])
    expect(contextOf(payment).notice).toEqual({ type: 'dueChanged', amount: forints(12_450) })
  })

  test('does not redirect if the amount due does not load', async () => {
    const { fake, payment } = await open()
    choose(payment, 'card')
    await owes(fake, null)
    await fail(fake, getPayments)
    expect([contextOf(payment).notice, fake.left]).toEqual([{ type: 'transport' }, []])
  })
})

test('a card payment warns again if another tab has started a second payment since the first warning', async () => {
  const { fake, payment } = await open()
  const otherServices = tab('tab-2', fake.shared).services
  recordDeparture(otherServices, redirectOf)
  choose(payment, 'card')
  await runPendingCallbacks()
  await chooseCard(fake, payment)
  await fail(fake, createPayment)
  recordDeparture(otherServices, { ...redirectOf, id: 'payment-2', paymentCode: 'payment-2' })
  await runPendingCallbacks()
  choose(payment, 'card')
  await runPendingCallbacks()
  expect(contextOf(payment).notice).toEqual({ type: 'cameBack', ids: ['payment-1', 'payment-2'] })
})

test('a transfer that loads after a reload warns of a card payment that has started meanwhile', async () => {
  const { fake, payment } = await open()
  choose(payment, 'transfer')
  await owes(fake, 12_450)
  await answer(fake, payByTransfer, { accountNumber: '99900023-12345678-00000015' })
  payment.stop()
  recordDeparture(tab('tab-2', fake.shared).services, redirectOf)
  const secondPayment = await pay(fake)
  await owes(fake, 12_450)
  expect([stateOf(secondPayment), contextOf(secondPayment).notice]).toEqual([
    'choosing',
    { type: 'cameBack', ids: ['payment-1'] },
  ])
})

test('a transfer shows a warning instead of its details if another tab starts a card payment meanwhile', async () => {
  const { fake, payment } = await open()
  choose(payment, 'transfer')
  await owes(fake, 12_450)
  recordDeparture(tab('tab-2', fake.shared).services, redirectOf)
  const { transfer } = transferPaymentOutput
  await answer(fake, payByTransfer, transfer?.details ?? expect.fail())
  expect(contextOf(payment)).toMatchObject({ notice: { type: 'cameBack' }, transfer: null })
})

test('a transfer shows its details if the customer continues after the warning of a card payment', async () => {
  const { fake, payment } = await open()
  recordDeparture(tab('tab-2', fake.shared).services, redirectOf)
  choose(payment, 'transfer')
  await runPendingCallbacks()
  expect(contextOf(payment).notice).toEqual({ type: 'cameBack', ids: ['payment-1'] })
  choose(payment, 'transfer')
  await owes(fake, 12_450)
  await answer(fake, payByTransfer, { accountNumber: '99900023-12345678-00000015' })
  expect(stateOf(payment)).toBe('transferring')
})

test('a case with nothing due does not continue while another tab has paid for it and not submitted it', async () => {
  const { fake, payment } = await openWithNothingDue()
  recordTakenPayment(tab('tab-2', fake.shared).services, redirectOf, paid)
  payment.send({ type: 'method.submitted' })
  await runPendingCallbacks()
  expect([stateOf(payment), contextOf(payment).notice?.type]).toEqual(['nothingDue', 'paidElsewhere'])
  recordSubmission(fake.services, redirectOf, paid, 'key-1')
  payment.send({ type: 'method.submitted' })
  await runPendingCallbacks()
  expect(outputOf(payment)).toEqual({ type: 'nothing' })
})

describe('paying a debt later', () => {
  test('is not requested from the insurer if the debt was paid in another way', async () => {
    const { fake, payment } = await open()
    choose(payment, 'later')
    await owes(fake, 0)
    await answer(fake, getPayments, [])
    expect([stateOf(payment), contextOf(payment).notice]).toEqual(['nothingDue', { type: 'dueGone' }])
    expect(keysOf(fake, payLater)).toEqual([])
  })

  test('is not requested from the insurer if another tab has paid and has not submitted the case yet', async () => {
    const { fake, payment } = await open()
    recordTakenPayment(tab('tab-2', fake.shared).services, redirectOf, {
      type: 'paid',
      id: 'payment-1',
      payment: accepted,
      isProcessing: false,
    })
    choose(payment, 'later')
    await runPendingCallbacks()
    expect([contextOf(payment).notice, keysOf(fake, payLater)]).toEqual([
      { type: 'paidElsewhere', id: 'payment-1', amount: forints(12_450) },
      [],
    ])
  })

  test('warns if another tab is at the provider, and continues at the next press', async () => {
    const { fake, payment } = await open()
    recordDeparture(tab('tab-2', fake.shared).services, redirectOf)
    choose(payment, 'later')
    await runPendingCallbacks()
    expect([contextOf(payment).notice, keysOf(fake, payLater)]).toEqual([{ type: 'cameBack', ids: ['payment-1'] }, []])
    await chooseLater(fake, payment)
    await answer(fake, payLater, { caseId: 'case-1', caseStatus: 'SUCCEEDED' })
    expect(outputOf(payment)).toEqual({ type: 'later' })
  })
})

/** Brings the tab to the front, and waits until the payment step has requested the amount due. */
const comeToFront = async (fake: FakeServices) => {
  await load(fake, 'comesToFront')
  await vi.advanceTimersByTimeAsync(30_000)
}

describe('an open payment step, when the customer returns to its tab,', () => {
  test('shows that the debt has been paid meanwhile', async () => {
    const { fake, payment } = await open()
    payment.send({ type: 'method.chosen', method: 'card' })
    await comeToFront(fake)
    await owes(fake, 0)
    await answer(fake, getPayments, [])
    expect([stateOf(payment), contextOf(payment).due]).toEqual(['nothingDue', null])
    payment.send({ type: 'method.submitted' })
    await runPendingCallbacks()
    expect(outputOf(payment)).toEqual({ type: 'nothing' })
  })

  test('shows the current debt, and keeps the chosen method', async () => {
    const { fake, payment } = await open()
    payment.send({ type: 'method.chosen', method: 'transfer' })
    await comeToFront(fake)
    await owes(fake, 5000)
    expect([stateOf(payment), contextOf(payment).due, contextOf(payment).method]).toEqual([
      'choosing',
      forints(5000),
      'transfer',
    ])
    // The next check compares the amount due with the amount that is displayed now, 5000 Ft.
    await comeToFront(fake)
    await owes(fake, 5000)
    expect(contextOf(payment).due).toEqual(forints(5000))
  })

  test('loads the amount due at most once in 30 seconds', async () => {
    const { fake } = await open()
    const headerCallCount = () => callsTo(fake, getHeader).length
    const before = headerCallCount()
    await load(fake, 'comesToFront')
    await runPendingCallbacks()
    await owes(fake, 12_450)
    await load(fake, 'comesToFront')
    await vi.advanceTimersByTimeAsync(29_000)
    expect(headerCallCount()).toBe(before + 1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(headerCallCount()).toBe(before + 2)
  })

  test('does not change if the amount due does not load', async () => {
    const { fake, payment } = await open()
    await comeToFront(fake)
    await fail(fake, getHeader)
    expect([stateOf(payment), contextOf(payment).notice]).toEqual(['choosing', null])
  })

  test('shows that another tab has paid, even before the customer has returned', async () => {
    const { fake, payment } = await open()
    recordTakenPayment(tab('tab-2', fake.shared).services, redirectOf, {
      type: 'paid',
      id: 'payment-1',
      payment: accepted,
      isProcessing: false,
    })
    await runPendingCallbacks()
    expect(contextOf(payment).notice).toEqual({
      ...{ type: 'paidElsewhere', id: 'payment-1', amount: forints(12_450), isUnasked: true },
    })
  })
})

test('a chosen premium is not paid if only a later premium of the same amount is still due', async () => {
  const fake = tab('tab-1')
  const payment = await pay(fake, { amount: forints(14_860), premiumType: 'NEXT', periodStart: '2026-09-25' })
  choose(payment, 'card')
  await owes(fake, 0)
  await answer(fake, getPayments, [{ ...premium('NEXT', 14_860), paymentPeriodStartDate: '2026-12-25' }])
  expect([stateOf(payment), contextOf(payment).notice, fake.left]).toEqual(['nothingDue', { type: 'dueGone' }, []])
})

test('a premium that was chosen before its period began can still be paid after the period has begun', async () => {
  const fake = tab('tab-1')
  const payment = await pay(fake, { amount: forints(14_860), premiumType: 'NEXT', periodStart: '2026-09-25' })
  choose(payment, 'card')
  await owes(fake, 0)
  await answer(fake, getPayments, [{ ...premium('CURRENT', 14_860), paymentPeriodStartDate: '2026-09-25' }])
  await answer(fake, createPayment, started)
  expect(fake.left).toHaveLength(1)
})

test('the payment step says that the amount due has changed if the chosen next premium has no known period and only a current premium is due', async () => {
  const fake = tab('tab-1')
  const payment = await pay(fake, { amount: forints(14_860), premiumType: 'NEXT' })
  choose(payment, 'card')
  await owes(fake, 0)
  await answer(fake, getPayments, [{ ...premium('CURRENT', 14_860), paymentPeriodStartDate: null }])
  expect([contextOf(payment).notice, fake.left]).toEqual([{ type: 'dueChanged', amount: forints(14_860) }, []])
})

test('the payment step shows the debt instead of the chosen premium if that premium has become overdue meanwhile', async () => {
  const fake = tab('tab-1')
  const payment = await pay(fake, { amount: forints(14_860), premiumType: 'CURRENT', periodStart: '2026-09-25' })
  choose(payment, 'card')
  const [header] = Object.values(examplesOf(getHeader))
  const debtDays = { periodStartDate: '2026-06-25', periodEndDate: '2026-12-24' }
  await answer(fake, getHeader, { ...(header ?? expect.fail()), debt: forints(20_000), debtDays })
  await answer(fake, getPayments, [])
  expect([contextOf(payment).notice, fake.left]).toEqual([{ type: 'dueChanged', amount: forints(20_000) }, []])
})

describe('the payment step, if the insurer lists an announced transfer,', () => {
  const transfer = { amount: forints(12_450), date: '2026-11-20', premiumType: 'DEBT' } as const

  /**
   * Answers the call for the header. The header contains a debt and these announced transfers; by default only
   * `transfer`, which is for the debt.
   */
  const announced = async (fake: FakeServices, ...others: readonly AnnouncedTransfer[]) => {
    const [header] = Object.values(examplesOf(getHeader))
    if (header === undefined) throw new Error('There is no example of a header')
    await answer(fake, getHeader, {
      ...header,
      debt: forints(12_450),
      debtDays: null,
      announcedTransfers: others.length > 0 ? [...others] : [transfer],
    })
  }

  test('warns before a redirect to the provider, and redirects at the next press', async () => {
    const { fake, payment } = await open()
    choose(payment, 'card')
    await announced(fake)
    expect([contextOf(payment).notice, fake.left]).toEqual([{ type: 'transferAwaited', transfer }, []])
    payment.send({ type: 'method.submitted' })
    await announced(fake)
    await answer(fake, createPayment, started)
    expect(fake.left).toHaveLength(1)
  })

  test('warns of the transfer for the chosen premium, not of the transfer for the debt', async () => {
    const fake = tab('tab-1')
    const payment = await pay(fake, { amount: forints(15_454), premiumType: 'NEXT' })
    const ofNext = { ...transfer, premiumType: 'NEXT' } as const
    choose(payment, 'card')
    await announced(fake, transfer, ofNext)
    await answer(fake, getPayments, [premium('NEXT', 15_454)])
    expect([contextOf(payment).notice, fake.left]).toEqual([{ type: 'transferAwaited', transfer: ofNext }, []])
  })

  test.each([
    ['another amount', { ...transfer, amount: forints(5000) }],
    ['another date', { ...transfer, date: '2026-11-22' }],
  ])('warns again at the next press if the announced transfer then has %s', async (_, other) => {
    const { fake, payment } = await open()
    choose(payment, 'card')
    await announced(fake)
    payment.send({ type: 'method.submitted' })
    await announced(fake, other)
    expect([contextOf(payment).notice, fake.left]).toEqual([{ type: 'transferAwaited', transfer: other }, []])
  })

  test('redirects at the first press if the page shows the warning from the start', async () => {
    const { fake, payment } = await open(tab('tab-1'), { awaited: transfer })
    expect(contextOf(payment).notice).toEqual({ type: 'transferAwaited', transfer })
    choose(payment, 'card')
    await announced(fake)
    await answer(fake, createPayment, started)
    expect(fake.left).toHaveLength(1)
  })

  test('redirects at the first press if the page already warned when the customer returned to the tab', async () => {
    const { fake, payment } = await open(tab('tab-1'), { awaited: transfer })
    await comeToFront(fake)
    await announced(fake)
    expect(contextOf(payment).notice).toEqual({ type: 'transferAwaited', transfer })
    choose(payment, 'card')
    await announced(fake)
    await answer(fake, createPayment, started)
    expect(fake.left).toHaveLength(1)
  })

  test('warns when the customer returns to the tab', async () => {
    const { fake, payment } = await open()
    await comeToFront(fake)
    await announced(fake)
    expect(contextOf(payment).notice).toEqual({ type: 'transferAwaited', transfer, isUnasked: true })
  })

  test.each<[string, AnnouncedTransfer[]]>([
    ['does not name its item', [{ amount: forints(14_860), date: '2026-11-20' }]],
    ['is not listed yet', []],
  ])('warns of a transfer for the premium that this browser has announced, even if it %s', async (_, transfers) => {
    const fake = tab('tab-1')
    const item = { premiumType: 'NEXT', periodStart: '2026-09-25' } as const
    const of = { ...paidCaseAt('10000001', '/kgfb/ugyek/pay/fizetes'), udcContractId: null, ...item }
    recordSentTransfer(fake.services, { ...of, amount: forints(14_860) }, 'draft-1')
    const payment = await pay(fake, { ...item, amount: forints(14_860) })
    choose(payment, 'card')
    await answer(fake, getHeader, { ...headerExamples.withDebt, announcedTransfers: transfers })
    await answer(fake, getPayments, [premium('NEXT', 14_860)])
    expect([contextOf(payment).notice?.type, fake.left]).toEqual(['transferAwaited', []])
  })

  test('does not warn if the customer pays a premium and the announced transfer is for the debt', async () => {
    const fake = tab('tab-1')
    const payment = await pay(fake, { amount: forints(14_860), premiumType: 'NEXT' })
    choose(payment, 'card')
    await announced(fake)
    await answer(fake, getPayments, [premium('NEXT', 14_860)])
    await answer(fake, createPayment, started)
    expect(fake.left).toHaveLength(1)
  })
})

test('the payment of a premium stops if the premium was paid in another way, and another item can be chosen', async () => {
  const fake = tab('tab-1')
  const payment = await pay(fake, { amount: forints(14_860), premiumType: 'CURRENT' })
  choose(payment, 'card')
  await owes(fake, 0)
  await answer(fake, getPayments, [])
  expect([stateOf(payment), contextOf(payment).due]).toEqual(['nothingDue', null])
  expect(payment.getSnapshot().can({ type: 'method.submitted' })).toBe(false)
  payment.send({ type: 'payment.left' })
  expect(outputOf(payment)).toEqual({ type: 'outdated' })
})

test('the payment of a debt shows the remaining debt if the oldest period was paid in another way', async () => {
  const fake = tab('tab-1')
  const payment = await pay(fake, { amount: forints(24_900), premiumType: 'DEBT', periodStart: '2026-06-25' })
  choose(payment, 'card')
  await owes(fake, 12_450)
  expect([stateOf(payment), contextOf(payment).notice]).toEqual([
    'choosing',
    { type: 'dueChanged', amount: forints(12_450) },
  ])
})

test.each([
  [12_450, {}],
  [null, { isPremium: true }],
])('a transfer records whether it pays a premium (debt: %s Ft)', async (debt, marked) => {
  const fake = tab('tab-1')
  const payment = await pay(fake, { methods: ['transfer'] })
  const due = async () => {
    await owes(fake, debt)
    if (debt === null) await answer(fake, getPayments, [premium('CURRENT', 12_450)])
  }
  await due()
  choose(payment, 'transfer')
  await due()
  await answer(fake, payByTransfer, { accountNumber: '99900023-12345678-00000015' })
  payment.send({ type: 'transfer.confirmed' })
  expect(outputOf(payment)).toMatchObject({ type: 'transfer', ...marked })
  expect(Object(outputOf(payment)).isPremium ?? false).toBe(debt === null)
})

describe('a notice beside the warning of a payment with an unknown result', () => {
  const changedAmount = { type: 'dueChanged', amount: forints(5000) } as const
  const newDebit = { type: 'debitChanged', isDebited: true } as const
  const transfer = { amount: forints(12_450), date: '2026-11-20', premiumType: 'DEBT' } as const
  const awaited = { type: 'transferAwaited', transfer } as const
  const openStopped = async (why: typeof changedAmount | typeof newDebit | typeof awaited) => {
    const fake = tab('tab-1')
    leave(fake)
    const { payment } = await open(fake)
    payment.send({ type: 'method.chosen', method: 'card' })
    payment.send({ type: 'payment.stopped', why })
    expect(contextOf(payment)).toMatchObject({ notice: why, unsettled: ['payment-1'] })
    return { fake, payment }
  }

  test.each([
    ['stays if it reports a changed amount', changedAmount, 'dueChanged'],
    ['stays if it reports a direct debit', newDebit, 'debitChanged'],
    ['is replaced if it reports a transfer', awaited, 'cardDenied'],
  ] as const)('%s and the customer says that no payment was made', async (_, why, notice) => {
    const { payment } = await openStopped(why)
    payment.send({ type: 'card.denied' })
    expect(contextOf(payment)).toMatchObject({ notice: { type: notice }, unsettled: [] })
  })

  test.each([
    ['methods', 'nothingDue', null, { type: 'dueGone', isUnasked: true }],
    ['methods', 'choosing', 5000, { type: 'dueChanged', isUnasked: true }],
    ['transfer', 'nothingDue', null, { type: 'dueGone', isUnasked: true }],
  ] as const)('is alone if the result is known by then (%s, %s)', async (at, state, debt, notice) => {
    const fake = tab('tab-1')
    leave(fake)
    const { payment } = await open(fake)
    if (at === 'transfer') {
      await chooseTransfer(fake, payment)
      await answer(fake, payByTransfer, { accountNumber: '99900023-12345678-00000015', debt: forints(12_450) })
      expect(stateOf(payment)).toBe('transferring')
    }
    expect(contextOf(payment).unsettled).toEqual(['payment-1'])
    recordTakenPayment(fake.services, redirectOf, paid)
    recordSubmission(fake.services, redirectOf, paid, 'key-1')
    await comeToFront(fake)
    await owes(fake, debt)
    if (debt === null) await answer(fake, getPayments, [])
    expect([stateOf(payment), contextOf(payment)]).toMatchObject([state, { notice, unsettled: [] }])
  })

  test('stays if the result of the payment becomes known', async () => {
    const { payment } = await openStopped(newDebit)
    payment.send({ type: 'payment.cleared', unsettled: [], failed: null })
    expect(contextOf(payment)).toMatchObject({ notice: newDebit, unsettled: [] })
  })
})

test('a reload selects no method if the customer’s choice was cleared because of a direct debit', async () => {
  const { fake, payment } = await open()
  payment.send({ type: 'method.chosen', method: 'card' })
  payment.send({ type: 'payment.stopped', why: { type: 'debitChanged', isDebited: true } })
  expect(contextOf(payment).method).toBeNull()
  payment.stop()
  expect(contextOf((await open(reload(fake).fake)).payment).method).toBeNull()
})
