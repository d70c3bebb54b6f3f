import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { SharesSpread } from '../../../machines/case/answers/rows/events'
import { asParsed } from '../../../machines/case/definition/parsed'
import { buildCaseMachine } from '../../../machines/case/machine/case.machine'
import type { CaseEvent } from '../../../machines/case/machine/case.types'
import type { ContractHeader } from '../../../machines/case/menu/productLineCases'
import { eletCases } from '../../../machines/cases/life'
import { fundSwitch } from '../../../machines/cases/life/fundSwitch.case'
import { enabledEntriesOf } from '../../../machines/contract/loadHeader.actor'
import { draftKeyOfSubject } from '../../../machines/storageKeys'
import { accountExamples } from '../../../mocks/examples/life/fundLists'
import { lifeHeaderExamples } from '../../../mocks/examples/life/header'
import { downloadDocument } from '../../../src/api/documents'
import type { CallData } from '../../../src/api/endpoint'
import { getAvailableFunds, getProductFunds, getUnitAccounts } from '../../../src/api/lifeAccounts'
import { switchFunds } from '../../../src/api/lifeFunds'
import { answer, begin, callsTo, fail, page, refuse, reload, withClock } from '../kit/story'

withClock()

const machine = buildCaseMachine(fundSwitch)
const CONTRACT = '40000001'
const ACCOUNT = '40000001-1'

const heldFunds = [
  { id: 'F02', name: 'Kötvény', percentage: 35 },
  { id: 'F03', name: 'Részvény', percentage: 65 },
]
const funds = ['F01', 'F02', 'F03'].map((id) => ({ id, name: `Eszközalap ${id}` }))

interface Known {
  readonly account?: CallData<typeof getProductFunds>
  readonly funds?: CallData<typeof getAvailableFunds>
  readonly isBuyBack?: boolean
}

const open = async (on: ReturnType<typeof page>, data: Known = {}, subject = ACCOUNT) => {
  const { fake, parent } = on
  const saved = fake.services.storage.read(draftKeyOfSubject(CONTRACT, fundSwitch.id, subject)) ?? null
  const address = `/elet/ugyek/fund-switch/${subject}`
  const input = {
    contractNumber: CONTRACT,
    subject,
    address,
    today: '2026-11-21',
    draftId: fake.services.newId(),
    saved,
  }
  const actor = await begin(createActor(machine, { input, parent }), fake)
  await answer(fake, getAvailableFunds, data.funds ?? { productFundList: funds })
  await answer(fake, getProductFunds, {
    isProductFundSwitchAvailable: true,
    currentProductFundList: heldFunds,
    ...data.account,
  })
  await answer(fake, getUnitAccounts, {
    subContracts: [{ udcContractId: subject, name: 'Számla', isBuyBack: data.isBuyBack ?? false }],
  })
  const send = (...events: readonly CaseEvent[]) => {
    for (const event of events) actor.send(event)
  }
  const rows = () => Object(actor.getSnapshot().context.answers).productFunds
  const type = (fund: string, value: string) => {
    const { key } = rows().find(({ of }: { readonly of: string }) => of === fund)
    send({ type: 'answer.changed', field: `productFunds.${key}.percentage`, value })
  }
  const typed = () =>
    Object.fromEntries(
      rows().map(({ of, cells }: { readonly of: string; readonly cells: { readonly percentage?: string } }) => [
        of,
        cells.percentage ?? '',
      ]),
    )
  return { fake, send, type, typed, now: () => actor.getSnapshot() }
}

const opened = (data?: Known) => open(page(), data)

const enabled = (header: ContractHeader, isContractor = true) =>
  enabledEntriesOf(eletCases.menu, header, { isContractor, today: '2026-11-21' }).map(({ key }) => key)

const headerWith = (enabledMenuItem: string) => ({
  ...lifeHeaderExamples.withDebt,
  enabledMenuItems: [enabledMenuItem],
})

describe('the switch of funds', () => {
  test('is available to the contractor only, and only if the insurer enables investment accounts', () => {
    expect(enabled(headerWith('investment-accounts'))).toContain('fund-switch')
    expect(enabled(headerWith('change-beneficiary'))).not.toContain('fund-switch')
    expect(enabled(headerWith('investment-accounts'), false)).not.toContain('fund-switch')
  })

  test.each([
    ['that does not allow it', { account: accountExamples.noSwitch }],
    ['with an unknown permission', { account: { isProductFundSwitchAvailable: null } }],
    ['with a pending buy-back', { isBuyBack: true }],
  ])('is not offered for an account %s', async (_, data) => {
    expect((await opened(data)).now().value).toBe('notOffered')
  })

  test('is not offered for an unknown account', async () => {
    const { fake, parent } = page()
    const input = {
      contractNumber: CONTRACT,
      subject: 'nobody',
      address: '',
      today: '2026-11-21',
      draftId: '1',
      saved: null,
    }
    const actor = await begin(createActor(machine, { input, parent }), fake)
    expect(callsTo(fake, getProductFunds)).toMatchObject([{ input: { query: { udcContractId: 'nobody' } } }])
    await answer(fake, getUnitAccounts, { subContracts: [] })
    await refuse(fake, getAvailableFunds, { code: 'ACCOUNT_NOT_FOUND' })
    await refuse(fake, getProductFunds, { code: 'ACCOUNT_NOT_FOUND' })
    expect(actor.getSnapshot().value).toBe('notOffered')
  })

  test('starts with the current shares and shows the value of each fund', async () => {
    const on = await opened({ account: { accountValue: { value: 1_000_000, currency: 'HUF' } } })
    expect(on.typed()).toEqual({ F01: '', F02: '35', F03: '65' })
    expect(on.now().context.options.productFunds).toEqual([
      { value: 'F01', label: 'Eszközalap F01' },
      {
        value: 'F02',
        label: 'Eszközalap F02',
        note: { name: 'held', values: { share: '35%', value: { value: 350_000, currency: 'HUF' } } },
      },
      {
        value: 'F03',
        label: 'Eszközalap F03',
        note: { name: 'held', values: { share: '65%', value: { value: 650_000, currency: 'HUF' } } },
      },
    ])
  })

  test('starts with whole percents if price changes have led to fractions', async () => {
    const moved = heldFunds.map((fund, index) => ({ ...fund, percentage: [34.62, 65.38][index] ?? 0 }))
    const on = await opened({ account: { currentProductFundList: moved } })
    expect(on.typed()).toEqual({ F01: '', F02: '35', F03: '65' })
    expect(on.now().context.options.productFunds?.[1]).toMatchObject({
      note: { name: 'heldShare', values: { share: '34,62%' } },
    })
  })

  test('shows the funds that the account holds but that can no longer be chosen', async () => {
    const on = await opened({ funds: { productFundList: funds.slice(0, 2) } })
    expect(on.typed()).toEqual({ F01: '', F02: '35' })
    expect(fundSwitch.details(on.now().context.loaded, {})).toContainEqual({
      name: 'closedFunds',
      kind: 'text',
      value: 'Részvény (65%)',
    })
  })

  test.each([
    ['is below', '30', { name: 'sharesLeft', values: { percent: '5' } }],
    ['is above', '50', { name: 'sharesOver', values: { percent: '15' } }],
  ])('is not submitted if the sum of the shares %s 100%%', async (_, share, problem) => {
    const on = await opened()
    on.type('F02', share)
    on.send({ type: 'step.submitted' })
    expect(on.now()).toMatchObject({ value: 'filling', context: { problems: { productFunds: problem } } })
  })

  test('accepts whole percents only', async () => {
    const on = await opened()
    on.type('F02', '34,5')
    on.type('F01', '0,5')
    on.send({ type: 'step.submitted' })
    expect(on.now().value).toBe('filling')
    expect(Object.values(on.now().context.problems)).toEqual([{ name: 'percentWhole' }, { name: 'percentWhole' }])
  })

  test('sends the account and only those funds that have a share', async () => {
    const on = await opened()
    on.type('F01', '20')
    on.type('F02', '0')
    on.type('F03', '80')
    on.send({ type: 'step.submitted' }, { type: 'step.submitted' })
    const body = {
      udcContractId: ACCOUNT,
      productFunds: [
        { id: 'F01', percentage: 20 },
        { id: 'F03', percentage: 80 },
      ],
    }
    expect(callsTo(on.fake, switchFunds)).toMatchObject([{ input: { body } }])
  })

  test('is not sent if the shares are unchanged', async () => {
    const on = await opened()
    on.send({ type: 'step.submitted' })
    expect(on.now()).toMatchObject({ value: 'filling', context: { notice: 'unchanged' } })
  })

  test('is not sent if only the e-mail address for the confirmation changes', async () => {
    const on = await opened()
    on.send({ type: 'answer.changed', field: 'email', value: 'minta.anna@posta.example' }, { type: 'step.submitted' })
    expect(on.now()).toMatchObject({ value: 'filling', context: { notice: 'unchanged' } })
  })

  test('stores a separate draft for each account', async () => {
    const on = await opened()
    on.type('F01', '7')
    const reloadedPage = reload(on.fake)
    expect((await open(reloadedPage)).typed()).toEqual({ F01: '7', F02: '35', F03: '65' })
    expect((await open(reloadedPage, {}, '40000001-3')).typed()).toEqual({ F01: '', F02: '35', F03: '65' })
  })

  test('keeps the share of a fund after a reload, even if the insurer has added a fund meanwhile', async () => {
    const [first, second] = [
      { id: '1', name: 'Az első' },
      { id: '2', name: 'A második' },
    ]
    const account = { currentProductFundList: [{ ...second, percentage: 100 }] }
    const on = await opened({ funds: { productFundList: [second] }, account })
    on.type('2', '10')
    const more = await open(reload(on.fake), { funds: { productFundList: [first, second] }, account })
    more.type('1', '5')
    expect(more.typed()).toEqual({ 1: '5', 2: '10' })
  })

  test('shows the former and the new shares in the confirmation, also after a reload', async () => {
    const on = await opened()
    on.type('F01', '20')
    on.type('F02', '')
    on.type('F03', '80')
    on.send({ type: 'step.submitted' }, { type: 'step.submitted' })
    await answer(on.fake, switchFunds, { caseStatus: 'SUCCEEDED' })
    const lines = [
      'Eszközalap F01: 0%\u00a0→\u00a020%',
      'Eszközalap F02: 35%\u00a0→\u00a00%',
      'Eszközalap F03: 65%\u00a0→\u00a080%',
    ]
    const confirmation = {
      value: 'submitted',
      context: { sentDetails: [{ name: 'shares', kind: 'lines', value: lines }] },
    }
    expect(on.now()).toMatchObject(confirmation)
    const { fake, parent } = reload(on.fake)
    const saved = fake.services.storage.read(draftKeyOfSubject(CONTRACT, fundSwitch.id, ACCOUNT))
    const route = { contractNumber: CONTRACT, subject: ACCOUNT, address: '', today: '2026-11-21', draftId: '1' }
    const reopened = await begin(createActor(machine, { input: { ...route, saved }, parent }), fake)
    expect(reopened.getSnapshot()).toMatchObject(confirmation)
  })

  test('shows the shares before the switch in the confirmation, even if the new shares load after a failed submission', async () => {
    const on = await opened()
    on.type('F01', '35')
    on.type('F02', '')
    on.send({ type: 'step.submitted' }, { type: 'step.submitted' })
    await fail(on.fake, switchFunds)
    const switched = [{ id: 'F01', name: 'Eszközalap F01', percentage: 35 }, ...heldFunds.slice(1)]
    const reopened = await open(reload(on.fake), { account: { currentProductFundList: switched } })
    reopened.send({ type: 'submit.retried' })
    expect(reopened.now().context.sentDetails).toMatchObject([
      {
        value: [
          'Eszközalap F01: 0%\u00a0→\u00a035%',
          'Eszközalap F02: 35%\u00a0→\u00a00%',
          'Eszközalap F03: 65%\u00a0→\u00a065%',
        ],
      },
    ])
  })

  test('warns of the processing time and of leaving a model portfolio', async () => {
    const on = await opened({ account: { currentModelPortfolio: { id: 'M2', name: 'Kiegyensúlyozott' } } })
    const { loaded } = on.now().context
    expect(fundSwitch.alerts(loaded)).toEqual(['timing', 'leavesPortfolio'])
    expect(fundSwitch.details(loaded, {})).toContainEqual({
      name: 'portfolio',
      kind: 'text',
      value: 'Kiegyensúlyozott',
    })
  })
})

describe('the statement about leaving a model portfolio', () => {
  const link = 'documents/download?id=terms-portfolio-cancel'
  const portfolioData = (cancelStatementDocumentUrl: string | null = link) => ({
    funds: { cancelStatementDocumentUrl, productFundList: funds },
  })
  const accept = { type: 'answer.changed', field: 'cancelStatement', value: link } as const
  const typeOther = (on: Awaited<ReturnType<typeof opened>>) => {
    on.type('F01', '35')
    on.type('F02', '')
  }

  test('has to be accepted before submitting', async () => {
    const on = await opened(portfolioData())
    typeOther(on)
    on.send({ type: 'step.submitted' })
    expect(on.now()).toMatchObject({
      value: 'filling',
      context: { summaryFields: ['cancelStatement'], problems: { cancelStatement: { name: 'notAccepted' } } },
    })
    on.send(accept, { type: 'step.submitted' })
    expect(on.now().value).toBe('reviewing')
  })

  test('blocks the submission if the customer withdraws the acceptance', async () => {
    const on = await opened(portfolioData())
    typeOther(on)
    on.send(accept, { ...accept, value: '' }, { type: 'step.submitted' })
    expect(on.now().value).toBe('filling')
  })

  test('is not part of the request to the insurer', async () => {
    const on = await opened(portfolioData())
    typeOther(on)
    on.send(accept, { type: 'step.submitted' }, { type: 'step.submitted' })
    const [call] = callsTo(on.fake, switchFunds)
    expect(JSON.parse(JSON.stringify(Object(call?.input).body))).toEqual({
      udcContractId: ACCOUNT,
      productFunds: [
        { id: 'F01', percentage: 35 },
        { id: 'F03', percentage: 65 },
      ],
    })
  })

  test('is enough for a submission without other changes if the account follows a model portfolio', async () => {
    const on = await opened({
      ...portfolioData(),
      account: { currentModelPortfolio: { id: 'M2', name: 'Kiegyensúlyozott' } },
    })
    on.send(accept, { type: 'step.submitted' })
    expect(on.now().value).toBe('reviewing')
  })

  test('is not enough for a submission without other changes if the account follows no model portfolio', async () => {
    const on = await opened(portfolioData())
    on.send(accept, { type: 'step.submitted' })
    expect(on.now()).toMatchObject({ value: 'filling', context: { notice: 'unchanged' } })
    typeOther(on)
    on.send({ type: 'step.submitted' })
    expect(on.now().value).toBe('reviewing')
  })

  test.each([null, ''])('is not required if the insurer sends no link to it (%j)', async (none) => {
    const on = await opened(portfolioData(none))
    typeOther(on)
    on.send({ type: 'step.submitted' })
    expect(on.now().value).toBe('reviewing')
  })

  test('has to be accepted again if its link has changed', async () => {
    const on = await opened(portfolioData())
    typeOther(on)
    on.send(accept, { type: 'step.submitted' })
    const same = await open(reload(on.fake), portfolioData())
    expect(same.now().value).toBe('reviewing')
    const other = await open(reload(on.fake), portfolioData(`${link}-2027`))
    expect(other.now()).toMatchObject({
      value: 'filling',
      context: { problems: { cancelStatement: { name: 'notAccepted' } } },
    })
  })

  test('can be downloaded again after a failed download, which does not block the submission', async () => {
    const on = await opened(portfolioData())
    const target = { id: 'terms-portfolio-cancel', title: 'Nyilatkozat' }
    on.send({ type: 'download.requested', target })
    expect(callsTo(on.fake, downloadDocument)).toMatchObject([{ input: { query: { id: target.id } } }])
    await fail(on.fake, downloadDocument)
    expect(on.now().context.downloads).toMatchObject({ [target.id]: { status: 'failed', problem: 'transport' } })
    on.send({ type: 'download.requested', target })
    expect(callsTo(on.fake, downloadDocument)).toHaveLength(2)
    typeOther(on)
    on.send(accept, { type: 'step.submitted' })
    expect(on.now().value).toBe('reviewing')
  })
})

test('the new shares start with the current shares, rounded to whole percents that sum to 100', async () => {
  const percentages = new Map([
    ['F01', 33.4],
    ['F02', 33.3],
    ['F03', 33.3],
  ])
  const { typed } = await opened({
    account: {
      currentProductFundList: funds.map((fund) => ({ ...fund, percentage: percentages.get(fund.id) ?? 0 })),
    },
  })
  expect(typed()).toEqual({ F01: '34', F02: '33', F03: '33' })
})

test('the confirmation of a fund switch shows the pricing date if the insurer sends one', () => {
  const resultDetailsOf = (data: object) => fundSwitch.resultDetails(asParsed({ caseStatus: 'SUCCEEDED', ...data }))
  expect(resultDetailsOf({ pricedOn: '2026-11-23' })).toEqual([{ name: 'pricedOn', kind: 'date', value: '2026-11-23' }])
  expect(resultDetailsOf({})).toEqual([])
})

describe('the button that spreads 100%', () => {
  const spread = (how: SharesSpread['how']): CaseEvent => ({ type: 'shares.spread', group: 'productFunds', how })

  test('divides it evenly among the funds that have a share', async () => {
    const { send, typed } = await opened()
    send(spread('evenly'))
    expect(typed()).toEqual({ F01: '', F02: '50', F03: '50' })
  })

  test('divides it in whole percents among all funds if no fund has a share', async () => {
    const { send, typed } = await opened()
    send(spread('nothing'))
    expect(typed()).toEqual({ F01: '', F02: '', F03: '' })
    send(spread('evenly'))
    expect(typed()).toEqual({ F01: '34', F02: '33', F03: '33' })
  })

  test('gives the chosen fund the rest of 100% that the other funds leave', async () => {
    const { send, type, typed } = await opened()
    type('F03', '')
    send(spread({ restTo: 'F01' }))
    expect(typed()).toEqual({ F01: '65', F02: '35', F03: '' })
    send(spread({ restTo: 'F03' }))
    expect(typed()).toEqual({ F01: '65', F02: '35', F03: '' })
  })

  test('clears the error about the sum of the shares, so that the case can be submitted', async () => {
    const { send, type, now } = await opened()
    type('F03', '80')
    send({ type: 'step.submitted' })
    expect(Object.keys(now().context.problems)).toEqual(['productFunds'])
    send(spread('evenly'))
    expect(now().context.problems).toEqual({})
    send({ type: 'step.submitted' })
    expect(now().value).toBe('reviewing')
  })

  test('changes nothing for an unknown group of shares', async () => {
    const { send, typed } = await opened()
    const before = typed()
    send({ type: 'shares.spread', group: 'email', how: 'evenly' })
    send({ type: 'shares.spread', group: 'productFunds.F02', how: 'nothing' })
    expect(typed()).toEqual(before)
  })
})
