import { expect, test } from 'vitest'
import type { ContractHeader, ProductLineCases } from '../../../machines/case/menu/productLineCases'
import { kgfbCases } from '../../../machines/cases/kgfb'
import { headerExamples } from '../../../mocks/examples/vehicle/kgfbHeader'
import type { CallData } from '../../../src/api/endpoint'
import type { ListedCase } from '../../../src/api/entities'
import { getHeader } from '../../../src/api/kgfb'
import { sampleFlow, sampleVariants } from '../../../tools/exploration/kit/sampleEntries'
import { contractOf, openSignedIn, PLATE, type Portal } from '../kit/portal'
import { answer, callsTo, fail, load, withClock } from '../kit/story'

withClock()

const MENU = '/kgfb/ugyek'
// The menu lists the submitted cases only if the header says that there are some.
const menu = kgfbCases.menu.map((entry) =>
  entry.key === 'online-cases' ? { ...entry, isEnabled: ({ casesCount }: ContractHeader) => casesCount !== 0 } : entry,
)
const productLine: ProductLineCases = { ...kgfbCases, menu: [...menu, sampleFlow, sampleVariants] }
const owing: CallData<typeof getHeader> = { ...headerExamples.withDebt, casesCount: 1 }
const settled = { ...owing, debt: { value: 0, currency: 'HUF' } } as const
const unsigned: ListedCase = { name: 'Felmondás', caseStatus: 'DIGITAL_SIGNATURE_NEEDED', caseId: 'case-1' }

const answerModules = async ({ fake }: Portal): Promise<void> => {
  while (fake.waiting().includes('loadModule')) await load(fake, 'loadModule', productLine)
}

/** Ends the load of the header with this header; `null` if the load fails. */
const headerLoads = async (portal: Portal, header: typeof owing | null): Promise<void> => {
  await answerModules(portal)
  if (header === null) await fail(portal.fake, getHeader)
  else await answer(portal.fake, getHeader, header)
  await answerModules(portal)
}

const openAt = async (address: string, header = owing): Promise<Portal> => {
  const portal = await openSignedIn(address)
  await headerLoads(portal, header)
  return portal
}

const go = ({ app }: Portal, address: string): void => app.send({ type: 'location.requested', address })
const returnToPage = (portal: Portal): void => contractOf(portal).send({ type: 'page.shown' })
const stateOf = (portal: Portal) => contractOf(portal).getSnapshot().value
const contextOf = (portal: Portal) => contractOf(portal).getSnapshot().context
const loadsOf = ({ fake }: Portal) => callsTo(fake, getHeader).length

test.each([
  ['a flow', sampleFlow.key],
  ['the choice of a variant', sampleVariants.key],
  ['a case that is not offered', 'no-such-case'],
])('the menu loads the header again if the customer returned to the page in %s', async (_, key) => {
  const portal = await openAt(`${MENU}/${key}`)
  returnToPage(portal)
  go(portal, MENU)
  expect(stateOf(portal)).toEqual({ selecting: 'refreshing' })
  await headerLoads(portal, settled)
  expect([stateOf(portal), contextOf(portal).header?.debt]).toEqual([{ selecting: 'current' }, settled.debt])
  go(portal, PLATE)
  expect(stateOf(portal)).toBe('openingCase')
})

test.each([MENU, `${MENU}/contract-data`])(
  'a case opens with a new header if the customer returned to the page at %s and chose the case at once',
  async (address) => {
    const portal = await openAt(address)
    returnToPage(portal)
    await answerModules(portal)
    go(portal, PLATE)
    expect(stateOf(portal)).toBe('loadingHeader')
    await headerLoads(portal, settled)
    expect(contextOf(portal).header?.debt).toEqual(settled.debt)
  },
)

test('the menu says that the debt is outdated if the header could not be loaded in the case or in the menu', async () => {
  const portal = await openAt(PLATE)
  returnToPage(portal)
  await headerLoads(portal, null)
  go(portal, MENU)
  expect(stateOf(portal)).toEqual({ selecting: 'refreshing' })
  await headerLoads(portal, null)
  expect(stateOf(portal)).toEqual({ selecting: 'outdated' })
})

test('the menu shows the header that an open case has loaded, without another load', async () => {
  const portal = await openAt(PLATE)
  returnToPage(portal)
  await headerLoads(portal, settled)
  go(portal, MENU)
  expect([stateOf(portal), loadsOf(portal)]).toEqual([{ selecting: 'current' }, 2])
})

test('a second return to the menu replaces the load of the first one', async () => {
  const portal = await openAt(MENU)
  returnToPage(portal)
  await answerModules(portal)
  returnToPage(portal)
  await headerLoads(portal, settled)
  expect([stateOf(portal), loadsOf(portal)]).toEqual([{ selecting: 'current' }, 3])
})

test('the menu shows a case that was submitted elsewhere once the customer returns to the page', async () => {
  const portal = await openAt(MENU)
  await answer(portal.fake, kgfbCases.cases, [])
  expect(contextOf(portal).cases).toEqual([])
  returnToPage(portal)
  await headerLoads(portal, settled)
  await answer(portal.fake, kgfbCases.cases, [unsigned])
  expect(contextOf(portal).cases).toEqual([unsigned])
})

test('the menu asks for the submitted cases once a new header offers their list', async () => {
  const portal = await openAt(MENU, { ...owing, casesCount: 0 })
  expect(callsTo(portal.fake, kgfbCases.cases)).toEqual([])
  returnToPage(portal)
  await headerLoads(portal, owing)
  await answer(portal.fake, kgfbCases.cases, [unsigned])
  expect(contextOf(portal).cases).toEqual([unsigned])
})
