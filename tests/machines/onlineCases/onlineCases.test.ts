import { beforeEach, describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { addressOfId, idInAddress } from '../../../machines/addressId'
import { kgfbCases } from '../../../machines/cases/kgfb'
import type { OnlineCase } from '../../../machines/casesOfProductLine'
import { sharedMachines } from '../../../machines/lazyMachines'
import {
  needOf,
  newestCasesFirst,
  onlineCaseStateOf,
  waitingCasesFirst,
  waitsForCustomer,
} from '../../../machines/onlineCases/listed'
import { onlineCasesMachine } from '../../../machines/onlineCases/onlineCases.machine'
import { innerPathOf, routeOf } from '../../../machines/routes'
import { signatureMachine } from '../../../machines/signature/signature.machine'
import { signDigitally } from '../../../src/api/documents'
import { getCases } from '../../../src/api/kgfb'
import { naughty } from '../../naughty'
import { addressOf, contractLoads, contractOf, openPortal, type Portal, reloadPortal, signIn } from '../kit/portal'
import { answer, begin, callsTo, fail, load, page, withClock } from '../kit/story'

withClock()
beforeEach(() => {
  sharedMachines.provide({ signature: signatureMachine })
})

const submitted = (change: Partial<OnlineCase>): OnlineCase => ({
  name: 'Rendszám módosítása',
  startDate: '2026-11-20',
  documentLink: null,
  caseStatus: 'SUCCEEDED',
  caseId: 'case-1',
  waitsFor: null,
  decision: null,
  ...change,
})

describe('the list of submitted cases', () => {
  const open = async (step = '') => {
    const { fake, parent } = page()
    const input = { productLine: 'kgfb', contractNumber: '10000001', step } as const
    const list = await begin(createActor(onlineCasesMachine, { parent, input }), fake)
    return { fake, list, state: () => list.getSnapshot().value, context: () => list.getSnapshot().context }
  }

  it('is sorted by date, the latest case first, and keeps the insurer’s order within a day', () => {
    const days = ['2025-03-01', '2026-11-20', '2026-11-20', '2026-02-28'].map((startDate, index) =>
      submitted({ startDate, caseId: `case-${index}` }),
    )
    expect(newestCasesFirst(days).map(({ caseId }) => caseId)).toEqual(['case-1', 'case-2', 'case-3', 'case-0'])
  })

  it('starts with cases that wait for a signature, an identification or money', () => {
    const cases = [
      submitted({ caseId: 'case-4', startDate: '2026-11-20' }),
      submitted({ caseId: 'case-3', startDate: '2026-11-19', waitsFor: 'TRANSFER' }),
      submitted({ caseId: 'case-2', startDate: '2026-11-18', caseStatus: 'WAITING_FOR_BACK_OFFICE' }),
      submitted({ caseId: 'case-1', startDate: '2026-11-17', caseStatus: 'DIGITAL_SIGNATURE_NEEDED' }),
    ]
    const standings = cases.map((one) => onlineCaseStateOf(one, '2026-11-21'))
    expect(waitingCasesFirst(cases, '2026-11-21').map(({ caseId }) => caseId)).toEqual([
      ...['case-3', 'case-1', 'case-4', 'case-2'],
    ])
    expect(standings).toEqual(['SUCCEEDED', 'TRANSFER', 'received', 'DIGITAL_SIGNATURE_NEEDED'])
  })

  it.each([
    ['2026-11-21', 'DIGITAL_SIGNATURE_NEEDED', 'signature', true],
    ['2026-11-22', 'late', null, false],
  ])(
    'shows a termination notice to be signed by 2026-11-21, if today is %s, in the state %s',
    (today, standing, need, waits) => {
      const notice = submitted({ caseStatus: 'DIGITAL_SIGNATURE_NEEDED', signUntil: '2026-11-21' })
      expect([onlineCaseStateOf(notice, today), needOf(notice, today), waitsForCustomer(notice, today)]).toEqual([
        standing,
        need,
        waits,
      ])
      expect(needOf({ ...notice, caseStatus: 'IDENTIFICATION_NEEDED' }, today)).toBe('identification')
    },
  )

  it('shows a case’s missing payment instead of its decision, and lists a superseded case after the waiting ones', () => {
    const decision = { status: 'EXAMINING' } as const
    const ordered = submitted({ caseId: 'case-1', startDate: '2026-11-17', waitsFor: 'PAYMENT', decision })
    const gaveWay = submitted({ caseId: 'case-2', decision: { status: 'SUPERSEDED' } })
    expect([ordered, gaveWay].map((one) => onlineCaseStateOf(one, '2026-11-21'))).toEqual(['PAYMENT', 'SUPERSEDED'])
    expect(waitingCasesFirst([gaveWay, ordered], '2026-11-21')).toEqual([ordered, gaveWay])
  })

  it.each([
    ['nothing', {}, 'SUCCEEDED'],
    ['the event that it waits for', { waitsFor: undefined }, 'received'],
    ['the decision', { decision: undefined }, 'received'],
  ])('shows a succeeded case in its state if the insurer leaves out %s', (_, change, standing) => {
    expect(onlineCaseStateOf(submitted(change), '2026-11-21')).toBe(standing)
  })

  it('shows an error if it fails to load, and loads again on request or when the network is back', async () => {
    const { fake, list, state, context } = await open()
    await fail(fake, getCases, 'brokenAnswer')
    expect(state()).toBe('failed')
    expect(context().technicalError).toBe('brokenAnswer')
    list.send({ type: 'load.retried' })
    await fail(fake, getCases)
    await load(fake, 'networkBack')
    await answer(fake, getCases, [])
    expect(state()).toBe('listing')
    expect(context().technicalError).toBe(null)
  })

  it('reports an unknown status of a case as a technical error, without the status itself, and does not open that case', async () => {
    const { fake, state } = await open('case-9')
    const knownCase = submitted({ caseStatus: 'IDENTIFICATION_NEEDED' })
    await answer(fake, getCases, [knownCase, submitted({ caseId: 'case-9', caseStatus: 'Kovács Anna ügye' })])
    expect(state()).toBe('listing')
    expect(fake.reports).toEqual([{ kind: 'fault', subject: getCases.id, detail: 'caseStatus is unknown' }])
  })

  it.each([
    ['does not exist', submitted({ caseId: 'case-2' })],
    ['waits for nothing', submitted({ caseId: 'case-1' })],
  ])('is shown if the address names a case that %s', async (_, item) => {
    const { fake, state, context } = await open('case-1')
    await answer(fake, getCases, [item])
    expect(state()).toBe('listing')
    expect(context().opened).toBe('')
  })

  it('closes a case on browser back and opens it again on browser forward', async () => {
    const { fake, list, state } = await open()
    const cases = [submitted({ caseStatus: 'DIGITAL_SIGNATURE_NEEDED', caseId: 'case-3' })]
    await answer(fake, getCases, cases)
    list.send({ type: 'case.opened', caseId: 'case-3' })
    await load(fake, 'loadModule')
    expect(state()).toBe('signing')
    list.send({ type: 'step.requested', step: 'case-3' })
    expect(state()).toBe('signing')
    list.send({ type: 'step.requested', step: '' })
    await answer(fake, getCases, cases)
    expect(state()).toBe('listing')
    list.send({ type: 'step.requested', step: 'case-3' })
    await load(fake, 'loadModule')
    expect(state()).toBe('signing')
  })

  it('does not repeat a signature by itself if the customer leaves the case before the response and opens it again', async () => {
    const { fake, list, state } = await open()
    const cases = [submitted({ caseStatus: 'DIGITAL_SIGNATURE_NEEDED', caseId: 'case-3' })]
    await answer(fake, getCases, cases)
    list.send({ type: 'case.opened', caseId: 'case-3' })
    await load(fake, 'loadModule')
    list.getSnapshot().children.signature?.send({ type: 'digital.chosen' })
    list.send({ type: 'step.requested', step: '' })
    await answer(fake, getCases, cases)
    list.send({ type: 'case.opened', caseId: 'case-3' })
    await load(fake, 'loadModule')
    expect(state()).toBe('signing')
    expect(callsTo(fake, signDigitally)).toHaveLength(1)
    list.getSnapshot().children.signature?.send({ type: 'digital.chosen' })
    const keys = callsTo(fake, signDigitally).map(({ idempotencyKey }) => idempotencyKey)
    expect(keys).toEqual([keys[0], keys[0]])
  })

  it.each([
    ['case-3', '/kgfb/ugyek/online-cases/case-3'],
    ['Ü-2026/00 012', '/kgfb/ugyek/online-cases/%C3%9C-2026%2F00%20012'],
  ])('opens case %s at an address of its own, and a reload opens the case again', async (caseId, address) => {
    const cases = [submitted({ caseStatus: 'DIGITAL_SIGNATURE_NEEDED', caseId })]
    const listLoads = async (portal: Portal) => {
      await contractLoads(portal)
      await load(portal.fake, 'loadModule', kgfbCases)
      await load(portal.fake, 'loadModule')
      await answer(portal.fake, getCases, cases)
    }
    const portal = await openPortal('/kgfb/ugyek/online-cases')
    await signIn(portal)
    await listLoads(portal)
    contractOf(portal).getSnapshot().children.flow?.send({ type: 'case.opened', caseId })
    expect(addressOf(portal)).toBe(address)
    const reloadedPortal = await reloadPortal(portal, address)
    await listLoads(reloadedPortal)
    await load(reloadedPortal.fake, 'loadModule')
    const open = contractOf(reloadedPortal).getSnapshot().children.flow
    expect(open?.getSnapshot()).toMatchObject({ value: 'signing', context: { opened: caseId } })
    reloadedPortal.app.send({ type: 'location.requested', address: '/kgfb/ugyek/online-cases' })
    await answer(reloadedPortal.fake, getCases, cases)
    expect(open?.getSnapshot()).toMatchObject({ value: 'listing' })
    expect(addressOf(reloadedPortal)).toBe('/kgfb/ugyek/online-cases')
  })

  it.each(Object.entries({ ...naughty, 'a folder above': '..', 'this folder': '.' }))(
    'gives a case whose id is %s an address that leads to that case or to the list',
    async (_, caseId) => {
      const cases = [submitted({ caseStatus: 'DIGITAL_SIGNATURE_NEEDED', caseId })]
      const { fake, list, state, context } = await open()
      await answer(fake, getCases, cases)
      list.send({ type: 'case.opened', caseId })
      if (caseId !== '') await load(fake, 'loadModule')
      expect(list.getSnapshot().status).toBe('active')
      expect(state()).toBe(caseId === '' ? 'listing' : 'signing')
      const address = `/kgfb/ugyek/online-cases/${addressOfId(context().opened)}`
      expect(new URL(address, 'https://portal.example').pathname).toBe(address)
      const route = routeOf(address)
      expect(route).toMatchObject({ name: 'case', key: 'online-cases' })
      const step = route.name === 'case' ? innerPathOf(route) : ''
      expect(['', caseId, caseId.replace(/\p{Surrogate}/gu, '\ufffd')]).toContain(idInAddress(step))
    },
  )

  it('is shown if the case id in the address is invalid', async () => {
    const { fake, state, context } = await open('%')
    await answer(fake, getCases, [])
    expect(state()).toBe('listing')
    expect(context().opened).toBe('')
  })
})
