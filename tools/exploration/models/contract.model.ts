import type { SavedCase } from '../../../machines/case/draft/saved'
import type { CaseOutput } from '../../../machines/case/machine/case.types'
import type { ContractHeader, ProductLineCases } from '../../../machines/case/menu/productLineCases'
import { kgfbCases } from '../../../machines/cases/kgfb'
import { licensePlate } from '../../../machines/cases/kgfb/licensePlate.case'
import { contractMachine } from '../../../machines/contract/contract.machine'
import type {
  ContractEvent,
  ContractRoute,
  Departure,
  EnabledEntry,
  LoadedHeader,
} from '../../../machines/contract/contract.types'
import { enabledEntriesOf } from '../../../machines/contract/loadHeader.actor'
import type { OpenedCase } from '../../../machines/contract/openCase.actor'
import { listedEntriesOf } from '../../../machines/contract/route'
import { caseRouteOf, homeRoute } from '../../../machines/routes'
import { draftKey } from '../../../machines/storageKeys'
import { dayAt } from '../../../machines/today'
import { headerExamples } from '../../../mocks/examples/vehicle/kgfbHeader'
import { getHeader } from '../../../src/api/kgfb'
import { callCases, networkReturnCase, START_TIME, stubCases, technicalErrorCases } from '../kit/cases'
import { type ActorCase, modelOf } from '../kit/model'
import { sampleFlow, sampleVariants } from '../kit/sampleEntries'
import type { Settlement } from '../kit/settlement'
import { draftAt } from './case.drafts'

const menuRoute: ContractRoute = { name: 'caseSelect', productLine: 'kgfb' }
const caseRoute = (key: string, innerPath = ''): ContractRoute => caseRouteOf('kgfb', key, innerPath)
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

/** Returns the end of the actor `loadHeader` for an end of the header's call. */
const headerEnd = (end: ActorCase['end']): ActorCase['end'] => {
  if (!('output' in end)) return end
  const outcome = Object(end.output)
  if (outcome.ok !== true) return { error: new Error('refused') }
  return { output: loadedHeaderOf(outcome.data) }
}

const loadedHeaderOf = (header: ContractHeader): LoadedHeader => {
  const today = dayAt(START_TIME)
  return { header, menu: enabledEntriesOf(sampleProductLine.menu, header, { isContractor: true, today }), today }
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
  today: dayAt(START_TIME),
}

/** Returns the end of opening a case, with this draft in the tab's storage. */
const openCaseEnd = (name: string, saved: SavedCase | null, output: OpenedCase | null): ActorCase => ({
  name,
  end: { output },
  script: [{ type: 'store', key: draftKey('10000001', licensePlate.id), value: saved }, productLineLoaded],
})

const openCaseEnds = (input: unknown): readonly ActorCase[] => [
  ...(Object(input).isOffered
    ? [openCaseEnd('new', null, openedCase), openCaseEnd('draft', draft, openedCase)]
    : [openCaseEnd('refused', draft, null)]),
  ...technicalErrorCases('loadModule'),
]

const chunkLoaded: Settlement = { type: 'answer', service: 'loadModule', value: undefined }
const flowCases: readonly ActorCase[] = [
  { name: 'ok', end: { output: undefined }, script: [productLineLoaded, chunkLoaded] },
  ...technicalErrorCases('loadModule'),
  ...technicalErrorCases('loadModule').map((technicalError) => ({
    ...technicalError,
    name: `part ${technicalError.name}`,
    script: [productLineLoaded, ...technicalError.script],
  })),
]

const departures: readonly Departure[] = [
  { type: 'place', route: menuRoute },
  { type: 'place', route: caseRoute('license-plate') },
  { type: 'place', route: caseRoute('no-such-case') },
  { type: 'place', route: caseRoute('contract-data') },
  { type: 'place', route: caseRoute(sampleFlow.key) },
  { type: 'place', route: caseRoute(sampleFlow.key, 'case-1/alairas') },
  { type: 'place', route: caseRoute(sampleVariants.key) },
  { type: 'place', route: caseRoute(sampleVariants.key, 'one') },
  { type: 'place', route: caseRoute(sampleVariants.key, 'closed') },
  { type: 'place', route: homeRoute },
  { type: 'place', route: { name: 'caseSelect', productLine: 'casco' } },
  { type: 'logout' },
]

/** The keys of the menu entries to which a departure in `departures` leads. */
const requestedKeys = new Set(
  departures.flatMap((departure) =>
    departure.type === 'place' && departure.route.name === 'case' ? [departure.route.key] : [],
  ),
)

const decisionsByMenu = new WeakMap<readonly EnabledEntry[], unknown>()

/**
 * Returns the properties of a menu that decide transitions: if it can be searched, and which entries of `requestedKeys`
 * it has.
 */
const menuDecisions = (entries: readonly EnabledEntry[]): unknown => {
  const decisions = decisionsByMenu.get(entries) ?? [
    new Set(listedEntriesOf(entries).map(({ group }) => group)).size > 1,
    entries.flatMap(({ key, kind, isOfThing, variants }) =>
      requestedKeys.has(key) ? [key, kind, isOfThing, variants] : [],
    ),
  ]
  decisionsByMenu.set(entries, decisions)
  return decisions
}

export const contractModel = modelOf(contractMachine, {
  inputs: {
    menu: inputOf(menuRoute),
    case: inputOf(caseRoute('license-plate')),
    noCase: inputOf(caseRoute('no-such-case')),
    view: inputOf(caseRoute('contract-data')),
    flow: inputOf(caseRoute(sampleFlow.key)),
    choice: inputOf(caseRoute(sampleVariants.key)),
    way: inputOf(caseRoute(sampleVariants.key, 'one')),
  },
  events: (): ContractEvent[] => [
    ...departures.map((departure) => ({ type: 'departure.requested', to: departure }) as const),
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
    { type: 'premium.listed', premium: { payments: null, sentTransfers: null, method: null } },
    { type: 'header.loaded', loaded: loadedHeaderOf(headerExamples.withDebt) },
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
    'header.loaded': 'child',
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
    watchHeader: () => [],
    networkBack: () => [networkReturnCase],
    openCase: openCaseEnds,
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
    context.staleAfter !== null || context.hasReturned,
    context.technicalError !== null,
    context.dirty,
    context.submission,
    context.pending,
    context.cases === 'unknown',
  ],
})
