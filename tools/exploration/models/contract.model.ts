import type { SavedCase } from '../../../machines/case/draft/saved'
import type { CaseOutput } from '../../../machines/case/machine/case.types'
import type { ProductLineCases } from '../../../machines/case/menu/productLineCases'
import { kgfbCases } from '../../../machines/cases/kgfb'
import { licensePlate } from '../../../machines/cases/kgfb/licensePlate.case'
import { contractMachine } from '../../../machines/contract/contract.machine'
import type { ContractEvent, ContractRoute, Departure, EnabledEntry } from '../../../machines/contract/contract.types'
import { enabledIn, type LoadedHeader } from '../../../machines/contract/loadHeader.actor'
import type { OpenedCase } from '../../../machines/contract/openCase.actor'
import { listedIn } from '../../../machines/contract/route'
import { caseRouteOf, home } from '../../../machines/routes'
import { draftKey } from '../../../machines/storageKeys'
import { dayAt } from '../../../machines/today'
import { getHeader } from '../../../src/api/kgfb'
import { callCases, networkReturns, START, stubCases, technicalErrorCases } from '../kit/cases'
import { type ActorCase, modelOf } from '../kit/model'
import { sampleFlow, sampleVariants } from '../kit/sampleEntries'
import type { Settlement } from '../kit/settlement'
import { draftAt } from './case.drafts'

const menu: ContractRoute = { name: 'caseSelect', productLine: 'kgfb' }
const inCase = (key: string, inside = ''): ContractRoute => caseRouteOf('kgfb', key, inside)
const inputOf = (route: ContractRoute) => ({ contractNumber: '10000001', isContractor: true, route })

/** The product line kgfb with two sample entries, so that its menu has an entry of each type. */
export const sampleProductLine: ProductLineCases = {
  ...kgfbCases,
  menu: [...kgfbCases.menu, sampleFlow, sampleVariants],
}
const productLineLoaded: Settlement = { type: 'answer', service: 'loadModule', value: sampleProductLine }

const headerCases = (): readonly ActorCase[] => [
  ...technicalErrorCases('loadModule').map((technicalError) => ({
    ...technicalError,
    name: `productLine ${technicalError.name}`,
  })),
  ...callCases(getHeader).map(({ name, end, script }) => ({
    name,
    end: headerEnd(end),
    script: [productLineLoaded, ...script],
  })),
]

/** The actor's output for an answer to the header's call. */
const headerEnd = (end: ActorCase['end']): ActorCase['end'] => {
  if (!('output' in end)) return end
  const outcome = Object(end.output)
  if (outcome.ok !== true) return { error: new Error('refused') }
  const loaded: LoadedHeader = {
    header: outcome.data,
    menu: enabledIn(sampleProductLine.menu, outcome.data, { isContractor: true, today: dayAt(START) }),
    today: dayAt(START),
  }
  return { output: loaded }
}

const draft = draftAt(licensePlate, 'filling')
const openedCase: OpenedCase = {
  saved: draft,
  filesInPage: [],
  paid: null,
  isUntaken: false,
  failedCard: null,
  subject: '',
  draftId: 'id-1',
  address: '/kgfb/ugyek/license-plate',
  today: dayAt(START),
}

/** A case opens with the draft in the tab's storage. */
const opens = (name: string, saved: SavedCase | null, output: OpenedCase | null): ActorCase => ({
  name,
  end: { output },
  script: [{ type: 'store', key: draftKey('10000001', licensePlate.id), value: saved }, productLineLoaded],
})

const caseCases = (input: unknown): readonly ActorCase[] => [
  ...(Object(input).isOffered
    ? [opens('new', null, openedCase), opens('draft', draft, openedCase)]
    : [opens('refused', draft, null)]),
  ...technicalErrorCases('loadModule'),
]

const partLoaded: Settlement = { type: 'answer', service: 'loadModule', value: undefined }
const flowCases: readonly ActorCase[] = [
  { name: 'ok', end: { output: undefined }, script: [productLineLoaded, partLoaded] },
  ...technicalErrorCases('loadModule'),
  ...technicalErrorCases('loadModule').map((technicalError) => ({
    ...technicalError,
    name: `part ${technicalError.name}`,
    script: [productLineLoaded, ...technicalError.script],
  })),
]

const departures: readonly Departure[] = [
  { type: 'place', route: menu },
  { type: 'place', route: inCase('license-plate') },
  { type: 'place', route: inCase('no-such-case') },
  { type: 'place', route: inCase('contract-data') },
  { type: 'place', route: inCase(sampleFlow.key) },
  { type: 'place', route: inCase(sampleFlow.key, 'case-1/alairas') },
  { type: 'place', route: inCase(sampleVariants.key) },
  { type: 'place', route: inCase(sampleVariants.key, 'one') },
  { type: 'place', route: inCase(sampleVariants.key, 'closed') },
  { type: 'place', route: home },
  { type: 'place', route: { name: 'caseSelect', productLine: 'casco' } },
  { type: 'logout' },
]

/** The keys of the menu entries that the departures request. */
const requestedKeys = new Set(
  departures.flatMap((to) => (to.type === 'place' && to.route.name === 'case' ? [to.route.key] : [])),
)

const decisionsByMenu = new WeakMap<readonly EnabledEntry[], unknown>()

/** Returns what a menu decides about transitions: if it can be searched, and which of the entries in `requestedKeys` it has. */
const menuDecisions = (entries: readonly EnabledEntry[]): unknown => {
  const decisions = decisionsByMenu.get(entries) ?? [
    new Set(listedIn(entries).map(({ group }) => group)).size > 1,
    entries.flatMap(({ key, kind, isOfThing, variants }) =>
      requestedKeys.has(key) ? [key, kind, isOfThing, variants] : [],
    ),
  ]
  decisionsByMenu.set(entries, decisions)
  return decisions
}

export const contract = modelOf(contractMachine, {
  inputs: {
    menu: inputOf(menu),
    case: inputOf(inCase('license-plate')),
    noCase: inputOf(inCase('no-such-case')),
    view: inputOf(inCase('contract-data')),
    flow: inputOf(inCase(sampleFlow.key)),
    choice: inputOf(inCase(sampleVariants.key)),
    way: inputOf(inCase(sampleVariants.key, 'one')),
  },
  events: (): ContractEvent[] => [
    ...departures.map((to) => ({ type: 'departure.requested', to }) as const),
    { type: 'departure.confirmed' },
    { type: 'departure.declined' },
    { type: 'load.retried' },
    { type: 'search.changed', value: 'rendszám' },
    { type: 'case.progressed', step: '', dirty: true, submission: 'none' },
    { type: 'case.progressed', step: '', dirty: false, submission: 'none' },
    { type: 'case.progressed', step: 'ellenorzes', dirty: true, submission: 'underWay' },
    { type: 'case.progressed', step: '', dirty: false, submission: 'done' },
    { type: 'case.submitted' },
    { type: 'flow.moved', step: 'case-1' },
    { type: 'cases.listed', cases: [{ name: 'Ügy', caseStatus: 'DIGITAL_SIGNATURE_NEEDED', caseId: 'case-1' }] },
    { type: 'cases.listed', cases: 'unknown' },
    { type: 'cases.retried' },
    { type: 'payments.found', payments: [] },
    { type: 'premium.listed', premium: { payments: null, method: null } },
    { type: 'entry.ruledOut', key: 'license-plate', isOut: true },
    { type: 'campaign.taken' },
    { type: 'page.shown' },
  ],
  sources: {
    'departure.requested': 'parent',
    'case.progressed': 'child',
    'case.submitted': 'child',
    'flow.moved': 'child',
    'cases.listed': 'child',
    'payments.found': 'child',
    'premium.listed': 'child',
    'entry.ruledOut': 'child',
    'campaign.taken': 'child',
    'page.shown': 'child',
  },
  actors: {
    loadHeader: headerCases,
    listCases: () => [],
    listPremium: () => [],
    listRuledOut: () => [],
    watchFront: () => [],
    networkBack: () => [networkReturns],
    openCase: caseCases,
    openFlow: () => flowCases,
    // A flow does not end by itself. The customer leaves it.
    flow: () => [],
    // A campaign ends only with the contract's machine.
    campaign: () => [],
    copying: () => [],
    // A case ends only after the customer has asked to leave it, so `pending` is set.
    case: (_, { context }) =>
      context.pending === null
        ? []
        : stubCases<CaseOutput>('case', { left: { type: 'left' }, submitted: { type: 'submitted' } }),
  },
  stubs: ['case', 'flow', 'campaign', 'copying'],
  project: ({ menu: entries, ...context }) => [
    context.route,
    context.header !== null,
    menuDecisions(entries),
    context.stale,
    context.dirty,
    context.submission,
    context.pending,
    context.cases === 'unknown',
  ],
})
