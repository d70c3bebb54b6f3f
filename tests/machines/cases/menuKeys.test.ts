import { readFileSync } from 'node:fs'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { lazyCases } from '../../../machines/case/menu/lazyCases'
import { type ContractHeader, entryIcons } from '../../../machines/case/menu/productLineCases'
import { everyCase, everyProductLine } from '../../../machines/cases'
import { enabledEntriesOf } from '../../../machines/contract/loadHeader.actor'
import { loadAvailableCases } from '../../../machines/contract/offeredBy'
import { listedEntriesOf } from '../../../machines/contract/route'
import { pathOf } from '../../../machines/routes'
import { homeHeaderExamples } from '../../../mocks/examples/home/header'
import { lifeHeaderExamples } from '../../../mocks/examples/life/header'
import type { Call } from '../../../src/api/client'
import { menuKeys } from '../../../src/api/entities'
import { changePersonalDocuments, getPersonalDocuments } from '../../../src/api/lifeStatements'
import { caseTexts } from '../../../src/screens/case/caseTexts'
import { insurerInProcess } from '../../../tools/exploration/kit/insurers'
import { runPendingCallbacks } from '../../../tools/exploration/kit/run'
import { sampleClient } from '../../api/sampleClient'
import { addEveryText } from '../../languageFiles'
import { lifeCustomer } from '../../mocks/lifeCustomer'
import { openPortalAt, signInAt } from '../kit/portalAt'
import { withClock } from '../kit/story'

const productLines = ['lakas', 'elet', 'nyugdij', 'baleset'] as const
type Key = (typeof menuKeys)[number]

/** The keys of all menu entries. `logout` is not in the menu, but in the page's header. */
const inMenu = menuKeys.filter((key) => key !== 'logout')

/** Returns the header changed so that the menu has the entry of `key`. */
const stateFor = (key: Key, header: ContractHeader): ContractHeader => {
  const headerWithKey = { ...header, enabledMenuItems: [key], isLegalPerson: key === 'company-name' }
  const contract = { ...header.contract, contractStatusId: key === 'reactivate' ? (2 as const) : (1 as const) }
  // The cast is safe, because the changed properties are in every type of header.
  return { ...headerWithKey, canChangeToEmailCommunication: true, contract } as ContractHeader
}

/** The menu keys that section 2 of the specification lists. */
const specified = `proposal, reminder, other-documents, contract-data, pay, topup-payment, reactivate,
  investment-accounts, index-statement, emergency, health-insurance-or-illness, decease, decease-by-accident,
  partial-buyback, advanced, complete-buyback, contract-expiration, retirement, consent-statement,
  downloadable-documents, bond, indexation-letter, invoice, tax-letter, fund-letter, yield-letter, email-communication,
  address, name, email, phone, tax-number, documents, bank-account, super-shop, document-number, company-name,
  contractual-data, change-beneficiary, change-signatory, change-insured, fee-suspension, fee-exemption,
  other-contract-modification-claim, payment-method-or-frequency-change, online-cases, terminate-insurance,
  life-insurance, have-questions, logout, marketing-statement`.split(/,\s+/)

test('every menu icon is used by an entry; remove an unused one from productLineCases.ts, entryIcon.ts and menuIcons.ts', () => {
  const usedIcons = new Set(
    everyProductLine.flatMap(({ menu }) => menu.flatMap(({ icon, iconWhenEnded }) => [icon, iconWhenEnded])),
  )
  expect(entryIcons.filter((icon) => !usedIcons.has(icon))).toEqual([])
})

test('the menu keys are those of the specification', () => {
  expect(menuKeys.toSorted()).toEqual(specified.toSorted())
})

withClock()
beforeAll(addEveryText)
beforeEach(() => {
  for (const cases of everyProductLine) lazyCases.provide({ [cases.productLine]: cases })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe.each(productLines)('the menu of the product line %s', (productLine) => {
  const example = productLine === 'lakas' ? homeHeaderExamples.withDebt : lifeHeaderExamples.withDebt

  test.each(inMenu)('lists the entry %s if the insurer enables it', async (key) => {
    const header = stateFor(key, example)
    const { menu } = await loadAvailableCases({ loadModule: () => undefined }, productLine, header)
    const entries = listedEntriesOf(enabledEntriesOf(menu, header, { isContractor: true, today: '2026-11-28' }))
    expect(entries.map((entry) => entry.key)).toContain(key)
    expect(caseTexts({ productLine, key }).label).not.toBe('')
  })
})

test('a home contract loads only its own product line if no enabled menu key belongs to another one', async () => {
  const loadModule = vi.fn(() => undefined)
  const header = { ...homeHeaderExamples.withDebt, enabledMenuItems: ['pay', 'logout'] }
  await loadAvailableCases({ loadModule }, 'lakas', header)
  expect(loadModule.mock.calls).toEqual([['lakas']])
})

test('a home contract does not offer the policy document if the insurer sends no list of menu keys', async () => {
  const header = { ...homeHeaderExamples.withDebt, enabledMenuItems: null }
  const { menu } = await loadAvailableCases({ loadModule: () => undefined }, 'lakas', header)
  expect(menu.map(({ key }) => key)).not.toContain('bond')
})

/** A sample contract of each product line that these tests cover. */
const contracts = { lakas: '30000002', elet: '40000001', nyugdij: '50000001', baleset: '60000001' } as const

/**
 * Keys of cases about the money of investment accounts. They are not available for accident insurance, because its
 * sample contract has no account.
 */
const ofAccount: readonly Key[] = ['topup-payment', 'partial-buyback', 'advanced', 'complete-buyback']

/**
 * Opens a sample contract at the address of the entry `key`. `enabled` lists the keys that the insurer enables. Calls
 * for which `isAnswered` is false get a 404. Returns the portal and the paths of all calls.
 */
const contractWith = async (
  productLine: keyof typeof contracts,
  enabled: readonly string[],
  key: string,
  isAnswered: (call: string) => boolean = () => true,
) => {
  const insurer = await insurerInProcess()
  const header = insurer.store.state.contracts[contracts[productLine]]?.header
  if (header === undefined || !('enabledMenuItems' in header)) throw new Error(`${contracts[productLine]} is gone`)
  header.enabledMenuItems = [...enabled]
  if (key === 'company-name') header.isLegalPerson = true
  if (key === 'reactivate') header.contract.contractStatusId = 2
  const portal = await openPortalAt(insurer, pathOf({ name: 'case', productLine, key, variant: '', step: '' }))
  const { call, report } = portal.fake.services
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }))
  const lacking = sampleClient({ onFault: (subject, detail) => report({ kind: 'fault', subject, detail }) })
  const called: string[] = []
  const recordingCall: Call = (endpoint, input, options) => {
    called.push(endpoint.path)
    return isAnswered(endpoint.id) ? call(endpoint, input, options) : lacking(endpoint, input, options)
  }
  Object.assign(portal.fake.services, { call: recordingCall })
  await signInAt(portal, contracts[productLine])
  for (let waits = 0; waits < 100; waits += 1) await runPendingCallbacks()
  return { ...portal, called }
}

const homeWith = (enabled: readonly string[], key: string, isAnswered?: (call: string) => boolean) =>
  contractWith('lakas', enabled, key, isAnswered)

/**
 * Returns the contract machine's state, and the state of the open case or flow. The second is `view` if neither is
 * open.
 */
const openIn = ({ app }: Awaited<ReturnType<typeof homeWith>>): readonly [string, string] => {
  const contract = app.getSnapshot().children.contract?.getSnapshot()
  const { case: open, flow } = contract?.children ?? {}
  return [JSON.stringify(contract?.value ?? ''), JSON.stringify((open ?? flow)?.getSnapshot().value ?? 'view')]
}

describe.each(productLines)('a contract of the product line %s', (productLine) => {
  test.each(inMenu)(
    'opens the menu entry %s without an error if the simulated insurer answers its calls',
    async (key) => {
      const [contract, open] = openIn(await contractWith(productLine, menuKeys, key))
      expect(contract).toMatch(/viewing|inFlow|inCase|choosingVariant/)
      if (productLine === 'baleset' && ofAccount.includes(key)) expect(open).toBe('"notOffered"')
      else expect(open).not.toMatch(/loading|opening|fail|refus|notOffered/i)
    },
  )

  test('ends the session when the customer logs out, and does not report logout as an unknown menu key', async () => {
    const { app, fake } = await contractWith(productLine, ['logout'], 'logout')
    expect(fake.reports.filter(({ subject }) => subject === 'menu')).toEqual([])
    app.send({ type: 'logout.requested' })
    await runPendingCallbacks()
    expect(app.getSnapshot().context.session).toBeNull()
  })
})

const guide = readFileSync('docs/guides/connect-a-back-end.md', 'utf8')

/** Returns the calls that the guide lists for a menu key (the second cell of the key's row); '' if it has no row. */
const listedCalls = (key: string): string => {
  const rows = guide.split('\n').map((row) => row.split('|'))
  return rows.find(([, keys = '']) => keys.includes(`\`${key}\``))?.[2] ?? ''
}

const keysOf = (productLine: (typeof productLines)[number]) =>
  everyProductLine.find((cases) => cases.productLine === productLine)?.menu.map((entry) => entry.key) ?? []
const borrowed = inMenu.filter((key) => keysOf('elet').includes(key) && !keysOf('lakas').includes(key))

test.each(borrowed)(
  'the back-end guide names the calls that a home contract makes for the menu key %s',
  async (key) => {
    const { called } = await homeWith(menuKeys, key)
    const submitPath =
      everyCase.find((one) => one.productLine === 'elet' && one.key === key)?.definition.submit?.path ?? []
    const paths = new Set([...called, submitPath].flat().filter((path) => !/^(auth|home)\//.test(path)))
    expect([...paths].filter((path) => !listedCalls(key).includes(`\`${path}\``))).toEqual([])
    expect(listedCalls(key)).not.toBe('')
  },
)

test('the back-end guide lists exactly the menu keys that a home contract borrows from life insurance', () => {
  const [, section = ''] = guide.split('## Keys that a home borrows')
  const keys = section.split('\n').flatMap((row) => row.split('|')[1]?.match(/[a-z-]+(?=`)/g) ?? [])
  expect(keys.toSorted()).toEqual(borrowed.toSorted())
})

test('an entry that a home contract borrows from life insurance shows an error if the insurer does not implement its call', async () => {
  const portal = await homeWith(menuKeys, 'document-number', (call) => !call.startsWith('life.'))
  const [, open] = openIn(portal)
  expect(open).toMatch(/fail/i)
  const detail = 'declined: status 404 without a declared code'
  expect(portal.fake.reports).toContainEqual({ kind: 'fault', subject: getPersonalDocuments.id, detail })
})

test('the portal reports an unknown menu key by its name, but an invalid one only as a question mark', async () => {
  const { fake } = await homeWith(['pay', 'logout', 'moon-insurance', 'Kerekes Boglárka'], 'pay')
  expect(fake.reports).toContainEqual({ kind: 'fault', subject: 'menu', detail: 'moon-insurance ?' })
})

test('a home contract with every menu key of the specification reports no key as unknown', async () => {
  const { fake } = await homeWith(menuKeys, 'bond')
  expect(fake.reports.filter(({ subject }) => subject === 'menu')).toEqual([])
})

test('a change of personal documents at a home contract is stored after the customer is identified', async () => {
  const insurer = await insurerInProcess()
  const customer = await lifeCustomer(insurer, '30000002')
  const personalDocuments = [{ type: 'ID_CARD', value: '123456AB' }]
  await customer.identify(await customer.send(changePersonalDocuments, { personalDocuments }))
  const documents = await customer.read(getPersonalDocuments)
  expect(documents.personalDocuments).toContainEqual({ type: 'ID_CARD', value: '123456AB' })
})
