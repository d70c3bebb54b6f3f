import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { asParsed } from '../../../machines/case/definition/parsed'
import { savedPartOf } from '../../../machines/case/draft/saved'
import { buildCaseMachine } from '../../../machines/case/machine/case.machine'
import type { CaseInput } from '../../../machines/case/machine/case.types'
import { countedSteps } from '../../../machines/case/machine/countedSteps'
import { paidCaseOf } from '../../../machines/case/machine/payment/paidCase'
import { planOf } from '../../../machines/case/machine/plan'
import { cascoCases } from '../../../machines/cases/casco'
import { commonCases, payEntry } from '../../../machines/cases/common'
import { pay } from '../../../machines/cases/common/pay.case'
import { dueChoice } from '../../../machines/cases/common/payable'
import { sharedMachines } from '../../../machines/lazyMachines'
import { offeredMethods } from '../../../machines/payment/debit'
import { type Redirect, storePayment } from '../../../machines/payment/kept'
import { bindPaymentToDraft } from '../../../machines/payment/ledger'
import { openPaymentsOf } from '../../../machines/payment/openPayments'
import { paymentMachine } from '../../../machines/payment/payment.machine'
import { failedCardPaymentOf } from '../../../machines/payment/paymentQueries'
import { paymentReturnMachine } from '../../../machines/payment/paymentReturn.machine'
import { recordShownTransfer, shownTransfersOf } from '../../../machines/payment/shownTransfers'
import { draftKey, SHOWN_TRANSFERS } from '../../../machines/storageKeys'
import { lifeHeaderExamples } from '../../../mocks/examples/life/header'
import { cascoHeaderExamples } from '../../../mocks/examples/vehicle/cascoHeader'
import { headerExamples } from '../../../mocks/examples/vehicle/kgfbHeader'
import { getHeader } from '../../../src/api/casco'
import { getPaymentTypeOrFrequency } from '../../../src/api/clientPayment'
import type { CallData } from '../../../src/api/endpoint'
import {
  createPayment,
  getPayments,
  payFeeByTransfer,
  processProviderResponse,
  reportPayment,
} from '../../../src/api/payments'
import { runPendingCallbacks } from '../../../tools/exploration/kit/run'
import { draftAt } from '../../../tools/exploration/models/case.drafts'
import { accepted, started as cardStarted, QUERY, redirectOf } from '../kit/payments'
import { answer, begin, callsTo, fail, load, MINUTE, page, pass, refuse, withClock } from '../kit/story'

withClock()

type Premiums = CallData<typeof getPayments>

const current = {
  premium: { value: 14_860, currency: 'HUF' },
  paymentPeriodStartDate: '2026-09-25',
  paymentPeriodEndDate: '2026-12-24',
  paymentDeadline: '2026-11-24',
  premiumType: 'CURRENT',
} as const
const next = { ...current, paymentDeadline: null, premiumType: 'NEXT' } as const

const headerWithDebt = (value: number | null) => ({
  ...cascoHeaderExamples.lapsed,
  debt: value === null ? null : ({ value, currency: 'HUF' } as const),
})

const route = { contractNumber: '20000001', address: '/casco/ugyek/pay', today: '2026-11-21' }

type Known = Partial<Pick<CaseInput, 'paid' | 'failedCard' | 'failedPayment' | 'step' | 'saved'>>

const open = async (
  debt: number | null,
  premiums: Premiums,
  inputPart: Known = {},
  on = page(),
  contract: object = { paymentTypeId: 4 },
  method: object | null = {},
) => {
  sharedMachines.provide({ payment: paymentMachine })
  const input = { ...route, draftId: 'draft-1', saved: null, ...inputPart }
  const actor = await begin(createActor(buildCaseMachine(pay), { input, parent: on.parent }), on.fake)
  const header = headerWithDebt(debt)
  await answer(on.fake, getHeader, { ...header, contract: { ...header.contract, ...contract } })
  await answer(on.fake, getPayments, premiums)
  await (method ? answer(on.fake, getPaymentTypeOrFrequency, method) : fail(on.fake, getPaymentTypeOrFrequency))
  return { ...on, actor, now: () => actor.getSnapshot() }
}

/** Chooses one of the amounts due and continues to its payment. Returns the option's value and the payment actor. */
const choose = async (opened: Opened, index: number) => {
  const value = optionsOf(opened)[index]?.value ?? ''
  opened.actor.send({ type: 'answer.changed', field: 'premiumType', value })
  opened.actor.send({ type: 'step.submitted' })
  await runPendingCallbacks()
  return { value, payment: opened.actor.getSnapshot().children.payment }
}

/** Answers the portal's checks, before a payment, that the debt and the premiums are still due. */
const isStillDue = async ({ fake }: Pick<Opened, 'fake'>, premiums: Premiums = [current]) => {
  await answer(fake, getHeader, headerWithDebt(12_450))
  await answer(fake, getPayments, premiums)
}

type Opened = Awaited<ReturnType<typeof open>>
const optionsOf = ({ now }: Opened) => now().context.options.premiumType ?? []

describe('the amounts due', () => {
  test('list the debt first, then the premiums, with their known periods and deadlines', async () => {
    const on = await open(12_450, [next, current, { ...current, premiumType: 'ANOTHER' }])
    expect(optionsOf(on).map(({ word, note }) => [word, Object(note).name])).toEqual([
      ['debt', 'debt'],
      ['current', 'period'],
      ['next', 'amount'],
    ])
  })

  test('omit a negative debt', async () => {
    expect(optionsOf(await open(-8400, [current])).map(({ word }) => word)).toEqual(['current'])
  })

  test('show a negative debt as an overpayment in the details', async () => {
    const overpaid = (debt: number | null) =>
      pay.details(asParsed({ header: headerWithDebt(debt), payments: [] }), {}).map(({ name, value }) => [name, value])
    expect(overpaid(-8400)).toEqual([['overpaid', { value: 8400, currency: 'HUF' }]])
    expect([overpaid(12_450), overpaid(null)]).toEqual([[], []])
  })

  test('of an ended contract come with a warning that the payment does not reactivate it, and with a link to the reactivation', () => {
    const alertsFor = (header: object) => pay.alerts(asParsed({ header, payments: [], method: null }))
    expect(alertsFor(cascoHeaderExamples.lapsed)).toEqual(['ended'])
    expect(alertsFor(cascoHeaderExamples.everythingMissing)).toEqual([])
    expect(pay.related).toContain('reactivate')
  })

  test('are empty if nothing is due: the case is unavailable, and the record of a transfer with shown details is deleted', async () => {
    const on = page()
    recordShownTransfer(on.fake.services, { ...paidCaseOf(route), amount: current.premium, premiumType: 'CURRENT' })
    expect((await open(0, [], {}, on)).now().value).toBe('notOffered')
    expect(on.fake.services.sharedStorage.keys(SHOWN_TRANSFERS)).toEqual([])
  })

  test('lead to the payment of the chosen premium, and the confirmation shows its period and deadline', async () => {
    const on = await open(12_450, [current])
    const { fake } = on
    const { payment } = await choose(on, 1)
    expect(payment?.getSnapshot().context.amount).toEqual({ value: 14_860, currency: 'HUF' })
    payment?.send({ type: 'method.chosen', method: 'transfer' })
    payment?.send({ type: 'method.submitted' })
    await isStillDue(on)
    expect(callsTo(fake, payFeeByTransfer).map(({ input }) => Object(input).body)).toMatchObject([
      { paymentAmount: 14_860 },
    ])
    await answer(fake, payFeeByTransfer, { accountNumber: '99900023-12345678-00000015' })
    payment?.send({ type: 'transfer.confirmed' })
    await isStillDue(on)
    expect(callsTo(fake, reportPayment).map(({ input }) => Object(input).body)).toEqual([{ premiumType: 'CURRENT' }])
    await answer(fake, reportPayment, { caseStatus: 'SUCCEEDED', caseId: 'case-1' })
    expect(on.now().context.sentDetails).toEqual([
      { name: 'paidCurrent', kind: 'money', value: { value: 14_860, currency: 'HUF' } },
      { name: 'periodStart', kind: 'date', value: '2026-09-25' },
      { name: 'periodEnd', kind: 'date', value: '2026-12-24' },
      { name: 'deadline', kind: 'date', value: '2026-11-24' },
    ])
  })
})

describe('the report of a confirmed transfer', () => {
  /** The customer chooses to pay an item by transfer, and confirms the transfer. 0: the debt, 1: the premium. */
  const sends = async (item: 0 | 1 = 1) => {
    const on = await open(12_450, [current])
    const { payment } = await choose(on, item)
    payment?.send({ type: 'method.chosen', method: 'transfer' })
    payment?.send({ type: 'method.submitted' })
    if (item === 0) await answer(on.fake, getHeader, headerWithDebt(12_450))
    else await isStillDue(on)
    await answer(on.fake, payFeeByTransfer, { accountNumber: '99900023-12345678-00000015' })
    payment?.send({ type: 'transfer.confirmed' })
    await runPendingCallbacks()
    expect(on.now().value).toBe('checkingTransfer')
    return on
  }
  const shownIn = ({ now }: Opened) => now().children.payment?.getSnapshot()

  test('ends the reminder of its own transfer, not that of another item of the case', async () => {
    const on = await open(12_450, [current])
    for (const item of [0, 1]) {
      const { payment } = await choose(on, item)
      payment?.send({ type: 'method.chosen', method: 'transfer' })
      payment?.send({ type: 'method.submitted' })
      if (item === 0) await answer(on.fake, getHeader, headerWithDebt(12_450))
      else await isStillDue(on)
      await answer(on.fake, payFeeByTransfer, { accountNumber: '99900023-12345678-00000015' })
      const remindedAmounts = shownTransfersOf(on.fake.services, route.contractNumber).map(({ amount }) => amount)
      expect(remindedAmounts).toHaveLength(item + 1)
      if (item === 1) payment?.send({ type: 'transfer.confirmed' })
      else on.actor.send({ type: 'step.requested', step: '' })
      await runPendingCallbacks()
    }
    await isStillDue(on)
    await answer(on.fake, reportPayment, { caseStatus: 'SUCCEEDED', caseId: 'case-1' })
    expect(shownTransfersOf(on.fake.services, route.contractNumber)).toMatchObject([
      { amount: { value: 12_450 }, paysDebt: true },
    ])
  })

  test('is not sent if its premium is no longer due, and the customer can choose another amount due', async () => {
    const on = await sends()
    await isStillDue(on, [])
    await runPendingCallbacks()
    expect([on.now().value, shownIn(on)?.value, shownIn(on)?.context.due]).toEqual(['paying', 'nothingDue', null])
    expect(callsTo(on.fake, reportPayment)).toEqual([])
    on.now().children.payment?.send({ type: 'payment.left' })
    await runPendingCallbacks()
    await answer(on.fake, getHeader, headerWithDebt(12_450))
    await answer(on.fake, getPayments, [])
    await answer(on.fake, getPaymentTypeOrFrequency, {})
    expect([on.now().value, optionsOf(on).map(({ word }) => word)]).toEqual(['filling', ['debt']])
    expect(on.now().context).toMatchObject({ dirty: false, answers: { premiumType: optionsOf(on)[0]?.value } })
  })

  test('is sent only after a notice and a new confirmation if another tab has set up the direct debit', async () => {
    const on = await sends()
    const isDebitedNow = async () => {
      const header = headerWithDebt(12_450)
      const contract = { ...header.contract, contractStatusId: 1, paymentTypeId: 3 } as const
      await answer(on.fake, getHeader, { ...header, contract })
      await answer(on.fake, getPayments, [current])
    }
    await isDebitedNow()
    await runPendingCallbacks()
    const notice = { type: 'debitChanged', isDebited: true }
    expect([on.now().value, shownIn(on)?.context]).toMatchObject(['paying', { isDebited: true, notice }])
    expect(callsTo(on.fake, reportPayment)).toEqual([])
    const { payment } = on.now().children
    payment?.send({ type: 'method.chosen', method: 'transfer' })
    payment?.send({ type: 'method.submitted' })
    await isDebitedNow()
    await answer(on.fake, payFeeByTransfer, { accountNumber: '99900023-12345678-00000015' })
    payment?.send({ type: 'transfer.confirmed' })
    await isDebitedNow()
    expect(callsTo(on.fake, reportPayment)).toHaveLength(1)
  })

  test('is sent for a debt that the insurer no longer reports, because the customer may have made the transfer', async () => {
    const on = await sends(0)
    await answer(on.fake, getHeader, headerWithDebt(null))
    expect([on.now().value, callsTo(on.fake, reportPayment)]).toMatchObject(['submitting', [{}]])
  })

  test('is not sent if the amounts due fail to load, but is sent after they load on a retry', async () => {
    const on = await sends()
    await fail(on.fake, getHeader)
    expect(on.now().value).toBe('submitFailed')
    on.actor.send({ type: 'submit.retried' })
    expect(on.now().value).toBe('checkingTransfer')
    await isStillDue(on)
    expect(on.now().value).toBe('submitting')
  })
})

describe('the amounts due, when they are loaded again,', () => {
  const comesBack = async (debt: number | null, premiums: Premiums) => {
    const on = await open(12_450, [current])
    await load(on.fake, 'comesToFront')
    expect(on.now().value).toBe('refreshing')
    const chosen = optionsOf(on)[0]?.value
    return {
      ...on,
      chosen,
      ends: async () => {
        await answer(on.fake, getHeader, headerWithDebt(debt))
        await answer(on.fake, getPayments, premiums)
        await answer(on.fake, getPaymentTypeOrFrequency, {})
      },
    }
  }
  const shownIn = ({ now }: Opened) => ({ ...now().context, value: now().value })

  test('are updated, and a chosen item that is no longer due is cleared with a notice', async () => {
    const on = await comesBack(null, [current])
    await on.ends()
    expect(optionsOf(on).map(({ word }) => word)).toEqual(['current'])
    expect(shownIn(on)).toMatchObject({ value: 'filling', notice: 'dueOutdated', answers: { premiumType: '' } })
    await choose(on, 0)
    expect(shownIn(on)).toMatchObject({ value: 'paying', notice: null })
  })

  test('do not change the choice if nothing has changed', async () => {
    const on = await comesBack(12_450, [current])
    await on.ends()
    expect(shownIn(on)).toMatchObject({ value: 'filling', notice: null, dirty: false })
    expect(on.now().context.answers.premiumType).toBe(on.chosen)
  })

  test('clear the choice of a saved draft if the chosen item is no longer due, with a notice but no error', async () => {
    const on = await open(null, [current], { saved: draftAt(pay, 'paying') })
    const cleared = { value: 'filling', notice: 'dueOutdated', problems: {}, answers: { premiumType: '' } }
    expect(shownIn(on)).toMatchObject(cleared)
    expect(shownIn(on).summaryFields).toEqual([])
  })

  test('do not change if the call fails, and keep the choice that the customer makes during the call', async () => {
    const on = await comesBack(null, [])
    const other = optionsOf(on)[1]?.value ?? ''
    on.actor.send({ type: 'answer.changed', field: 'premiumType', value: other })
    await fail(on.fake, getHeader)
    expect(shownIn(on)).toMatchObject({ value: 'filling', notice: null, answers: { premiumType: other } })
    expect(optionsOf(on)).toHaveLength(2)
  })

  test('are empty if everything is paid: the case becomes unavailable and its draft is deleted', async () => {
    const on = await comesBack(null, [])
    on.actor.send({ type: 'answer.changed', field: 'premiumType', value: optionsOf(on)[1]?.value ?? '' })
    await on.ends()
    expect(shownIn(on)).toMatchObject({ value: 'notOffered', dirty: false })
    expect(on.fake.services.storage.read(draftKey(route.contractNumber, pay.id))).toBeUndefined()
  })
})

describe('the first amount due', () => {
  const methodOf = async (paymentTypeId: number) => {
    const { now } = await open(12_450, [current], { step: 'fizetes' }, page(), { paymentTypeId })
    await runPendingCallbacks()
    return now().children.payment?.getSnapshot().context.method
  }

  const ALL = ['card', 'transfer', 'later']
  const dueSince = (paymentPeriodStartDate: string) => ({ ...current, paymentPeriodStartDate })
  const paymentOf = async (debt: number | null, contract: object, method?: object | null, from = '2026-11-14') => {
    const { now } = await open(debt, [dueSince(from)], { step: 'fizetes' }, page(), contract, method)
    await runPendingCallbacks()
    const context = now().children.payment?.getSnapshot().context
    return context && { method: context.method, methods: offeredMethods(context, route.today) }
  }

  test('is preselected, and another one can be chosen', async () => {
    const on = await open(12_450, [current])
    expect(on.now().value).toBe('filling')
    expect(on.now().context.answers.premiumType).toBe(optionsOf(on)[0]?.value)
    expect((await choose(on, 1)).payment?.getSnapshot().context.amount?.value).toBe(14_860)
    const premium = await open(null, [next, current])
    expect(premium.now().context.answers.premiumType).toBe(optionsOf(premium)[0]?.value)
  })

  test('does not replace the choice in a saved draft, even if the chosen item is no longer due', async () => {
    const before = await open(null, [current])
    before.actor.send({ type: 'step.submitted' })
    const saved = savedPartOf(before.now().context)
    const reopened = await open(12_450, [current], { saved })
    expect([reopened.now().value, reopened.now().context.answers]).toEqual(['paying', before.now().context.answers])
    const gone = await open(12_450, [next], { saved })
    expect(gone.now().context).toMatchObject({ notice: 'dueOutdated', answers: { premiumType: '' } })
  })

  test('offers later payment and preselects the card if it is a debt, but neither if it is a premium paid by direct debit', async () => {
    const debited = { paymentTypeId: 3, contractStatusId: 1 }
    expect(await paymentOf(null, debited)).toMatchObject({ methods: ['card', 'transfer'], method: null })
    expect(await paymentOf(12_450, debited)).toMatchObject({ methods: ALL, method: 'card' })
  })

  test('offers every method and preselects the card if its direct debit is more than a week late', async () => {
    const debited = { paymentTypeId: 3, contractStatusId: 1 }
    const late = await paymentOf(null, debited, undefined, '2026-11-13')
    expect(late).toMatchObject({ methods: ALL, method: 'card' })
  })

  test.each([
    ['debited', { paymentTypeId: 3 }, ['card', 'transfer'], null],
    ['transferred', { paymentTypeId: 4 }, ALL, 'transfer'],
    ['paid in an unknown way', null, ALL, null],
  ])(
    'offers the payment methods for a premium that is %s, even if only a separate call reports this',
    async (_, method, methods, chosen) => {
      const silent = { paymentTypeId: null, contractStatusId: 1 }
      expect(await paymentOf(null, silent, method)).toMatchObject({ methods, method: chosen })
    },
  )

  test('is chosen automatically if the address names the payment step, which can then be left without a confirmation', async () => {
    const on = await open(12_450, [current], { step: 'fizetes' })
    await runPendingCallbacks()
    expect(on.now().value).toBe('paying')
    expect(on.now().context.dirty).toBe(false)
    const { payment } = on.now().children
    expect(payment?.getSnapshot().context.amount?.value).toBe(12_450)
    payment?.send({ type: 'payment.left' })
    await runPendingCallbacks()
    expect(on.now().value).toBe('filling')
    on.actor.send({ type: 'step.submitted' })
    expect(on.now().context.dirty).toBe(true)
  })

  test('needs no counted step before the payment if the case opens at the payment step, until the customer goes back', async () => {
    const on = await open(12_450, [current], { step: 'fizetes' })
    const counted = () => countedSteps(pay, planOf(pay), on.now().context, 'paying')
    await runPendingCallbacks()
    expect(counted()).toEqual(['paying'])
    const storedDraft = on.fake.services.storage.read(draftKey(route.contractNumber, pay.id))
    const reopened = await open(12_450, [current], { saved: storedDraft })
    expect(countedSteps(pay, planOf(pay), reopened.now().context, 'paying')).toEqual(['paying'])
    on.now().children.payment?.send({ type: 'payment.left' })
    await runPendingCallbacks()
    on.actor.send({ type: 'step.submitted' })
    expect(on.now().value).toBe('paying')
    expect(counted()).toEqual(['filling', 'paying'])
  })

  test('preselects the contract’s payment method if the payment step offers it', async () => {
    expect(await Promise.all([2, 3, 4, 13, 99].map(methodOf))).toEqual(['transfer', 'card', 'transfer', 'card', null])
  })
})

describe('the payment step of a premium', () => {
  const active = (paymentTypeId: number | null) => ({ paymentTypeId, contractStatusId: 1 })
  const openPayment = async (contract: object, method?: object | null) => {
    const on = await open(null, [current], { step: 'fizetes' }, page(), contract, method)
    await runPendingCallbacks()
    const shown = () => on.now().children.payment?.getSnapshot().context
    const submit = () => {
      on.now().children.payment?.send({ type: 'method.chosen', method: 'card' })
      on.now().children.payment?.send({ type: 'method.submitted' })
    }
    const isDue = async (contractNow: object) => {
      const header = headerWithDebt(null)
      await answer(on.fake, getHeader, { ...header, contract: { ...header.contract, ...contractNow } })
      await answer(on.fake, getPayments, [current])
    }
    return { ...on, shown, submit, isDue }
  }

  test('shows, when the customer returns to the tab, the direct debit that another tab has set up, and preselects no method', async () => {
    const { fake, shown, isDue } = await openPayment(active(13))
    expect(shown()).toMatchObject({ isDebited: false, method: 'card' })
    await load(fake, 'comesToFront')
    await isDue(active(3))
    const notice = { type: 'debitChanged', isDebited: true, isUnasked: true }
    expect(shown()).toMatchObject({ isDebited: true, method: null, notice })
  })

  test.each([
    ['set up', 13, 3],
    ['ended', 3, 13],
  ])(
    'shows a notice before it redirects to the card provider if another tab has %s the direct debit',
    async (_, before, after) => {
      const { fake, shown, submit, isDue } = await openPayment(active(before))
      submit()
      await isDue(active(after))
      expect(shown()?.notice).toEqual({ type: 'debitChanged', isDebited: after === 3 })
      expect(callsTo(fake, createPayment)).toEqual([])
      submit()
      await isDue(active(after))
      expect(callsTo(fake, createPayment)).toHaveLength(1)
    },
  )

  test('does not submit a transfer at its first confirmation, but shows a notice, if the premium is now paid by direct debit', async () => {
    const { fake, now, isDue } = await openPayment(active(13))
    const transferAndSend = async (contract: object) => {
      now().children.payment?.send({ type: 'method.chosen', method: 'transfer' })
      now().children.payment?.send({ type: 'method.submitted' })
      await isDue(contract)
      await answer(fake, payFeeByTransfer, { accountNumber: '99900023-12345678-00000015' })
      now().children.payment?.send({ type: 'transfer.confirmed' })
      await isDue(active(3))
    }
    await transferAndSend(active(13))
    expect(now().children.payment?.getSnapshot().context).toMatchObject({
      ...{ isDebited: true, notice: { type: 'debitChanged', isDebited: true } },
    })
    expect(callsTo(fake, reportPayment)).toEqual([])
    await transferAndSend(active(3))
    expect(callsTo(fake, reportPayment)).toHaveLength(1)
  })

  test('loads the payment method again before the redirect if the header does not report it', async () => {
    const { fake, shown, submit, isDue } = await openPayment(active(null), { paymentTypeId: 13 })
    submit()
    await isDue(active(null))
    await answer(fake, getPaymentTypeOrFrequency, { paymentTypeId: 3 })
    expect(shown()?.notice).toEqual({ type: 'debitChanged', isDebited: true })
  })

  test.each([
    [3, 0, 'direct debit: with a notice'],
    [13, 1, 'card'],
  ])(
    'loads a payment method (type %i) that was not known when the case opened, and redirects %i times (%s)',
    async (paymentTypeId, redirects) => {
      const { fake, shown, submit, isDue } = await openPayment(active(null), null)
      submit()
      await isDue(active(null))
      await answer(fake, getPaymentTypeOrFrequency, { paymentTypeId })
      expect(shown()?.notice ?? null).toEqual(redirects > 0 ? null : { type: 'debitChanged', isDebited: true })
      expect(callsTo(fake, createPayment)).toHaveLength(redirects)
    },
  )

  test.each([
    ['was known', { paymentTypeId: 4 }, 0],
    ['was not known', null, 1],
  ])(
    'redirects although the payment method does not load again only if it was not known before: it %s',
    async (_, method, redirects) => {
      const { fake, submit, isDue } = await openPayment(active(null), method)
      submit()
      await isDue(active(null))
      await fail(fake, getPaymentTypeOrFrequency)
      expect(callsTo(fake, createPayment)).toHaveLength(redirects)
    },
  )

  test('redirects without loading the payment method again if the contract is not active', async () => {
    const ended = { paymentTypeId: null, contractStatusId: 2 }
    const { fake, submit, isDue } = await openPayment(ended, null)
    submit()
    await isDue(ended)
    await runPendingCallbacks()
    expect([callsTo(fake, getPaymentTypeOrFrequency).length, callsTo(fake, createPayment).length]).toEqual([1, 1])
  })

  test('keeps its premium type after midnight, even if the insurer then lists only a debt', async () => {
    const { fake, now, shown } = await openPayment(active(13))
    const { premiumType } = now().context.answers
    await pass(15 * 60 * MINUTE)
    await answer(fake, getHeader, headerWithDebt(12_450))
    await answer(fake, getPayments, [])
    await answer(fake, getPaymentTypeOrFrequency, {})
    expect(now()).toMatchObject({ value: 'paying', context: { today: '2026-11-22', answers: { premiumType } } })
    expect(shown()?.premiumType).toBe('CURRENT')
  })
})

describe('a card payment', () => {
  const reported = ({ fake }: Opened) => callsTo(fake, reportPayment).map(({ input }) => Object(input).body)

  /**
   * Pays the first premium by card, not the debt, and returns from the provider. Returns the bodies of the calls that
   * started the payment, and the page. The case is not open again yet.
   */
  const comeBack = async (dues = [current]) => {
    const first = await open(12_450, [current])
    const { payment } = await choose(first, 1)
    payment?.send({ type: 'method.chosen', method: 'card' })
    payment?.send({ type: 'method.submitted' })
    await isStillDue(first)
    const started = callsTo(first.fake, createPayment).map(({ input }) => Object(input).body)
    await answer(first.fake, createPayment, cardStarted)
    const returned = createActor(paymentReturnMachine, {
      input: { contractNumber: route.contractNumber, query: QUERY },
      parent: first.parent,
    })
    await begin(returned, first.fake)
    await answer(first.fake, getHeader, headerWithDebt(12_450))
    await answer(first.fake, getPayments, dues)
    await answer(first.fake, processProviderResponse, accepted)
    return { started, on: { fake: first.fake, parent: first.parent } }
  }

  test('has another idempotency key than a payment of the same amount for another item', async () => {
    const opened = await open(14_860, [current])
    for (const index of [0, 1]) {
      const { payment } = await choose(opened, index)
      payment?.send({ type: 'method.chosen', method: 'card' })
      payment?.send({ type: 'method.submitted' })
      await answer(opened.fake, getHeader, headerWithDebt(14_860))
      if (index === 1) await answer(opened.fake, getPayments, [current])
      await fail(opened.fake, createPayment, 'transport')
      payment?.send({ type: 'payment.left' })
      await runPendingCallbacks()
    }
    const calls = callsTo(opened.fake, createPayment).map(({ input, idempotencyKey }) => [
      Object(input).body.premiumType,
      idempotencyKey,
    ])
    expect(calls.map(([type]) => type)).toEqual(['DEBT', 'CURRENT'])
    expect(new Set(calls.map(([, key]) => key)).size).toBe(2)
  })

  test('is created with the premium type and the amount of the chosen item', async () => {
    expect((await comeBack()).started).toMatchObject([{ premiumType: 'CURRENT', amount: 14_860 }])
  })

  test('keeps the item that it paid if the draft is lost, even when the case opens a second time', async () => {
    const { on } = await comeBack()
    for (const time of ['first', 'again']) {
      // When the case opens, the insurer no longer lists the paid premium.
      const opened = await open(
        12_450,
        [],
        { paid: bindPaymentToDraft(on.fake.services, paidCaseOf(route), 'd')?.end ?? null },
        on,
      )
      expect([time, optionsOf(opened).map(({ word }) => word)]).toEqual([time, ['current', 'debt']])
      if (time === 'again') opened.actor.send({ type: 'step.submitted' })
      await runPendingCallbacks()
      const expectedReports = time === 'again' ? [{ premiumType: 'CURRENT', paymentCode: 'payment-1' }] : []
      expect(reported(opened)).toMatchObject(expectedReports)
      // The details of a paid amount contain no deadline.
      const detailNames = time === 'again' ? ['paidCurrent', 'periodStart', 'periodEnd'] : []
      expect(opened.now().context.sentDetails.map(({ name }) => name)).toEqual(detailNames)
      opened.actor.send({ type: 'case.left' })
    }
  })

  test('shows only its amount in the confirmation if its item was no longer due at the payment return', async () => {
    const { on } = await comeBack([])
    const end = bindPaymentToDraft(on.fake.services, paidCaseOf(route), 'd')?.end ?? null
    expect(end).toMatchObject({ isDueGone: true })
    const opened = await open(12_450, [], { paid: end }, on)
    opened.actor.send({ type: 'step.submitted' })
    await runPendingCallbacks()
    expect(opened.now().context.sentDetails).toMatchObject([{ name: 'paidBesides', value: { value: 12_450 } }])
  })

  const cardPaid = { type: 'paid', id: 'payment-1', payment: accepted, isProcessing: false } as const
  const atPayment = { ...draftAt(pay, 'paying'), dirty: false }

  test.each([[false], [true]])(
    'is submitted automatically when the customer returns from the provider (payment in processing: %s)',
    async (isProcessing) => {
      const opened = await open(12_450, [current], { saved: atPayment, paid: { ...cardPaid, isProcessing } })
      await runPendingCallbacks()
      expect([opened.now().value, reported(opened).length]).toEqual(['submitting', 1])
      expect(callsTo(opened.fake, createPayment)).toEqual([])
      await answer(opened.fake, reportPayment, { caseStatus: 'SUCCEEDED', caseId: 'case-1' })
      expect(opened.now().value).toBe('submitted')
      expect(opened.now().context.paid).toMatchObject({ type: 'paid', id: 'payment-1', isProcessing })
    },
  )

  test('is submitted on a retry, without a second payment, if the session expired during the submission', async () => {
    const savedDraft = { ...draftAt(pay, 'submitting'), paid: cardPaid, isSent: true, failure: 'expired' }
    const opened = await open(12_450, [current], { saved: savedDraft })
    await runPendingCallbacks()
    expect([opened.now().value, reported(opened)]).toEqual(['submitFailed', []])
    opened.actor.send({ type: 'submit.retried' })
    expect(reported(opened)).toHaveLength(1)
    expect(callsTo(opened.fake, createPayment)).toEqual([])
  })

  test('is stored as the payment of a rejected case if the insurer refuses the submission', async () => {
    const opened = await open(12_450, [current], { saved: atPayment, paid: cardPaid })
    await runPendingCallbacks()
    await refuse(opened.fake, reportPayment, { code: 'MODIFICATION_FAILED001' })
    expect([opened.now().value, opened.now().context.notice]).toEqual(['filling', 'refused'])
    expect(openPaymentsOf(opened.fake.services, route.contractNumber)).toMatchObject([{ type: 'refused' }])
  })

  test('is submitted without a premium type if its item is unknown', async () => {
    const opened = await open(12_450, [current], { paid: cardPaid })
    opened.actor.send({ type: 'step.submitted' })
    await runPendingCallbacks()
    expect(reported(opened)).toEqual([accepted])
    expect(dueChoice().serialize('what nobody can read')).toBeUndefined()
  })
})

describe('a card payment that failed while the debt was paid in another way', () => {
  const failedCard = { type: 'status', status: 'REFUSED' } as const
  const debt = 'DEBT|12450|HUF|||'
  const saved = { ...draftAt(pay, 'paying'), answers: { premiumType: debt } }

  test('is shown as failed in the form until another payment starts', async () => {
    const opened = await open(0, [current], { saved, failedCard })
    expect([opened.now().value, opened.now().context.failedCard]).toEqual(['filling', failedCard])
    await choose(opened, 0)
    expect([opened.now().value, opened.now().context.failedCard]).toEqual(['paying', null])
  })

  const failedFor = (paidFor: string, amount: number): Redirect => ({
    ...redirectOf,
    ...paidCaseOf(route),
    ...{ paidFor, amount, isOfDue: true },
  })
  const ofDebt = failedFor(debt, 12_450)
  const end = { type: 'failed', failure: failedCard } as const

  /** Opens the case in the tab that returned from the failed payment. */
  const openAfter = async (failedPayment: Redirect, premiums: Premiums, inputPart: Known = {}, on = page()) => {
    storePayment(on.fake.services, { type: 'ended', redirect: failedPayment, end, until: Date.now() + MINUTE })
    return open(0, premiums, { step: 'fizetes', failedCard, failedPayment, ...inputPart }, on)
  }
  const paymentIn = ({ now }: Opened) => now().children.payment?.getSnapshot().context

  test('can be retried for its premium if that is still due, even without a draft', async () => {
    const opened = await openAfter(failedFor('NEXT|14860|HUF|2026-09-25|2026-12-24|', 14_860), [current, next])
    await runPendingCallbacks()
    expect(opened.now().value).toBe('paying')
    expect(paymentIn(opened)).toMatchObject({ premiumType: 'NEXT', failure: failedCard, method: 'card' })
  })

  const draftOfNext = { ...saved, answers: { premiumType: 'NEXT|14860|HUF|2026-09-25|2026-12-24|' } }

  test.each([
    ['the draft is lost and the debt is no longer due', [current], {}],
    ['the draft pays another item', [next, current], { saved: draftOfNext }],
    ['the draft is at its form with another item', [next], { saved: { ...draftOfNext, step: 'filling' } }],
  ] satisfies [string, Premiums, Known][])(
    'is shown in the form, with no item chosen, if %s',
    async (_, premiums, inputPart) => {
      const opened = await openAfter(ofDebt, premiums, inputPart)
      expect(opened.now()).toMatchObject({ value: 'filling', context: { failedCard, problems: {} } })
      expect(optionsOf(opened).map(({ value }) => value)).not.toContain(opened.now().context.answers.premiumType)
      opened.actor.send({ type: 'step.submitted' })
      expect(opened.now().value).toBe('filling')
    },
  )

  test('is not shown at the payment of another item, and a reload stays at that payment', async () => {
    const opened = await openAfter(ofDebt, [current])
    await choose(opened, 0)
    expect([opened.now().value, paymentIn(opened)]).toMatchObject(['paying', { failure: null, notice: null }])
    const { services } = opened.fake
    expect(failedCardPaymentOf(services, paidCaseOf(route))).toBeNull()
    const reopened = await open(0, [current], { saved: services.storage.read(draftKey(route.contractNumber, pay.id)) })
    expect(reopened.now().value).toBe('paying')
  })

  test('does not change a draft that the insurer may have received', async () => {
    const sentDraft = { ...draftAt(pay, 'submitting'), failure: 'transport' }
    const opened = await openAfter(ofDebt, [current], { saved: sentDraft })
    expect(opened.now()).toMatchObject({ value: 'submitFailed', context: { answers: sentDraft.answers } })
  })

  test('is shown as failed if nothing is left to pay', async () => {
    const opened = await open(0, [], { saved, failedCard })
    expect([opened.now().value, opened.now().context.failedCard]).toEqual(['notOffered', failedCard])
  })
})

describe('the menu entry of the payment', () => {
  const contractor = { isContractor: true, today: '2026-11-21' }
  const ended = <H extends { contract: object }>(header: H) => ({
    ...header,
    contract: { ...header.contract, contractStatusId: 2 as const },
  })

  test('is listed for an active contract, and for an ended one with a debt', () => {
    const offers = (header: (typeof headerExamples)['withDebt']) => payEntry.isEnabled(header, contractor)
    const withoutDebt = { ...headerExamples.withDebt, debt: null }
    expect([offers(headerExamples.withDebt), offers(withoutDebt)]).toEqual([true, true])
    expect([offers(ended(headerExamples.withDebt)), offers(ended(withoutDebt))]).toEqual([true, false])
    expect(cascoCases.menu).toContain(payEntry)
    expect(commonCases).not.toContain(payEntry)
  })

  test('is listed only if its key is among the menu items that the insurer enables', () => {
    const header = lifeHeaderExamples.withDebt
    const listing = (enabledMenuItems: string[]) => payEntry.isEnabled({ ...header, enabledMenuItems }, contractor)
    expect([listing(['pay']), listing([])]).toEqual([true, false])
  })
})
