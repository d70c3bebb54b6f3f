import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { accountsMachine } from '../../machines/accounts/accounts.machine'
import { commonDocuments } from '../../machines/cases/documents'
import { claimsMachine } from '../../machines/claims/claims.machine'
import { onlineCasesMachine } from '../../machines/onlineCases/onlineCases.machine'
import { getClaims } from '../../src/api/claims'
import { listInvoices } from '../../src/api/documentLists'
import { getCases } from '../../src/api/kgfb'
import { getFundDetails, getProductFunds, getUnitAccounts } from '../../src/api/lifeAccounts'
import { runPendingCallbacks } from '../../tools/exploration/kit/run'
import { answer, begin, callsTo, fail, load, MINUTE, page, pass, withClock } from './kit/story'

withClock()

const invoicesMachine = commonDocuments.find(({ key }) => key === 'invoice')?.machine
const HUF_100 = { value: 100, currency: 'HUF' } as const
const onlineCase = { name: 'Díjfizetés', startDate: '2026-11-20', documentLink: null, caseId: 'case-1' }
const awaited = { ...onlineCase, caseStatus: 'SUCCEEDED', waitsFor: 'TRANSFER' } as const
const superseded = { ...onlineCase, caseStatus: 'SUCCEEDED', decision: { status: 'SUPERSEDED' } } as const
const invoice = { id: 'invoice-1', name: 'Számla', isPaid: false }
const account = { udcContractId: 'one', name: 'Számla', value: HUF_100 }

const open = async (machine: typeof onlineCasesMachine | typeof claimsMachine | typeof accountsMachine, step = '') => {
  const { fake, parent } = page()
  const input = { productLine: 'kgfb', contractNumber: '10000001', step } as const
  const actor = await begin(createActor(machine, { parent, input }), fake)
  return { fake, state: (): unknown => actor.getSnapshot().value, context: (): object => actor.getSnapshot().context }
}

const openInvoices = async () => {
  if (invoicesMachine === undefined) throw new Error('There is no list of invoices')
  const { fake, parent } = page()
  const input = { productLine: 'kgfb', contractNumber: '10000001', step: '' } as const
  const actor = await begin(createActor(invoicesMachine, { parent, input }), fake)
  await answer(fake, listInvoices, [invoice])
  return { fake, state: (): unknown => actor.getSnapshot().value, context: (): object => actor.getSnapshot().context }
}

type Opened = Awaited<ReturnType<typeof open>>

const lists = [
  {
    name: 'the submitted cases',
    endpoint: getCases,
    shown: 'listing',
    begin: async (): Promise<Opened> => {
      const opened = await open(onlineCasesMachine)
      await answer(opened.fake, getCases, [awaited])
      return opened
    },
    reloads: ({ fake }: Opened) => answer(fake, getCases, [superseded]),
    before: { cases: [awaited] },
    after: { cases: [superseded] },
  },
  {
    name: 'the invoices',
    endpoint: listInvoices,
    shown: 'listing',
    begin: (): Promise<Opened> => openInvoices(),
    reloads: ({ fake }: Opened) => answer(fake, listInvoices, [{ ...invoice, isPaid: true }]),
    before: { documents: [{ isPaid: false }] },
    after: { documents: [{ isPaid: true }] },
  },
  {
    name: 'the claims',
    endpoint: getClaims,
    shown: 'listing',
    begin: async (): Promise<Opened> => {
      const opened = await open(claimsMachine)
      await answer(opened.fake, getClaims, { open: [{ id: 'claim-1' }], closed: [] })
      return opened
    },
    reloads: ({ fake }: Opened) => answer(fake, getClaims, { open: [], closed: [{ id: 'claim-1' }] }),
    before: { lists: { closed: [] } },
    after: { lists: { closed: [{ id: 'claim-1' }] } },
  },
  {
    name: 'a claim',
    endpoint: getClaims,
    shown: 'viewing',
    begin: async (): Promise<Opened> => {
      const opened = await open(claimsMachine, 'claim-1')
      await answer(opened.fake, getClaims, { open: [{ id: 'claim-1' }], closed: [] })
      return opened
    },
    reloads: ({ fake }: Opened) => answer(fake, getClaims, { open: [], closed: [{ id: 'claim-1' }] }),
    before: { lists: { closed: [] } },
    after: { lists: { closed: [{ id: 'claim-1' }] } },
  },
  {
    name: 'the investment accounts',
    endpoint: getUnitAccounts,
    shown: 'listing',
    begin: async (): Promise<Opened> => {
      const opened = await open(accountsMachine)
      await answer(opened.fake, getUnitAccounts, { subContracts: [account] })
      return opened
    },
    reloads: ({ fake }: Opened) => answer(fake, getUnitAccounts, { subContracts: [] }),
    before: { list: { subContracts: [account] } },
    after: { list: { subContracts: [] } },
  },
  {
    name: 'a fund',
    endpoint: getFundDetails,
    shown: 'viewingFund',
    begin: async (): Promise<Opened> => {
      const opened = await open(accountsMachine, 'one/F1')
      await answer(opened.fake, getUnitAccounts, { subContracts: [account] })
      await answer(opened.fake, getProductFunds, {})
      await answer(opened.fake, getFundDetails, { name: 'Kötvény' })
      return opened
    },
    reloads: ({ fake }: Opened) => answer(fake, getFundDetails, { name: 'Kötvény', fundValue: HUF_100 }),
    before: { fund: { name: 'Kötvény' } },
    after: { fund: { fundValue: HUF_100 } },
  },
]

describe.each(lists)(
  'the data of $name, when the customer returns to the page,',
  ({ endpoint, shown, reloads, ...list }) => {
    test('load again in the background', async () => {
      const opened = await list.begin()
      await load(opened.fake, 'comesToFront')
      expect([opened.state(), callsTo(opened.fake, endpoint).length]).toEqual([shown, 2])
      expect(opened.context()).toMatchObject(list.before)
      await reloads(opened)
      expect(opened.state()).toBe(shown)
      expect(opened.context()).toMatchObject(list.after)
    })

    test('stay on the screen if they do not load, and load again at the next return', async () => {
      const opened = await list.begin()
      await load(opened.fake, 'comesToFront')
      await fail(opened.fake, endpoint)
      expect(opened.state()).toBe(shown)
      expect(opened.context()).toMatchObject({ ...list.before, technicalError: null })
      await load(opened.fake, 'comesToFront')
      await pass(MINUTE)
      await reloads(opened)
      expect(opened.context()).toMatchObject(list.after)
    })

    test('do not load again while they are loading', async () => {
      const opened = await list.begin()
      await load(opened.fake, 'comesToFront')
      await load(opened.fake, 'comesToFront')
      await pass(MINUTE)
      expect(callsTo(opened.fake, endpoint)).toHaveLength(2)
    })
  },
)

test('a claim that the insurer no longer lists is shown as unknown', async () => {
  const { fake, state } = await open(claimsMachine, 'claim-1')
  await answer(fake, getClaims, { open: [{ id: 'claim-1' }], closed: [] })
  await load(fake, 'comesToFront')
  await answer(fake, getClaims, { open: [], closed: [] })
  expect(state()).toBe('unknown')
})

test('an investment account and the list of accounts load again when the customer returns to the page', async () => {
  const { fake, state, context } = await open(accountsMachine, 'one')
  const returns: (() => void)[] = []
  Object.assign(fake.services, { comesToFront: () => new Promise<void>((resolve) => returns.push(resolve)) })
  await answer(fake, getUnitAccounts, { subContracts: [account] })
  await answer(fake, getProductFunds, {})
  for (const returnToPage of returns.splice(0)) returnToPage()
  await runPendingCallbacks()
  await answer(fake, getUnitAccounts, { subContracts: [] })
  await answer(fake, getProductFunds, { accountValue: HUF_100 })
  expect(state()).toBe('viewing')
  expect(context()).toMatchObject({ list: { subContracts: [] }, account: { accountValue: HUF_100 } })
})

test('a list that is still loading does not load a second time when the customer returns to the page', async () => {
  const { fake } = await open(onlineCasesMachine)
  await runPendingCallbacks()
  expect(fake.waiting()).not.toContain('comesToFront')
})
