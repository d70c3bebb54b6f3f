import { describe, expect, test, vi } from 'vitest'
import { keepDeparture } from '../../../machines/payment/departures'
import { keepPayment, type Redirect } from '../../../machines/payment/kept'
import { keepPaid, keepSent } from '../../../machines/payment/ledger'
import { examplesOf } from '../../../mocks/examples'
import { headerExamples } from '../../../mocks/examples/vehicle/kgfbHeader'
import type { AnnouncedTransfer } from '../../../src/api/entities'
import { getHeader } from '../../../src/api/kgfb'
import { createPayment, getPayments, payByTransfer, payLater } from '../../../src/api/payments'
import { byTransfer } from '../../../tools/exploration/kit/caseEnds'
import { type FakeServices, KEEPS_NOTHING } from '../../../tools/exploration/kit/fakeServices'
import { settled } from '../../../tools/exploration/kit/run'
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
import { answer, callsTo, fail, load, MINUTE, withClock } from '../kit/story'

withClock()

const DAY = 24 * 60 * MINUTE
const paid = { type: 'paid', id: 'payment-1', payment: accepted, isProcessing: false } as const
const forints = (value: number) => ({ value, currency: 'HUF' }) as const

describe('a card payment of a debt, at the choice of how to pay', () => {
  test('does not leave if the debt was paid on another device', async () => {
    const { fake, payment } = await open()
    choose(payment, 'card')
    await owes(fake, 0)
    await answer(fake, getPayments, [])
    expect([stateOf(payment), contextOf(payment).notice]).toEqual(['nothingDue', { type: 'dueGone' }])
    expect(contextOf(payment).due).toBeNull()
    expect([keysOf(fake, createPayment), fake.left]).toEqual([[], []])
  })

  test('does not pay the next premium instead of a debt that was paid elsewhere', async () => {
    const { fake, payment } = await open()
    choose(payment, 'card')
    await owes(fake, 0)
    await answer(fake, getPayments, [premium('NEXT', 12_450)])
    expect([stateOf(payment), contextOf(payment).notice]).toEqual(['nothingDue', { type: 'dueGone' }])
    expect([keysOf(fake, createPayment), fake.left]).toEqual([[], []])
  })

  test('shows another amount first, and starts with it at the next press', async () => {
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

  test('does not leave if another tab has paid and not sent yet', async () => {
    const { fake, payment } = await open()
    keepPaid(tab('tab-2', fake.shared).services, redirectOf, {
      type: 'paid',
      id: 'payment-1',
      payment: accepted,
      isProcessing: false,
    })
    choose(payment, 'card')
    await settled()
    expect(contextOf(payment).notice).toEqual({ type: 'paidElsewhere', id: 'payment-1', amount: forints(12_450) })
    expect(fake.left).toEqual([])
  })

  test('does not leave if another tab has paid while the insurer was asked', async () => {
    const { fake, payment } = await open()
    choose(payment, 'card')
    await settled()
    keepPaid(tab('tab-2', fake.shared).services, redirectOf, {
      type: 'paid',
      id: 'payment-1',
      payment: accepted,
      isProcessing: false,
    })
    await owes(fake, 12_450)
    expect([contextOf(payment).notice, keysOf(fake, createPayment)]).toMatchObject([{ type: 'paidElsewhere' }, []])
  })

  test('does not leave if another tab has left while the insurer prepared the payment', async () => {
    const { fake, payment } = await open()
    await chooseCard(fake, payment)
    keepDeparture(tab('tab-2', fake.shared).services, { ...redirectOf, id: 'payment-2', paymentCode: 'payment-2' })
    await answer(fake, createPayment, started)
    expect([contextOf(payment).notice, fake.left]).toEqual([{ type: 'cameBack', ids: ['payment-2'] }, []])
  })

  test('does not leave if the browser keeps nothing any more once the payment is prepared', async () => {
    const { fake, payment } = await open()
    await chooseCard(fake, payment)
    fake.shared.set(KEEPS_NOTHING, 'true')
    await answer(fake, createPayment, started)
    expect([contextOf(payment).isCardWithheld, fake.left]).toEqual([true, []])
  })

  test('is another request once the insurer asks for another amount', async () => {
    const { fake, payment } = await open()
    await chooseCard(fake, payment)
    await fail(fake, createPayment)
    payment.send({ type: 'payment.left' })
    const again = await pay(fake)
    await owes(fake, 5000)
    choose(again, 'card')
    await owes(fake, 5000)
    const keys = keysOf(fake, createPayment)
    expect([keys.length, new Set(keys).size]).toEqual([2, 2])
  })

  test('warns while another tab is at the provider, also after a refused payment of this tab', async () => {
    const fake = tab('tab-1')
    keepPayment(fake.services, {
      ...{ type: 'ended', redirect: redirectOf, until: redirectOf.time + MINUTE },
      end: { type: 'failed', failure: { type: 'status', status: 'REFUSED' } },
    })
    const { payment } = await open(fake)
    keepDeparture(tab('tab-2', fake.shared).services, { ...redirectOf, id: 'payment-2', paymentCode: 'payment-2' })
    payment.send({ type: 'method.submitted' })
    await settled()
    expect([contextOf(payment).notice, fake.left]).toEqual([{ type: 'cameBack', ids: ['payment-2'] }, []])
  })

  test('warns while another tab is at the provider, also after an undecided payment of this tab', async () => {
    const fake = tab('tab-1')
    keepDeparture(fake.services, redirectOf)
    keepPayment(fake.services, {
      ...{ type: 'ended', redirect: redirectOf, until: redirectOf.time + MINUTE },
      end: { type: 'failed', failure: { type: 'status', status: 'PENDING' } },
    })
    keepDeparture(tab('tab-2', fake.shared).services, { ...redirectOf, id: 'payment-2', paymentCode: 'payment-2' })
    const { payment } = await open(fake)
    payment.send({ type: 'method.submitted' })
    await settled()
    expect(contextOf(payment).notice).toMatchObject({ type: 'cameBack' })
    expect(fake.left).toEqual([])
  })

  test('warns if the insurer has refused the case that was paid for, and leaves if the customer goes on', async () => {
    const { fake, payment } = await open()
    keepPaid(
      fake.services,
      redirectOf,
      { type: 'paid', id: 'payment-1', payment: accepted, isProcessing: false },
      'draft-1',
      true,
    )
    choose(payment, 'card')
    await settled()
    const notice = {
      ...{ type: 'caseRefused', id: 'payment-1', code: 'payment-1' },
      amount: { value: 12_450, currency: 'HUF' },
    }
    expect([contextOf(payment).notice, fake.left]).toEqual([notice, []])
    await chooseCard(fake, payment)
    await answer(fake, createPayment, started)
    expect(fake.left).toHaveLength(1)
  })

  test('warns while another tab is at the provider, and leaves if the customer goes on', async () => {
    const first = await open(tab('tab-1'))
    const second = await open(tab('tab-2', first.fake.shared))
    await chooseCard(first.fake, first.payment)
    await answer(first.fake, createPayment, started)
    expect(contextOf(second.payment).notice).toMatchObject({ type: 'cameBack', isUnasked: true })
    choose(second.payment, 'card')
    await settled()
    expect(contextOf(second.payment).notice).toEqual({ type: 'cameBack', ids: [expect.any(String)] })
    expect(keysOf(second.fake, createPayment)).toEqual([])
    await chooseCard(second.fake, second.payment)
    expect(keysOf(second.fake, createPayment)).toHaveLength(1)
  })

  test('leaves at once if the customer has come back to a page that warns of an unknown result', async () => {
    const fake = tab('tab-1')
    leave(fake)
    const { payment } = await open(fake)
    const notice = { type: 'cameBack', ids: ['payment-1'] }
    expect(contextOf(payment).notice).toEqual(notice)
    await comeToFront(fake)
    await settled()
    expect(contextOf(payment).notice).toEqual(notice)
    await chooseCard(fake, payment)
    expect(keysOf(fake, createPayment)).toHaveLength(1)
  })

  describe('that was paid for in another case, and that the insurer lists still', () => {
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
    const pressed = async (payment: Parameters<typeof keepPaid>[2], of: Redirect, time = 0) => {
      const fake = tab('tab-1')
      keepDeparture(fake.services, of)
      keepPaid(fake.services, of, payment)
      vi.advanceTimersByTime(time)
      const opened = await open(fake)
      choose(opened.payment, 'card')
      await answer(fake, getHeader, { ...headerExamples.debtInTime, debt: forints(12_450) })
      return contextOf(opened.payment).notice
    }

    test.each([
      ['its case was not submitted', () => undefined],
      ['its case was submitted', (fake: FakeServices) => keepSent(fake.services, debt, end, 'key-1')],
    ])('warns if %s, and leaves if the customer goes on', async (_, before) => {
      const { fake, payment } = await open()
      keepDeparture(fake.services, debt)
      keepPaid(fake.services, debt, end)
      before(fake)
      await chooseCard(fake, payment)
      expect([contextOf(payment).notice, fake.left]).toEqual([paidBefore, []])
      await chooseCard(fake, payment)
      await answer(fake, createPayment, started)
      expect(fake.left).toHaveLength(1)
    })

    test.each([
      ['transfer', chooseTransfer],
      ['pays later', chooseLater],
    ])('warns who pays otherwise: %s', async (_, chooseWay) => {
      const { fake, payment } = await open()
      keepDeparture(fake.services, debt)
      keepPaid(fake.services, debt, end)
      await chooseWay(fake, payment)
      expect(contextOf(payment).notice).toEqual(paidBefore)
    })

    test('warns although the customer overrode the warning that it may have been made', async () => {
      const { fake, payment } = await open()
      keepDeparture(fake.services, debt)
      choose(payment, 'card')
      await settled()
      expect(contextOf(payment).notice).toMatchObject({ type: 'cameBack' })
      await chooseCard(fake, payment)
      await fail(fake, createPayment)
      keepSent(tab('tab-2', fake.shared).services, debt, end, 'key-1')
      await chooseCard(fake, payment)
      expect(contextOf(payment).notice).toEqual(paidBefore)
    })

    test('does not warn of a payment without a known result that the customer denied', async () => {
      const { fake, payment } = await open()
      keepDeparture(fake.services, debt)
      keepSent(fake.services, debt, { ...end, isProcessing: true }, 'key-1')
      choose(payment, 'card')
      await settled()
      expect(contextOf(payment).notice).toMatchObject({ type: 'cameBack' })
      payment.send({ type: 'card.denied' })
      await chooseCard(fake, payment)
      expect([contextOf(payment).notice, keysOf(fake, createPayment)]).toEqual([null, [expect.any(String)]])
    })

    test.each([
      ['another period was paid', end, { ...debt, periodStart: '2026-06-27' }],
      ['a part was paid', { ...end, asked: forints(12_450) }, debt],
      ['more was paid, and this is the rest', end, { ...debt, amount: 12_451 }],
      ['it was for another account', end, { ...debt, udcContractId: 'account-2' }],
      ['the amount was typed', end, { ...debt, isOfDue: false }],
    ])('does not warn if %s', async (_, payment, of) => {
      expect(await pressed(payment, of)).toBeNull()
    })

    test.each([
      ['warns weeks later if the period is the same', debt, 30 * DAY, paidBefore],
      ['warns for a day if the period is unknown', { ...debt, periodStart: '' }, DAY - MINUTE, paidBefore],
      ['does not warn a day later if the period is unknown', { ...debt, periodStart: '' }, DAY, null],
      ['does not warn if the period is unknown and a premium was paid', premiumOf(''), 0, null],
      ['warns if it was the premium when it was paid', premiumOf('2026-09-27'), 0, paidBefore],
      ['warns if the debt has grown since', { ...debt, amount: 5000 }, 0, { ...paidBefore, amount: forints(5000) }],
    ])('%s', async (_, of, time, notice) => {
      expect(await pressed(end, of, time)).toEqual(notice)
    })
  })

  test.each([13_000, 12_450])(
    'shows a premium that has become a debt of %i Ft, and pays it as a debt',
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

  test('shows a chosen premium that has become a debt, although the next one is current by now', async () => {
    const fake = tab('tab-1')
    const chosen = { amount: forints(12_450), premiumType: 'CURRENT', periodStart: '2026-09-27' } as const
    const payment = await pay(fake, chosen)
    choose(payment, 'card')
    await answer(fake, getHeader, { ...headerExamples.debtInTime, debt: forints(12_450) })
    await answer(fake, getPayments, [{ ...premium('CURRENT', 12_450), paymentPeriodStartDate: '2026-12-27' }])
    expect(contextOf(payment).notice).toEqual({ type: 'dueChanged', amount: forints(12_450) })
  })

  test('does not leave if the insurer does not say what is due', async () => {
    const { fake, payment } = await open()
    choose(payment, 'card')
    await owes(fake, null)
    await fail(fake, getPayments)
    expect([contextOf(payment).notice, fake.left]).toEqual([{ type: 'transport' }, []])
  })
})

test('a warning that was read silences no later payment of another tab', async () => {
  const { fake, payment } = await open()
  const other = tab('tab-2', fake.shared).services
  keepDeparture(other, redirectOf)
  choose(payment, 'card')
  await settled()
  await chooseCard(fake, payment)
  await fail(fake, createPayment)
  keepDeparture(other, { ...redirectOf, id: 'payment-2', paymentCode: 'payment-2' })
  await settled()
  choose(payment, 'card')
  await settled()
  expect(contextOf(payment).notice).toEqual({ type: 'cameBack', ids: ['payment-1', 'payment-2'] })
})

test('a transfer that loads again after a reload warns of a card payment that left meanwhile', async () => {
  const { fake, payment } = await open()
  choose(payment, 'transfer')
  await owes(fake, 12_450)
  await answer(fake, payByTransfer, { accountNumber: '99900023-12345678-00000015' })
  payment.stop()
  keepDeparture(tab('tab-2', fake.shared).services, redirectOf)
  const again = await pay(fake)
  await owes(fake, 12_450)
  expect([stateOf(again), contextOf(again).notice]).toEqual(['choosing', { type: 'cameBack', ids: ['payment-1'] }])
})

test('a transfer whose data load while another tab leaves for the provider is not shown without a warning', async () => {
  const { fake, payment } = await open()
  choose(payment, 'transfer')
  await owes(fake, 12_450)
  keepDeparture(tab('tab-2', fake.shared).services, redirectOf)
  const { transfer } = byTransfer
  await answer(fake, payByTransfer, transfer?.details ?? expect.fail())
  expect(contextOf(payment)).toMatchObject({ notice: { type: 'cameBack' }, transfer: null })
})

test('a transfer is shown once its customer goes past the warning of a card payment', async () => {
  const { fake, payment } = await open()
  keepDeparture(tab('tab-2', fake.shared).services, redirectOf)
  choose(payment, 'transfer')
  await settled()
  expect(contextOf(payment).notice).toEqual({ type: 'cameBack', ids: ['payment-1'] })
  choose(payment, 'transfer')
  await owes(fake, 12_450)
  await answer(fake, payByTransfer, { accountNumber: '99900023-12345678-00000015' })
  expect(stateOf(payment)).toBe('transferring')
})

test('a case does not continue unpaid if another tab has paid for it', async () => {
  const { fake, payment } = await openWithNothingDue()
  keepPaid(tab('tab-2', fake.shared).services, redirectOf, paid)
  payment.send({ type: 'method.submitted' })
  await settled()
  expect([stateOf(payment), contextOf(payment).notice?.type]).toEqual(['nothingDue', 'paidElsewhere'])
  keepSent(fake.services, redirectOf, paid, 'key-1')
  payment.send({ type: 'method.submitted' })
  await settled()
  expect(outputOf(payment)).toEqual({ type: 'nothing' })
})

describe('paying a debt later', () => {
  test('is not told to the insurer if the debt was paid elsewhere', async () => {
    const { fake, payment } = await open()
    choose(payment, 'later')
    await owes(fake, 0)
    await answer(fake, getPayments, [])
    expect([stateOf(payment), contextOf(payment).notice]).toEqual(['nothingDue', { type: 'dueGone' }])
    expect(keysOf(fake, payLater)).toEqual([])
  })

  test('is not told to the insurer if another tab has paid and not sent yet', async () => {
    const { fake, payment } = await open()
    keepPaid(tab('tab-2', fake.shared).services, redirectOf, {
      type: 'paid',
      id: 'payment-1',
      payment: accepted,
      isProcessing: false,
    })
    choose(payment, 'later')
    await settled()
    expect([contextOf(payment).notice, keysOf(fake, payLater)]).toEqual([
      { type: 'paidElsewhere', id: 'payment-1', amount: forints(12_450) },
      [],
    ])
  })

  test('warns while another tab is at the provider, and goes on at the next press', async () => {
    const { fake, payment } = await open()
    keepDeparture(tab('tab-2', fake.shared).services, redirectOf)
    choose(payment, 'later')
    await settled()
    expect([contextOf(payment).notice, keysOf(fake, payLater)]).toEqual([{ type: 'cameBack', ids: ['payment-1'] }, []])
    await chooseLater(fake, payment)
    await answer(fake, payLater, { caseId: 'case-1', caseStatus: 'SUCCEEDED' })
    expect(outputOf(payment)).toEqual({ type: 'later' })
  })
})

/** The customer returns to the page, which then calls the insurer. */
const comeToFront = async (fake: FakeServices) => {
  await load(fake, 'comesToFront')
  await vi.advanceTimersByTimeAsync(30_000)
}

describe('an open payment, when the customer comes back to its tab', () => {
  test('shows that the debt was paid meanwhile', async () => {
    const { fake, payment } = await open()
    payment.send({ type: 'method.chosen', method: 'card' })
    await comeToFront(fake)
    await owes(fake, 0)
    await answer(fake, getPayments, [])
    expect([stateOf(payment), contextOf(payment).due]).toEqual(['nothingDue', null])
    payment.send({ type: 'method.submitted' })
    await settled()
    expect(outputOf(payment)).toEqual({ type: 'nothing' })
  })

  test('shows today’s debt, and keeps the chosen method', async () => {
    const { fake, payment } = await open()
    payment.send({ type: 'method.chosen', method: 'transfer' })
    await comeToFront(fake)
    await owes(fake, 5000)
    expect([stateOf(payment), contextOf(payment).due, contextOf(payment).method]).toEqual([
      'choosing',
      forints(5000),
      'transfer',
    ])
    // From now on the displayed amount is the one that is checked.
    await comeToFront(fake)
    await owes(fake, 5000)
    expect(contextOf(payment).due).toEqual(forints(5000))
  })

  test('asks once in 30 s', async () => {
    const { fake } = await open()
    const asked = () => callsTo(fake, getHeader).length
    const before = asked()
    await load(fake, 'comesToFront')
    await settled()
    await owes(fake, 12_450)
    await load(fake, 'comesToFront')
    await vi.advanceTimersByTimeAsync(29_000)
    expect(asked()).toBe(before + 1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked()).toBe(before + 2)
  })

  test('stays as it is if the insurer gives no answer', async () => {
    const { fake, payment } = await open()
    await comeToFront(fake)
    await fail(fake, getHeader)
    expect([stateOf(payment), contextOf(payment).notice]).toEqual(['choosing', null])
  })

  test('says at once that another tab has paid', async () => {
    const { fake, payment } = await open()
    keepPaid(tab('tab-2', fake.shared).services, redirectOf, {
      type: 'paid',
      id: 'payment-1',
      payment: accepted,
      isProcessing: false,
    })
    expect(contextOf(payment).notice).toEqual({
      ...{ type: 'paidElsewhere', id: 'payment-1', amount: forints(12_450), isUnasked: true },
    })
  })
})

test('a premium does not leave if only the next one of the same amount is due', async () => {
  const fake = tab('tab-1')
  const payment = await pay(fake, { amount: forints(14_860), premiumType: 'NEXT', periodStart: '2026-09-25' })
  choose(payment, 'card')
  await owes(fake, 0)
  await answer(fake, getPayments, [{ ...premium('NEXT', 14_860), paymentPeriodStartDate: '2026-12-25' }])
  expect([stateOf(payment), contextOf(payment).notice, fake.left]).toEqual(['nothingDue', { type: 'dueGone' }, []])
})

test('a premium leaves if its period has begun since it was chosen', async () => {
  const fake = tab('tab-1')
  const payment = await pay(fake, { amount: forints(14_860), premiumType: 'NEXT', periodStart: '2026-09-25' })
  choose(payment, 'card')
  await owes(fake, 0)
  await answer(fake, getPayments, [{ ...premium('CURRENT', 14_860), paymentPeriodStartDate: '2026-09-25' }])
  await answer(fake, createPayment, started)
  expect(fake.left).toHaveLength(1)
})

test('a next premium without a period that may be current by now is not shown as paid', async () => {
  const fake = tab('tab-1')
  const payment = await pay(fake, { amount: forints(14_860), premiumType: 'NEXT' })
  choose(payment, 'card')
  await owes(fake, 0)
  await answer(fake, getPayments, [{ ...premium('CURRENT', 14_860), paymentPeriodStartDate: null }])
  expect([contextOf(payment).notice, fake.left]).toEqual([{ type: 'dueChanged', amount: forints(14_860) }, []])
})

test('a premium that has become overdue since it was chosen shows the debt instead', async () => {
  const fake = tab('tab-1')
  const payment = await pay(fake, { amount: forints(14_860), premiumType: 'CURRENT', periodStart: '2026-09-25' })
  choose(payment, 'card')
  const [header] = Object.values(examplesOf(getHeader))
  const debtDays = { periodStartDate: '2026-06-25', periodEndDate: '2026-12-24' }
  await answer(fake, getHeader, { ...(header ?? expect.fail()), debt: forints(20_000), debtDays })
  await answer(fake, getPayments, [])
  expect([contextOf(payment).notice, fake.left]).toEqual([{ type: 'dueChanged', amount: forints(20_000) }, []])
})

describe('a payment whose transfer the insurer waits for', () => {
  const transfer = { amount: forints(12_450), date: '2026-11-20', premiumType: 'DEBT' } as const

  /** Another tab has announced the transfer. */
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

  test('warns before the card, and leaves at the next press', async () => {
    const { fake, payment } = await open()
    choose(payment, 'card')
    await announced(fake)
    expect([contextOf(payment).notice, fake.left]).toEqual([{ type: 'transferAwaited', transfer }, []])
    payment.send({ type: 'method.submitted' })
    await announced(fake)
    await answer(fake, createPayment, started)
    expect(fake.left).toHaveLength(1)
  })

  test('warns of the transfer for the chosen premium beside one for the debt', async () => {
    const fake = tab('tab-1')
    const payment = await pay(fake, { amount: forints(15_454), premiumType: 'NEXT' })
    const ofNext = { ...transfer, premiumType: 'NEXT' } as const
    choose(payment, 'card')
    await announced(fake, transfer, ofNext)
    await answer(fake, getPayments, [premium('NEXT', 15_454)])
    expect([contextOf(payment).notice, fake.left]).toEqual([{ type: 'transferAwaited', transfer: ofNext }, []])
  })

  test.each([
    ['of another amount', { ...transfer, amount: forints(5000) }],
    ['of another day', { ...transfer, date: '2026-11-22' }],
  ])('warns again at the next press of a transfer %s', async (_, other) => {
    const { fake, payment } = await open()
    choose(payment, 'card')
    await announced(fake)
    payment.send({ type: 'method.submitted' })
    await announced(fake, other)
    expect([contextOf(payment).notice, fake.left]).toEqual([{ type: 'transferAwaited', transfer: other }, []])
  })

  test('leaves at once if the warning is there from the start', async () => {
    const { fake, payment } = await open(tab('tab-1'), { awaited: transfer })
    expect(contextOf(payment).notice).toEqual({ type: 'transferAwaited', transfer })
    choose(payment, 'card')
    await announced(fake)
    await answer(fake, createPayment, started)
    expect(fake.left).toHaveLength(1)
  })

  test('leaves at once if the customer has come back to a page that warns', async () => {
    const { fake, payment } = await open(tab('tab-1'), { awaited: transfer })
    await comeToFront(fake)
    await announced(fake)
    expect(contextOf(payment).notice).toEqual({ type: 'transferAwaited', transfer })
    choose(payment, 'card')
    await announced(fake)
    await answer(fake, createPayment, started)
    expect(fake.left).toHaveLength(1)
  })

  test('warns when the customer comes back to the page', async () => {
    const { fake, payment } = await open()
    await comeToFront(fake)
    await announced(fake)
    expect(contextOf(payment).notice).toEqual({ type: 'transferAwaited', transfer, isUnasked: true })
  })

  test('does not warn of a transfer for something else', async () => {
    const fake = tab('tab-1')
    const payment = await pay(fake, { amount: forints(14_860), premiumType: 'NEXT' })
    choose(payment, 'card')
    await announced(fake)
    await answer(fake, getPayments, [premium('NEXT', 14_860)])
    await answer(fake, createPayment, started)
    expect(fake.left).toHaveLength(1)
  })
})

test('a premium that was paid elsewhere is left, so that another one can be chosen', async () => {
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

test('a debt shows the rest if its oldest period was paid elsewhere', async () => {
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
])('a transfer says if it pays a premium (debt: %s Ft)', async (debt, marked) => {
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
