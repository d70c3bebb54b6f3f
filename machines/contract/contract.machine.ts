import { errorOf, eventOutput } from '../actors/call'
import { caseStates } from './contract.case'
import { flowStates } from './contract.flow'
import { casesInput, contractSetup, headerInput, leaveTransitions, premiumInput, ruledOutInput } from './contract.setup'
import type { ContractContext } from './contract.types'
import { refreshedWith, returnTransition } from './refreshedWith'

/** The input of `listCases` in states that show only the payments, not the cases. */
const paymentsInput = ({ context }: { readonly context: ContractContext }) => ({
  ...casesInput({ context }),
  isOffered: false,
})

/** One contract: its header, its menu and the open case. A part of the lazy module `signedIn`. */
export const contractMachine = contractSetup.createMachine({
  id: 'contract',
  description: 'Egy szerződés: fejléc, ügyek, és a megnyitott ügy.',
  context: ({ input }) => ({
    productLine: input.route.productLine,
    contractNumber: input.contractNumber,
    isContractor: input.isContractor,
    route: input.route,
    header: null,
    headerAtSubmission: null,
    menu: [],
    today: '',
    cases: null,
    premium: null,
    ruledOut: [],
    payments: [],
    staleAfter: null,
    hasReturned: false,
    retries: 0,
    isRetried: false,
    search: '',
    technicalError: null,
    opened: {
      ...{ saved: null, filesInPage: [], paid: null, isUntaken: false, failedCard: null },
      ...{ draftId: '', subject: '', address: '', today: '' },
    },
    dirty: false,
    submission: 'none',
    unsent: null,
    unsentAs: null,
    toldPayment: null,
    hasLeftCase: false,
    pending: null,
  }),
  output: ({ context }) => ({
    type: 'left',
    to: context.pending ?? { type: 'place', route: context.route },
    toldPayment: context.toldPayment,
    hasLeftCase: context.hasLeftCase,
  }),
  // The saved number of pending tasks may be outdated, so it is removed. The tasks are counted again after the header
  // has loaded.
  entry: 'forgetWaiting',
  invoke: [
    {
      id: 'campaign',
      src: 'campaign',
      input: ({ context: { productLine, contractNumber, isContractor, route } }) => ({
        ...{ productLine, contractNumber, isContractor },
        isInMenu: route.name === 'caseSelect',
      }),
    },
    { id: 'watchFront', src: 'watchFront' },
  ],
  on: {
    'campaign.taken': { actions: { type: 'noteChange', params: 'campaign' } },
    // The header may be outdated, so the next menu, view or case loads it again.
    'page.shown': { actions: 'noteReturn' },
  },
  initial: 'loadingHeader',
  states: {
    loadingHeader: {
      ...leaveTransitions,
      description: 'A szerződés adatai töltődnek.',
      tags: 'busy',
      invoke: {
        id: 'loadHeader',
        src: 'loadHeader',
        input: headerInput,
        onDone: { target: 'arriving', actions: [{ type: 'keepHeader', params: eventOutput }, 'keepWaiting'] },
        onError: { target: 'headerFailed', actions: { type: 'keepTechnicalError', params: errorOf } },
      },
    },
    headerFailed: {
      ...leaveTransitions,
      description: 'A szerződés adatait nem sikerült betölteni. A kártyás befizetések így is látszanak.',
      entry: 'forgetPayments',
      invoke: [
        { id: 'networkBack', src: 'networkBack', onDone: 'loadingHeader' },
        {
          id: 'findPayments',
          src: 'listCases',
          input: paymentsInput,
        },
      ],
      on: {
        ...leaveTransitions.on,
        'load.retried': 'loadingHeader',
        'payments.found': { actions: { type: 'keepPayments', params: ({ event }) => event } },
      },
    },
    arriving: {
      description: 'Eldől, mit lát az ügyfél ezen a címen.',
      tags: 'busy',
      always: [
        { guard: 'isUnloaded', target: 'loadingHeader' },
        { guard: 'isInMenu', target: 'selecting' },
        { guard: { type: 'offers', params: 'view' }, target: 'viewing' },
        // The header is loaded again before a case opens, because another case may have changed the contract's data.
        { guard: 'isStale', target: 'loadingHeader' },
        { guard: { type: 'offers', params: 'flow' }, target: 'openingFlow' },
        { guard: { type: 'offers', params: 'choice' }, target: 'choosingVariant' },
        // A case that is no longer offered may still open, because this tab may have submitted it.
        { target: 'openingCase' },
      ],
    },
    selecting: {
      ...leaveTransitions,
      description: 'Az ügyfél kiválasztja, mit szeretne intézni.',
      // When the customer returns from an entry, the search is cleared and the whole menu is shown.
      entry: ['dropOutcomes', 'forgetPayments', 'forgetOldCases', 'tellCampaign', { type: 'setSearch', params: '' }],
      invoke: [
        // The menu is already shown, and stays if this call fails.
        {
          id: 'loadCases',
          src: 'listCases',
          input: casesInput,
        },
        { id: 'listPremium', src: 'listPremium', input: premiumInput },
        { id: 'listRuledOut', src: 'listRuledOut', input: ruledOutInput },
      ],
      on: {
        ...leaveTransitions.on,
        'search.changed': {
          guard: 'isSearchable',
          actions: { type: 'setSearch', params: ({ event }) => event.value },
        },
        'page.shown': returnTransition,
        'campaign.taken': { target: '.deciding', actions: { type: 'noteChange', params: 'campaign' } },
        'payments.found': { actions: { type: 'keepPayments', params: ({ event }) => event } },
        'premium.listed': { actions: [{ type: 'keepPremium', params: ({ event }) => event.premium }, 'keepWaiting'] },
        'entry.ruledOut': { actions: { type: 'keepRuledOut', params: ({ event }) => event } },
        'cases.retried': { guard: 'lacksCases', actions: ['forgetCases', 'askCases'] },
        'cases.listed': { actions: [{ type: 'keepCases', params: ({ event }) => event.cases }, 'keepWaiting'] },
      },
      ...refreshedWith({ load: 'refreshHeader', networkBack: 'networkBackForRefresh', ask: 'askLists' }),
    },
    viewing: {
      ...leaveTransitions,
      description: 'Az ügyfél megnéz valamit; itt nincs mit beküldeni. Amit máshol kell beírnia, kimásolhatja.',
      invoke: [
        { id: 'copying', src: 'copying' },
        { id: 'listPremiumToView', src: 'listPremium', input: premiumInput },
      ],
      on: {
        ...leaveTransitions.on,
        'page.shown': returnTransition,
        'premium.listed': { actions: [{ type: 'keepPremium', params: ({ event }) => event.premium }, 'keepWaiting'] },
      },
      ...refreshedWith({ load: 'refreshHeaderToView', networkBack: 'networkBackToView', ask: 'askPremiumToView' }),
    },
    choosingVariant: {
      ...leaveTransitions,
      description: 'Az ügyfél kiválasztja, hogyan vagy miért intézi: mindegyik út külön ügy.',
    },
    refusingCase: {
      ...leaveTransitions,
      description: 'Ez az ügy ennél a szerződésnél nem intézhető. Ami a kártyás fizetésével történt, itt is látszik.',
      invoke: {
        id: 'findPaymentsOfRefused',
        src: 'listCases',
        input: paymentsInput,
      },
      on: {
        ...leaveTransitions.on,
        'payments.found': { actions: { type: 'keepPayments', params: ({ event }) => event } },
      },
    },
    ...flowStates,
    ...caseStates,
    left: {
      description: 'Az ügyfél elhagyta a szerződést.',
      type: 'final',
    },
  },
})

export type ContractMachine = typeof contractMachine
