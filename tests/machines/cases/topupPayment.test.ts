import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { asParsed, type Loaded } from '../../../machines/case/definition/parsed'
import type { SavedCase } from '../../../machines/case/draft/saved'
import { buildCaseMachine } from '../../../machines/case/machine/case.machine'
import type { CaseEvent, CaseInput, ChosenPayment } from '../../../machines/case/machine/case.types'
import { submissionStateOf } from '../../../machines/case/machine/changes/reportProgress'
import { paidCaseOf } from '../../../machines/case/machine/payment/paidCase'
import { balesetCases, eletCases, nyugdijCases } from '../../../machines/cases/life'
import { taxReliefDetails } from '../../../machines/cases/life/taxRelief'
import { topupPayment } from '../../../machines/cases/life/topupPayment.case'
import { sharedMachines } from '../../../machines/lazyMachines'
import { recordTakenPayment } from '../../../machines/payment/ledger'
import { paymentMachine } from '../../../machines/payment/payment.machine'
import { paymentEndOf } from '../../../machines/payment/process.actor'
import { paymentWithId } from '../../../machines/payment/records'
import { draftKey } from '../../../machines/storageKeys'
import { examplesOf } from '../../../mocks/examples'
import { lifeHeaderExamples } from '../../../mocks/examples/life/header'
import type { CallData } from '../../../src/api/endpoint'
import type { Money } from '../../../src/api/entities'
import { getHeader, getTaxRelief } from '../../../src/api/life'
import { getUnitAccounts } from '../../../src/api/lifeAccounts'
import { getTopUp, topUp } from '../../../src/api/lifeTopUp'
import { createPayment, payFeeByTransfer } from '../../../src/api/payments'
import { runPendingCallbacks } from '../../../tools/exploration/kit/run'
import { accepted, redirectOf } from '../kit/payments'
import { answer, begin, callsTo, fail, page, reload, withClock } from '../kit/story'

withClock()

const CONTRACT = '50000001'
const ADDRESS = '/nyugdij/ugyek/topup-payment'
const DRAFT = draftKey(CONTRACT, topupPayment.id)
const info = Object(examplesOf(getTopUp)).pensionInPortfolio as CallData<typeof getTopUp>
const fees = { udcContractId: '40000001-2', name: 'Eseti díjas számla', isBuyBack: false }
const half = Object(examplesOf(getTaxRelief)).half as CallData<typeof getTaxRelief>
const transfer = { accountNumber: '99900023-12345678-00000015', contractNumber: CONTRACT }

type FailedInput = Partial<Pick<CaseInput, 'failedCard' | 'failedPayment'>>

/**
 * Opens the case with the tab's stored draft, and answers its loads. `paid` is the payment that the customer returns
 * with.
 */
const open = async (on = page(), paid: ChosenPayment | null = null, failed: FailedInput = {}, topUpInfo = info) => {
  sharedMachines.provide({ payment: paymentMachine })
  const saved = on.fake.services.storage.read(DRAFT) ?? null
  const input = {
    contractNumber: CONTRACT,
    address: ADDRESS,
    today: '2026-11-21',
    draftId: 'd',
    saved,
    paid,
    ...failed,
  }
  const actor = await begin(createActor(buildCaseMachine(topupPayment), { input, parent: on.parent }), on.fake)
  await answer(on.fake, getTopUp, topUpInfo)
  await answer(on.fake, getUnitAccounts, { subContracts: [] })
  await answer(on.fake, getHeader, lifeHeaderExamples.pension)
  await answer(on.fake, getTaxRelief, half)
  const send = (...events: readonly CaseEvent[]) => {
    for (const event of events) actor.send(event)
  }
  const now = () => actor.getSnapshot()
  return {
    fake: on.fake,
    send,
    now,
    context: () => now().context,
    amount: () => now().context.answers.topupAmount,
    type: (value: string) => send({ type: 'answer.changed', field: 'topupAmount', value }),
    payment: () => {
      const { payment } = now().children
      if (payment === undefined) throw new Error(`Nothing is paid in ${JSON.stringify(now().value)}`)
      return payment
    },
  }
}
type Opened = Awaited<ReturnType<typeof open>>

/** Opens the case and continues to the payment of this amount into the model portfolio `M2`. */
const atPayment = async (typed: string, on?: ReturnType<typeof page>) => {
  const opened = await open(on)
  opened.type(typed)
  opened.send({ type: 'answer.changed', field: 'modelPortfolioId', value: 'M2' }, { type: 'step.submitted' })
  await runPendingCallbacks()
  return opened
}

const choose = ({ payment }: Opened, method: 'card' | 'transfer') => {
  payment().send({ type: 'method.chosen', method })
  payment().send({ type: 'method.submitted' })
}

/** Opens the case, and confirms a transfer of this amount. The case is then at its summary. */
const byTransfer = async (typed: string) => {
  const opened = await atPayment(typed)
  choose(opened, 'transfer')
  await runPendingCallbacks()
  await answer(opened.fake, payFeeByTransfer, transfer)
  opened.payment().send({ type: 'transfer.confirmed' })
  return opened
}

const paidBy = (amount: number): Extract<ChosenPayment, { type: 'paid' }> => ({
  type: 'paid',
  id: 'payment-1',
  payment: { ...accepted, amount },
  isProcessing: false,
})

const draft = (opened: Opened): SavedCase => opened.fake.services.storage.read(DRAFT) as SavedCase

const bodiesOf = ({ fake }: Opened, endpoint: Parameters<typeof callsTo>[1]) =>
  callsTo(fake, endpoint).map(({ input }) => Object(input).body)

test.each([
  ['of another amount is shown in the form, which keeps the typed amount', 100_000, 'filling'],
  ['of the same amount is shown at the payment step', 70_000, 'paying'],
])('if an amount is typed, a failed card payment %s', async (_, amount, step) => {
  const { fake } = await atPayment('70000')
  const failedCard = { type: 'status', status: 'REFUSED' } as const
  const failedPayment = { ...redirectOf, ...paidCaseOf({ contractNumber: CONTRACT, address: ADDRESS }), amount }
  const reopened = await open(reload(fake), null, { failedCard, failedPayment })
  expect([reopened.now().value, reopened.amount()]).toEqual([step, '70000'])
  expect(reopened.context().failedCard).toEqual(step === 'filling' ? failedCard : null)
})

describe('the amount of a top-up', () => {
  test('must reach the insurer’s minimum before it can be paid', async () => {
    const opened = await atPayment('49 999 Ft')
    expect(opened.now().value).toBe('filling')
    expect(opened.context().problems).toEqual({
      topupAmount: { name: 'moneyTooLittle', values: { amount: { value: 50_000, currency: 'HUF' } } },
    })
    opened.type('50.000')
    opened.send({ type: 'step.submitted' })
    expect(opened.now().value).toBe('paying')
  })

  test('is paid by card into the top-up account', async () => {
    const opened = await atPayment('60 000 Ft')
    choose(opened, 'card')
    await runPendingCallbacks()
    expect(bodiesOf(opened, createPayment)).toMatchObject([
      { amount: 60_000, currency: 'HUF', udcContractId: '40000001-2' },
    ])
  })

  test('is transferred without adding the contract’s debt', async () => {
    const opened = await atPayment('60 000')
    choose(opened, 'transfer')
    await runPendingCallbacks()
    await answer(opened.fake, payFeeByTransfer, { ...transfer, debt: { value: 12_450, currency: 'HUF' } })
    expect(bodiesOf(opened, payFeeByTransfer)).toEqual([{ udcContractId: '40000001-2', paymentAmount: 60_000 }])
    expect(opened.payment().getSnapshot().context.due).toEqual({ value: 60_000, currency: 'HUF' })
  })

  test('is not transferred if the insurer states it in a currency other than forints', async () => {
    const opened = await atPayment('60 000')
    choose(opened, 'transfer')
    await runPendingCallbacks()
    await answer(opened.fake, payFeeByTransfer, { ...transfer, paymentAmount: { value: 60_000, currency: 'EUR' } })
    const { notice, transfer: shown } = opened.payment().getSnapshot().context
    expect([notice?.type, shown]).toEqual(['brokenAnswer', null])
  })

  test('has no minimum, and shows a warning about its currency, if the premium is not in forints', () => {
    const inEuros = { value: 62.5, currency: 'EUR' } as const
    const loadedWith = (premiumFrequency: Money): Loaded => {
      const { contract, ...header } = lifeHeaderExamples.pension
      return asParsed({ info, header: { ...header, contract: { ...contract, premiumFrequency } }, relief: null })
    }
    const limitAndAlerts = (premium: Money) => [
      topupPayment.limits(loadedWith(premium), {}).topupAmount?.min ?? null,
      topupPayment.alerts(loadedWith(premium)),
    ]
    expect(limitAndAlerts(inEuros)).toEqual([null, ['paidInForints']])
    expect(limitAndAlerts({ value: 25_000, currency: 'FT' })).toEqual([50_000, []])
  })

  test('is part of the payment’s idempotency key, so a changed amount has another key', async () => {
    const opened = await atPayment('60 000')
    choose(opened, 'card')
    await runPendingCallbacks()
    await fail(opened.fake, createPayment)
    opened.send({ type: 'step.requested', step: '' })
    opened.type('70 000')
    opened.send({ type: 'step.submitted' })
    await runPendingCallbacks()
    choose(opened, 'card')
    await runPendingCallbacks()
    const keys = callsTo(opened.fake, createPayment).map(({ idempotencyKey }) => idempotencyKey)
    expect(keys).toEqual(
      ['payment-40000001-2-60000-card-1', 'payment-40000001-2-70000-card-1'].map((end) =>
        expect.stringMatching(new RegExp(`${end}$`)),
      ),
    )
  })
})

describe('a transfer of a top-up', () => {
  test('is treated as possibly made once its details are displayed, also after the customer has confirmed it', async () => {
    const opened = await atPayment('60 000')
    expect(submissionStateOf(opened.context())).toBe('none')
    choose(opened, 'transfer')
    await runPendingCallbacks()
    await answer(opened.fake, payFeeByTransfer, transfer)
    expect(submissionStateOf(opened.context())).toBe('transferShown')
    opened.payment().send({ type: 'transfer.confirmed' })
    expect([opened.now().value, submissionStateOf(opened.context())]).toEqual(['reviewing', 'transferShown'])
  })

  test('is submitted to the insurer with its amount once the customer has confirmed it', async () => {
    const opened = await byTransfer('60 000')
    expect(opened.now().value).toBe('reviewing')
    opened.send({ type: 'step.submitted' })
    await runPendingCallbacks()
    expect(bodiesOf(opened, topUp)).toEqual([{ topupAmount: 60_000, modelPortfolioId: 'M2' }])
  })

  test('is discarded if the amount changes, but not if the amount is typed in another format', async () => {
    const opened = await byTransfer('60 000')
    opened.send({ type: 'answer.revised', field: 'topupAmount' })
    opened.type('60 000 Ft')
    expect(opened.context().paid).toMatchObject({ type: 'transfer', amount: { value: 60_000 } })
    opened.type('70 000')
    expect(opened.context().paid).toBeNull()
    opened.send({ type: 'step.requested', step: 'ellenorzes' })
    expect(opened.now().value).toBe('paying')
  })

  test('is ignored if the amount in the draft differs from the transferred amount', async () => {
    const first = await byTransfer('60 000')
    const storedDraft = draft(first)
    first.fake.services.storage.write(DRAFT, {
      ...storedDraft,
      answers: { ...storedDraft.answers, topupAmount: '70 000' },
    })
    const reopened = await open(reload(first.fake))
    expect(reopened.now().value).toBe('paying')
    expect(reopened.context().paid).toBeNull()
  })
})

describe('the amount that was paid by card', () => {
  test.each([
    ['is submitted if it equals the typed amount', 60_000, '60 000 Ft'],
    ['is submitted instead of the typed amount if the two differ', 50_000, '50000'],
  ])('cannot be changed, and %s', async (_, amount, answered) => {
    const first = await atPayment('60 000 Ft')
    const opened = await open(reload(first.fake), paidBy(amount))
    expect(opened.now().value).toBe('reviewing')
    opened.send({ type: 'answer.revised', field: 'topupAmount' })
    expect(opened.now().value).toBe('reviewing')
    opened.send({ type: 'step.returned' })
    opened.type('90 000')
    expect(opened.amount()).toBe(answered)
    opened.send({ type: 'step.submitted' })
    expect(opened.now().value).toBe('reviewing')
    opened.send({ type: 'step.submitted' })
    expect(bodiesOf(opened, topUp)).toMatchObject([{ topupAmount: amount, amount, status: 'ACCEPTED' }])
    expect(callsTo(opened.fake, createPayment)).toEqual([])
  })

  test('replaces a transfer that was confirmed before', async () => {
    const first = await byTransfer('60 000')
    const opened = await open(reload(first.fake), paidBy(50_000))
    expect([opened.context().paid?.type, opened.amount()]).toEqual(['paid', '50000'])
  })

  test.each([
    ['a fraction of a forint', { amount: 60_000.5 }, 60_000.5],
    ['zero', { amount: 0 }, 0],
    ['another currency', { amount: 150, currency: 'EUR' }, 60_000],
  ])(
    'is submitted in forints if the insurer reports %s, even if the draft was lost or edited',
    async (_, reported, submitted) => {
      const end = paymentEndOf(
        { ok: true, data: { ...accepted, ...reported }, at: 0 },
        { ...redirectOf, amount: 60_000 },
      )
      if (end.type !== 'paid') throw new Error(`It ended as ${end.type}`)
      for (const on of [page(), reload((await atPayment('90 000')).fake)]) {
        const opened = await open(on, end)
        opened.send({ type: 'answer.changed', field: 'modelPortfolioId', value: 'M2' }, { type: 'step.submitted' })
        opened.send({ type: 'step.submitted' })
        expect(bodiesOf(opened, topUp)).toMatchObject([{ topupAmount: submitted, ...reported }])
      }
    },
  )

  test('becomes the amount in the form if the draft is lost', async () => {
    const opened = await open(page(), paidBy(60_000))
    expect(opened.amount()).toBe('60000')
    opened.type('90 000')
    opened.send({ type: 'answer.changed', field: 'modelPortfolioId', value: 'M2' }, { type: 'step.submitted' })
    expect([opened.now().value, opened.amount()]).toEqual(['reviewing', '60000'])
  })

  test('is the amount of the started payment if the insurer does not report an amount', () => {
    const outcome = { ok: true, data: { ...accepted, amount: null, currency: null }, at: 0 } as const
    expect(paymentEndOf(outcome, { ...redirectOf, amount: 60_000 })).toMatchObject({
      payment: { amount: 60_000, currency: 'HUF' },
    })
  })

  test('cannot be changed by the customer in a copied tab', async () => {
    const first = await open(reload((await atPayment('60 000')).fake), paidBy(60_000))
    recordTakenPayment(first.fake.services, paidCaseOf(first.context()), paidBy(60_000))
    const copy = await open(page(new Map(first.fake.storage)))
    copy.send({ type: 'step.returned' })
    copy.type('90 000')
    expect(copy.amount()).toBe('60 000')
  })

  test('is accepted even if it is below the minimum', async () => {
    const first = await atPayment('60 000')
    const opened = await open(reload(first.fake), paidBy(10_000))
    opened.send({ type: 'step.returned' }, { type: 'step.submitted' })
    expect(opened.context().problems).toEqual({})
    expect(opened.now().value).toBe('reviewing')
  })
})

test('a payment whose account has been bought back counts as one whose case the insurer rejects', async () => {
  const boughtBack = { ...info, udcContractId: null, productFundList: [], currentModelPortfolio: null }
  const { fake, now } = await open(page(), paidBy(60_000), {}, boughtBack)
  expect(now().value).toBe('filling')
  expect(paymentWithId(fake.services, 'payment-1')?.status).toBe('refused')
})

test('the shares of funds have to sum to 100 before the payment, and funds without a share are not sent', async () => {
  const opened = await open()
  opened.type('60 000')
  opened.send(
    { type: 'answer.changed', field: 'modelPortfolioId', value: 'OWN_SHARES' },
    { type: 'answer.changed', field: 'productFunds.F01.percentage', value: '60' },
    { type: 'step.submitted' },
  )
  expect(opened.context().problems).toEqual({ productFunds: { name: 'sharesLeft', values: { percent: '40' } } })
  opened.send({ type: 'answer.changed', field: 'productFunds.F03.percentage', value: '40' }, { type: 'step.submitted' })
  await runPendingCallbacks()
  choose(opened, 'transfer')
  await runPendingCallbacks()
  await answer(opened.fake, payFeeByTransfer, transfer)
  opened.payment().send({ type: 'transfer.confirmed' })
  opened.send({ type: 'step.submitted' })
  await runPendingCallbacks()
  expect(bodiesOf(opened, topUp)).toEqual([
    {
      topupAmount: 60_000,
      productFunds: [
        { id: 'F01', percentage: 60 },
        { id: 'F03', percentage: 40 },
      ],
    },
  ])
})

describe('the tax relief of a pension top-up', () => {
  const reliefOf = (typed: string, loaded: Partial<Parameters<typeof taxReliefDetails>[0]> = {}) =>
    taxReliefDetails({ info, header: lifeHeaderExamples.pension, relief: half, ...loaded }, typed)
  const forints = (value: number) => ({ value, currency: 'HUF' })

  test.each([
    ['', 0, 75_000, 'start'],
    ['100 000', 20_000, 55_000, 'more'],
    // 1000 Ft is less than the minimum payment, so the payment adds no tax relief.
    ['1000', 0, 75_000, 'start'],
    ['374 999', 74_999, 1, 'more'],
    ['375 000', 75_000, 0, 'full'],
    ['9 000 000', 75_000, 0, 'full'],
    ['sok', 0, 75_000, 'start'],
  ])(
    'grows by a fifth of a valid payment, up to its limit: a payment of "%s" adds %i Ft, and %i Ft of relief remain',
    (typed, added, remaining, note) => {
      expect(reliefOf(typed)).toMatchObject([
        { value: { used: forints(75_000), added: forints(added), left: forints(remaining), note: { name: note } } },
      ])
    },
  )

  test('shows the payment still needed for the full relief, and a remaining relief of zero instead of a negative one', () => {
    expect(reliefOf('100 000')).toMatchObject([{ value: { note: { values: { rest: forints(275_000) } } } }])
    expect(reliefOf('', { relief: { ...half, usedAmount: forints(200_000) } as typeof half })).toMatchObject([
      { value: { used: forints(150_000), left: forints(0), note: { name: 'usedUp' } } },
    ])
  })

  test.each([
    ['the contract is no pension', { info: { ...info, isPension: false } }],
    ['the contract has no right to it', { header: lifeHeaderExamples.everythingSwitchedOff }],
    ['the header is missing', { header: null }],
    ['it failed to load', { relief: null }],
    ['its total is zero', { relief: { ...half, totalAmount: { value: 0, currency: 'HUF' as const } } }],
  ])('is not shown if %s', (_, loaded) => {
    expect(reliefOf('100 000', loaded)).toEqual([])
  })
})

test('a top-up is offered to the contractor of any life product line if the insurer enables it', () => {
  for (const { menu } of [eletCases, nyugdijCases, balesetCases]) {
    const entry = menu.find(({ key }) => key === 'topup-payment')
    const offers = (header: (typeof lifeHeaderExamples)[keyof typeof lifeHeaderExamples], isContractor = true) =>
      entry?.isEnabled(header, { isContractor, today: '2026-11-21' })
    expect([
      offers(lifeHeaderExamples.pension),
      offers(lifeHeaderExamples.accident),
      offers(lifeHeaderExamples.terminated),
      offers(lifeHeaderExamples.pension, false),
    ]).toEqual([true, false, false, false])
  }
})

test.each([
  ['funds or portfolios', { productFundList: [], currentModelPortfolio: null }],
  ['a known account', { udcContractId: undefined }],
  ['an account’s id', { udcContractId: '' }],
  ['an account that stays open', {}, { ...fees, isBuyBack: true }],
])('a top-up without %s is unavailable, unless it has already been paid', async (_, missing, account = fees) => {
  const machine = buildCaseMachine(topupPayment)
  const nowhere = { ...info, ...missing }
  for (const [paid, state] of [
    [null, 'notOffered'],
    [paidBy(60_000), 'filling'],
  ] as const) {
    const { fake, parent } = page()
    const input = { contractNumber: CONTRACT, address: ADDRESS, today: '2026-11-21', draftId: 'd', saved: null, paid }
    const actor = await begin(createActor(machine, { input, parent }), fake)
    await answer(fake, getTopUp, nowhere)
    await answer(fake, getUnitAccounts, { subContracts: [account] })
    await answer(fake, getHeader, lifeHeaderExamples.pension)
    await answer(fake, getTaxRelief, half)
    expect(actor.getSnapshot().value).toBe(state)
  }
})
