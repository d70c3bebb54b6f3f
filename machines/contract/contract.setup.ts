import { type AnyActor, assign, enqueueActions, sendParent, sendTo, setup } from 'xstate'
import { technicalErrorTypeOf } from '../../src/api/technicalError'
import { watchFront } from '../actors/front'
import { lazyMachine } from '../actors/lazy'
import { networkBack } from '../actors/networkBack'
import { campaignMachine } from '../campaign/campaign.machine'
import type { MenuEntered } from '../campaign/campaign.types'
import type { CaseEvent, CaseProgressed } from '../case/machine/case.types'
import { paidCaseOf } from '../case/machine/payment/paidCase'
import type { FlowEvent } from '../flow.types'
import { copyingMachine } from '../payment/copying.machine'
import { restoreLostRecord } from '../payment/ledger'
import { owedAmountOf } from '../payment/owed'
import { unsentWarningOf } from '../payment/paymentQueries'
import { forgetShownTransfers } from '../payment/shownTransfers'
import { caseRouteOf, innerPathOf } from '../routes'
import { servicesOf } from '../services'
import type {
  CasesListed,
  ContractContext,
  ContractEvent,
  ContractInput,
  ContractMoved,
  ContractOutput,
  Departure,
  EntryRuledOut,
  HeaderLoaded,
  HeaderRequested,
  ListRequested,
  LoadedHeader,
  PaymentsFound,
} from './contract.types'
import { type ListCasesInput, listCasesActor } from './listCases.actor'
import { type ListPremiumInput, listPremiumActor } from './listPremium.actor'
import { type ListRuledOutInput, listRuledOutActor } from './listRuledOut.actor'
import { type LoadHeaderInput, loadHeaderActor } from './loadHeader.actor'
import { type OpeningResult, openCaseActor, openCaseMachine } from './openCase.actor'
import { openFlowActor, openFlowMachine } from './openFlow.actor'
import { dropStoredResults } from './outcomes'
import { saveTaskCount } from './pendingWork'
import { lacksPremium, type PremiumData } from './premium'
import {
  entryRouteOf,
  listedEntriesOf,
  menuListsCases,
  offeredScreenType,
  type ScreenType,
  staysInContract,
  staysInEntry,
  staysInOpenCase,
} from './route'
import { mayLackSubmission, pendingTaskCount } from './tasks'
import { watchHeaderActor } from './watchHeader.actor'

const HEADER_REQUEST: HeaderRequested = { type: 'header.requested', withCases: false }

/** Removes the saved number of pending tasks. */
const forgetTaskCount = ({ contractNumber }: ContractContext, system: AnyActor['system']): void =>
  saveTaskCount(servicesOf(system), contractNumber, 0)

/** Returns the new `staleAfter`. A submission in progress or with an unknown result may have changed the header. */
const staleAfterOf = (
  { staleAfter }: ContractContext,
  submission: CaseProgressed['submission'],
): ContractContext['staleAfter'] => {
  if (submission === 'underWay') return 'other'
  return submission === 'uncertain' ? submission : staleAfter
}

/** Tells if the contract may have changed since its header was loaded. */
const isStale = ({ staleAfter, hasReturned }: ContractContext): boolean => staleAfter !== null || hasReturned

interface ContractArgs {
  readonly context: ContractContext
}

/** The input of the actor that lists the submitted cases. */
export const casesInput = ({ context }: ContractArgs): ListCasesInput => ({
  ...headerInput({ context }),
  ...{ route: context.route, isOffered: menuListsCases(context) },
})

/** The input of the actors that load the premium for the menu and for the contract's data. */
export const premiumInput = ({ context }: ContractArgs): ListPremiumInput => ({
  isAsked: ['', 'contract-data'].includes(entryRouteOf(context).key) && lacksPremium(context),
  contractNumber: context.contractNumber,
})

/** The input of the actor that finds the menu's impossible entries. */
export const ruledOutInput = ({ context: { menu } }: ContractArgs): ListRuledOutInput => ({ menu })

const requestList = <Input>(input: Input): ListRequested<Input> => ({ type: 'list.requested', input })

/** Setup of the contract's machine. */
export const contractSetup = setup({
  types: {
    context: {} as ContractContext,
    events: {} as ContractEvent,
    input: {} as ContractInput,
    output: {} as ContractOutput,
    tags: {} as 'busy' | 'form',
    children: {} as {
      case: 'case'
      flow: 'flow'
      campaign: 'campaign'
      copying: 'copying'
      loadCases: 'listCases'
      listPremium: 'listPremium'
      listPremiumToView: 'listPremium'
      listRuledOut: 'listRuledOut'
      findPayments: 'listCases'
      findPaymentsOfRefused: 'listCases'
      watchHeader: 'watchHeader'
    },
  },
  actors: {
    loadHeader: loadHeaderActor,
    listCases: listCasesActor,
    listPremium: listPremiumActor,
    listRuledOut: listRuledOutActor,
    openCase: openCaseActor,
    case: lazyMachine(openCaseMachine, 'case'),
    openFlow: openFlowActor,
    flow: lazyMachine(openFlowMachine, 'flow'),
    campaign: campaignMachine,
    copying: copyingMachine,
    networkBack,
    watchFront,
    watchHeader: watchHeaderActor,
  },
  guards: {
    isUnloaded: ({ context }) => context.header === null,
    isInMenu: ({ context }) => context.route.name === 'caseSelect',
    // A menu with a single group needs no search.
    isSearchable: ({ context }) => new Set(listedEntriesOf(context.menu).map(({ group }) => group)).size > 1,
    offers: ({ context }, screenType: ScreenType) => offeredScreenType(context) === screenType,
    isOpened: (_, opening: OpeningResult) => opening !== null && 'address' in opening,
    isStale: ({ context }) => isStale(context),
    // An error is stored until a header has loaded.
    needsRefresh: ({ context }) => isStale(context) || context.technicalError !== null,
    lacksCases: ({ context }) => context.cases === 'unknown',
    isDirty: ({ context }) => context.dirty,
    isSubmitting: ({ context }) => context.submission === 'underWay',
    staysHere: ({ context }, departure: Departure) => staysInContract(context, departure),
    staysInFlow: ({ context }, departure: Departure) => staysInEntry(context, departure),
    staysInCase: ({ context }, departure: Departure) => staysInOpenCase(context, departure),
    leavesCase: ({ context }, departure: Departure) => !staysInOpenCase(context, departure),
    isUnderWay: (_, { submission }: CaseProgressed) => submission === 'underWay',
    staysInDoneCase: ({ context }, departure: Departure) =>
      context.submission === 'done' && staysInOpenCase(context, departure),
    pendingStaysHere: ({ context }) => staysInContract(context, context.pending),
  },
  actions: {
    keepHeader: assign((_, loadedHeader: LoadedHeader) => ({
      ...loadedHeader,
      technicalError: null,
      staleAfter: null,
      hasReturned: false,
    })),
    // `staleAfter` does not change: the load may have begun before a submission that is now under way.
    keepNewHeader: assign((_, { loaded }: HeaderLoaded) => ({ ...loaded, hasReturned: false })),
    tellHeader: sendTo(
      'case',
      (_, { loaded: { header, today } }: HeaderLoaded): CaseEvent => ({ type: 'header.loaded', header, today }),
    ),
    keepSubmittedHeader: assign(({ context }) => ({ headerAtSubmission: context.header })),
    forgetSubmittedHeader: assign({ headerAtSubmission: null }),
    noteReturn: assign({ hasReturned: true }),
    tellCases: enqueueActions(({ context: { header, today, cases }, enqueue }) => {
      if (header !== null && cases !== null && cases !== 'unknown')
        enqueue.sendTo('case', { type: 'header.loaded', header, today, cases } satisfies CaseEvent)
    }),
    reloadHeader: sendTo(
      'watchHeader',
      ({ context }): HeaderRequested => ({
        type: 'header.requested',
        withCases: context.submission === 'done' && menuListsCases(context),
      }),
    ),
    // The header is loaded again, because the confirmation shows the debt that the customer still has.
    requestHeader: enqueueActions(({ context, enqueue }) => {
      if (owedAmountOf(context.header?.debt) !== null) enqueue.sendTo('watchHeader', HEADER_REQUEST)
    }),
    // The confirmation of a payment shows if its premium is still due. A home's header does not contain the premium.
    requestPremium: enqueueActions(({ context, enqueue }) => {
      if (context.submission === 'done' && context.premium === null && lacksPremium(context))
        enqueue.sendTo('watchHeader', HEADER_REQUEST)
    }),
    forgetPayments: assign(({ context }) => ({ payments: [], opened: { ...context.opened, failedCard: null } })),
    keepPayments: assign(({ context }, { payments, failedCard = null }: PaymentsFound) => ({
      payments,
      opened: { ...context.opened, failedCard },
    })),
    keepCases: assign((_, cases: CasesListed['cases']) => ({ cases })),
    forgetCases: assign({ cases: null }),
    forgetOldCases: assign(({ context }) => (mayLackSubmission(context) ? { cases: null } : {})),
    askCases: sendTo('loadCases', ({ context }) => requestList(casesInput({ context }))),
    // The lists may have changed with the header, and the header decides which of them the menu shows.
    askLists: enqueueActions(({ context, enqueue }) => {
      enqueue.sendTo('loadCases', requestList(casesInput({ context })))
      enqueue.sendTo('listPremium', requestList(premiumInput({ context })))
      enqueue.sendTo('listRuledOut', requestList(ruledOutInput({ context })))
    }),
    askPremiumToView: sendTo('listPremiumToView', ({ context }) => requestList(premiumInput({ context }))),
    keepRuledOut: assign(({ context: { ruledOut } }, { key, isOut }: EntryRuledOut) => ({
      ruledOut: [...ruledOut.filter((ruledOutKey) => ruledOutKey !== key), ...(isOut ? [key] : [])],
    })),
    keepPremium: assign((_, premium: PremiumData) => ({ premium })),
    keepTechnicalError: assign((_, error: unknown) => ({ technicalError: technicalErrorTypeOf(error) })),
    keepOpened: assign(({ context: { opened } }, opening: OpeningResult) => ({
      opened:
        opening !== null && 'address' in opening ? opening : { ...opened, failedCard: opening?.failedCard ?? null },
    })),
    markRetried: assign(({ context }) => ({ retries: context.retries + 1, isRetried: true })),
    markUnasked: assign({ isRetried: false }),
    forgetWaiting: ({ context, system }) => forgetTaskCount(context, system),
    keepWaiting: ({ context, system }) =>
      saveTaskCount(servicesOf(system), context.contractNumber, pendingTaskCount(context)),
    // Runs after an event that may have changed the contract, e.g. a submission. The header and the stored number of
    // pending tasks may then be outdated.
    noteChange: enqueueActions(({ context: { staleAfter }, enqueue }, change: 'submission' | 'campaign') => {
      enqueue.assign({ staleAfter: change === 'campaign' ? (staleAfter ?? 'other') : change })
      enqueue(({ context, system }) => forgetTaskCount(context, system))
    }),
    setSearch: assign((_, search: string) => ({ search })),
    keepPending: assign((_, pending: Departure) => ({ pending })),
    keepMenuPending: assign(({ context }) => ({
      pending: { type: 'place', route: { name: 'caseSelect', productLine: context.productLine } } as const,
    })),
    dropPending: assign({ pending: null }),
    noteTold: assign(({ context: { unsent } }) => ({ toldPayment: unsent?.end.id ?? null })),
    move: assign(({ context }, departure: Departure) =>
      staysInContract(context, departure) ? { route: departure.route } : {},
    ),
    movePending: assign(({ context }) => ({
      ...(staysInContract(context, context.pending)
        ? { route: context.pending.route, pending: null }
        : { hasLeftCase: true }),
      dirty: false,
      submission: 'none' as const,
      unsent: null,
    })),
    rememberUnsent: ({ context: { unsent }, system }) => {
      if (unsent !== null) restoreLostRecord(servicesOf(system), unsent)
    },
    // If this draft has not shown a transfer, the reminder may belong to an earlier draft of the same case, so it
    // stays.
    forgetShownTransfer: ({ context: { contractNumber, opened, submission }, system }) => {
      if (submission !== 'transferShown') return
      forgetShownTransfers(servicesOf(system), paidCaseOf({ contractNumber, address: opened.address }))
    },
    noteUnsentKept: assign(({ context: { unsent }, system }) => ({
      unsentAs: unsent === null ? null : unsentWarningOf(servicesOf(system), unsent),
    })),
    follow: assign(({ context }, { step, dirty, submission, unsent }: CaseProgressed) => ({
      route: { ...entryRouteOf(context), step },
      dirty,
      submission,
      unsent: unsent ?? null,
      staleAfter: staleAfterOf(context, submission),
    })),
    followFlow: assign(({ context }, step: string) => ({
      route: caseRouteOf(context.productLine, entryRouteOf(context).key, step),
    })),
    tellMoved: sendParent(
      ({ context }): ContractMoved => ({ type: 'contract.moved', route: context.route, dirty: context.dirty }),
    ),
    dropOutcomes: ({ context, system }) => dropStoredResults(servicesOf(system), context.contractNumber),
    tellCampaign: sendTo(
      'campaign',
      ({ context }): MenuEntered => ({ type: 'menu.entered', isChanged: context.staleAfter !== null }),
    ),
    leaveCase: sendTo('case', { type: 'case.left' } satisfies CaseEvent),
    requestStep: sendTo(
      'case',
      ({ context }, departure: Departure): CaseEvent => ({
        type: 'step.requested',
        step: staysInOpenCase(context, departure) ? departure.route.step : '',
      }),
    ),
    requestFlowStep: sendTo(
      'flow',
      ({ context }, departure: Departure): FlowEvent => ({
        type: 'step.requested',
        step: staysInEntry(context, departure) ? innerPathOf(departure.route) : '',
      }),
    ),
  },
})

/** The input of the actors that load the contract's header. */
export const headerInput = ({ context }: ContractArgs): LoadHeaderInput => {
  const { productLine, contractNumber, isContractor } = context
  return { productLine, contractNumber, isContractor }
}

/** Transitions for states without unsaved answers. The customer leaves such a state at once, without a question. */
export const leaveTransitions = contractSetup.createStateConfig({
  on: {
    'departure.requested': [
      {
        guard: { type: 'staysHere', params: ({ event }) => event.to },
        target: 'arriving',
        actions: [{ type: 'move', params: ({ event }) => event.to }, 'tellMoved'],
      },
      { target: 'left', actions: { type: 'keepPending', params: ({ event }) => event.to } },
    ],
  },
})
