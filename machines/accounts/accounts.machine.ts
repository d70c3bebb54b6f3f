import { errorOf, eventOutput } from '../actors/call'
import type { Reloaded } from '../actors/reloadOnReturn'
import type { FlowEvent } from '../flow.types'
import { accountsSetup } from './accounts.setup'
import type { AccountsContext, AccountsOutcome } from './accounts.types'
import { parseAccountsRoute } from './accountsRoute'

const requestedRoute = ({ event }: { readonly event: FlowEvent }) => parseAccountsRoute(event.step)

interface InputArgs {
  readonly context: AccountsContext
}

const accountInput = ({ context }: InputArgs) => ({ query: { udcContractId: context.opened } })

const fundInput = ({ context: { opened, openedFund } }: InputArgs) => ({
  query: { udcContractId: opened, productFundId: openedFund },
})

const keepReloadedList = {
  'list.reloaded': {
    actions: {
      type: 'keepList',
      params: ({ event }: { readonly event: Reloaded<'list.reloaded', AccountsOutcome> }) => event.outcome,
    },
  },
} as const

/**
 * The machine of the investment accounts, opened from the contract's menu. It shows the list, one account with its
 * funds, or one fund. Its step in the address is `<account id>/<fund id>`, where each part may be missing.
 */
export const accountsMachine = accountsSetup.createMachine({
  id: 'accounts',
  description: 'A szerződés befektetési számlái, és hogy miben van az egyes számlák pénze.',
  context: ({ input: { step, ...input } }) => ({
    ...input,
    ...parseAccountsRoute(step),
    list: null,
    account: null,
    fund: null,
    technicalError: null,
  }),
  initial: 'arriving',
  on: {
    'step.requested': {
      guard: { type: 'isElsewhere', params: requestedRoute },
      target: '.arriving',
      actions: [{ type: 'goTo', params: requestedRoute }, 'tellMoved'],
    },
  },
  states: {
    arriving: {
      description: 'Eldől, hogy a lista látszik, egy számla, vagy annak egy eszközalapja.',
      tags: 'busy',
      always: [
        { guard: 'isListWanted', target: 'loadingAccounts' },
        { guard: 'isAccountWanted', target: 'loadingAccount' },
        { guard: 'isFundWanted', target: 'loadingFund' },
        { target: 'viewing' },
      ],
    },
    loadingAccounts: {
      description: 'Betöltjük a befektetési számlákat; egy számla is ezek közül való.',
      tags: 'busy',
      invoke: {
        id: 'loadAccounts',
        src: 'loadAccounts',
        input: {},
        onDone: [
          {
            guard: { type: 'isListAskedFor', params: eventOutput },
            target: 'listing',
            actions: { type: 'keepList', params: eventOutput },
          },
          {
            guard: { type: 'answered', params: eventOutput },
            target: 'loadingAccount',
            actions: { type: 'keepList', params: eventOutput },
          },
          { target: 'failed', actions: 'keepBusinessError' },
        ],
        onError: { target: 'failed', actions: { type: 'keepTechnicalError', params: errorOf } },
      },
    },
    listing: {
      description: 'Az ügyfél átnézi a befektetési számláit. Ha visszatér a lapra, a háttérben frissülnek.',
      invoke: { id: 'watchAccounts', src: 'watchAccounts', input: {} },
      on: keepReloadedList,
    },
    loadingAccount: {
      description: 'Betöltjük, mi van a számlán.',
      tags: 'busy',
      invoke: {
        id: 'loadAccount',
        src: 'loadAccount',
        input: accountInput,
        onDone: [
          {
            guard: { type: 'isFundAskedFor', params: eventOutput },
            target: 'loadingFund',
            actions: { type: 'keepAccount', params: eventOutput },
          },
          {
            guard: { type: 'answered', params: eventOutput },
            target: 'viewing',
            actions: { type: 'keepAccount', params: eventOutput },
          },
          { guard: { type: 'isUnknown', params: eventOutput }, target: 'unknown' },
          { target: 'failed', actions: 'keepBusinessError' },
        ],
        onError: { target: 'failed', actions: { type: 'keepTechnicalError', params: errorOf } },
      },
    },
    loadingFund: {
      description: 'Betöltjük a számla egy eszközalapjának adatait.',
      tags: 'busy',
      invoke: {
        id: 'loadFund',
        src: 'loadFund',
        input: fundInput,
        onDone: [
          {
            guard: { type: 'answered', params: eventOutput },
            target: 'viewingFund',
            actions: { type: 'keepFund', params: eventOutput },
          },
          { guard: { type: 'isUnknown', params: eventOutput }, target: 'unknown' },
          { target: 'failed', actions: 'keepBusinessError' },
        ],
        onError: { target: 'failed', actions: { type: 'keepTechnicalError', params: errorOf } },
      },
    },
    viewingFund: {
      description:
        'Az ügyfél megnézi, mennyit ér és mennyibe kerül a számla egy eszközalapja. Ha visszatér a lapra, a háttérben frissül.',
      invoke: { id: 'watchFund', src: 'watchFund', input: fundInput },
      on: { 'fund.reloaded': { actions: { type: 'keepFund', params: ({ event }) => event.outcome } } },
    },
    viewing: {
      description:
        'Az ügyfél megnézi, miben van a számla pénze, és mibe kerülnek a befizetései. Ha visszatér a lapra, a háttérben frissül.',
      // The list is reloaded too, because only the list tells which accounts are being bought back.
      invoke: [
        { id: 'watchAccountsOfViewed', src: 'watchAccounts', input: {} },
        { id: 'watchAccount', src: 'watchAccount', input: accountInput },
      ],
      on: {
        ...keepReloadedList,
        'account.reloaded': { actions: { type: 'keepAccount', params: ({ event }) => event.outcome } },
      },
    },
    unknown: { description: 'Ilyen számlája nincs a szerződésnek, vagy ilyen eszközalap nincs a számlán.' },
    failed: {
      description: 'A betöltés nem sikerült; újra lehet próbálni, és a hálózattal automatikusan is újraindul.',
      invoke: { id: 'networkBack', src: 'networkBack', onDone: 'arriving' },
      on: { 'load.retried': 'arriving' },
    },
  },
})

export type AccountsMachine = typeof accountsMachine
