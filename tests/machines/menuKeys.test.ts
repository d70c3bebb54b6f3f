import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { lazyCases } from '../../machines/case/menu/lazyCases'
import type { ContractHeader } from '../../machines/case/menu/productLineCases'
import { everyProductLine } from '../../machines/cases'
import { enabledIn } from '../../machines/contract/loadHeader.actor'
import { loadOffered } from '../../machines/contract/offeredBy'
import { listedIn } from '../../machines/contract/route'
import { pathOf } from '../../machines/routes'
import { homeHeaderExamples } from '../../mocks/examples/home/header'
import { lifeHeaderExamples } from '../../mocks/examples/life/header'
import type { Call } from '../../src/api/client'
import { menuKeys } from '../../src/api/entities'
import { changePersonalDocuments, getPersonalDocuments } from '../../src/api/lifeStatements'
import { caseTexts } from '../../src/screens/case/caseTexts'
import { insurerInProcess } from '../../tools/exploration/kit/insurers'
import { settled } from '../../tools/exploration/kit/run'
import { sampleClient } from '../api/sampleClient'
import { lifeCustomer } from '../mocks/lifeCustomer'
import { addEveryText } from '../screens/support/languageFiles'
import { openPortalAt, signInAt } from './portalAt'
import { withClock } from './story'

const areas = ['lakas', 'elet', 'nyugdij', 'baleset'] as const
type Key = (typeof menuKeys)[number]

/** The sign-out is in the page's header. */
const inMenu = menuKeys.filter((key) => key !== 'logout')

/** Returns the contract state that an entry needs besides its key. */
const stateFor = (key: Key, header: ContractHeader): ContractHeader => {
  const given = { ...header, enabledMenuItems: [key], isLegalPerson: key === 'company-name' }
  const contract = { ...header.contract, contractStatusId: key === 'reactivate' ? (2 as const) : (1 as const) }
  // The header keeps its type: only properties of every type are set.
  return { ...given, canChangeToEmailCommunication: true, contract } as ContractHeader
}

withClock()
beforeAll(addEveryText)
beforeEach(() => {
  for (const cases of everyProductLine) lazyCases.provide({ [cases.area]: cases })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe.each(areas)('%s', (area) => {
  const example = area === 'lakas' ? homeHeaderExamples.withDebt : lifeHeaderExamples.withDebt

  test.each(inMenu)('lists %s if the insurer enables it', async (key) => {
    const header = stateFor(key, example)
    const { menu } = await loadOffered({ loadModule: () => undefined }, area, header)
    const listed = listedIn(enabledIn(menu, header, { isContractor: true, today: '2026-11-28' }))
    expect(listed.map((entry) => entry.key)).toContain(key)
    expect(caseTexts({ area, key }).label).not.toBe('')
  })
})

test('a home without keys of other areas loads no other area', async () => {
  const loadModule = vi.fn(() => undefined)
  const header = { ...homeHeaderExamples.withDebt, enabledMenuItems: ['pay', 'logout'] }
  await loadOffered({ loadModule }, 'lakas', header)
  expect(loadModule.mock.calls).toEqual([['lakas']])
})

test('a home without a list of keys offers what a home has', async () => {
  const header = { ...homeHeaderExamples.withDebt, enabledMenuItems: null }
  const { menu } = await loadOffered({ loadModule: () => undefined }, 'lakas', header)
  expect(menu.map(({ key }) => key)).not.toContain('bond')
})

/** A home contract whose insurer enables some keys, opened at one of them. */
const homeWith = async (
  enabled: readonly string[],
  key: string,
  isAnswered: (call: string) => boolean = () => true,
) => {
  const insurer = await insurerInProcess()
  const contract = insurer.store.state.contracts['30000002']
  if (contract?.insuranceType !== 'lakas') throw new Error('30000002 is gone')
  contract.header.enabledMenuItems = [...enabled]
  if (key === 'company-name') contract.header.isLegalPerson = true
  if (key === 'reactivate') contract.header.contract.contractStatusId = 2
  const portal = await openPortalAt(insurer, pathOf({ name: 'case', area: 'lakas', key, variant: '', step: '' }))
  const { call, report } = portal.fake.services
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }))
  const lacking = sampleClient({ onFault: (subject, detail) => report({ kind: 'fault', subject, detail }) })
  const answering: Call = (endpoint, input, options) =>
    isAnswered(endpoint.id) ? call(endpoint, input, options) : lacking(endpoint, input, options)
  Object.assign(portal.fake.services, { call: answering })
  await signInAt(portal, '30000002')
  for (let waits = 0; waits < 100; waits += 1) await settled()
  return portal
}

/** The state in which something is open, and the state of the open flow. */
const openIn = ({ app }: Awaited<ReturnType<typeof homeWith>>): readonly [string, string] => {
  const contract = app.getSnapshot().children.contract?.getSnapshot()
  const { case: open, flow } = contract?.children ?? {}
  return [JSON.stringify(contract?.value ?? ''), JSON.stringify((open ?? flow)?.getSnapshot().value ?? 'view')]
}

test.each(inMenu)('at a home %s opens with what the insurer answers', async (key) => {
  const [contract, open] = openIn(await homeWith(menuKeys, key))
  expect(contract).toMatch(/viewing|inFlow|inCase|choosingVariant/)
  expect(open).not.toMatch(/loading|opening|fail|refus|notOffered/i)
})

test('an entry of another area shows the fault if the insurer has no call for it at homes, and the call is reported', async () => {
  const portal = await homeWith(menuKeys, 'document-number', (call) => !call.startsWith('life.'))
  const [, open] = openIn(portal)
  expect(open).toMatch(/fail/i)
  const detail = 'declined: status 404 without a declared code'
  expect(portal.fake.reports).toContainEqual({ kind: 'fault', subject: getPersonalDocuments.id, detail })
})

test('keys that the specification does not have are reported, what is no key without its text', async () => {
  const { fake } = await homeWith(['pay', 'logout', 'moon-insurance', 'Kerekes Boglárka'], 'pay')
  expect(fake.reports).toContainEqual({ kind: 'fault', subject: 'menu', detail: 'moon-insurance ?' })
})

test('a home with every key of the specification reports none', async () => {
  const { fake } = await homeWith(menuKeys, 'bond')
  expect(fake.reports.filter(({ subject }) => subject === 'menu')).toEqual([])
})

test('personal documents changed at a home are kept once the customer is identified', async () => {
  const insurer = await insurerInProcess()
  const customer = await lifeCustomer(insurer, '30000002')
  const personalDocuments = [{ type: 'ID_CARD', value: '123456AB' }]
  await customer.identify(await customer.send(changePersonalDocuments, { personalDocuments }))
  const known = await customer.read(getPersonalDocuments)
  expect(known.personalDocuments).toContainEqual({ type: 'ID_CARD', value: '123456AB' })
})
