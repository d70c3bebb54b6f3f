import { errorOf, outcomeOf } from '../actors/call'
import { idInAddress } from '../addressId'
import type { FlowEvent } from '../contract/flow.types'
import { accountsSetup } from './accounts.setup'

const askedFor = ({ event }: { readonly event: FlowEvent }): string => idInAddress(event.step)

/**
 * The investment accounts of a contract, and what is in each. A flow of the contract's menu; its part of the address is
 * the id of the opened account.
 */
export const accountsMachine = accountsSetup.createMachine({
  id: 'accounts',
  description: 'A szerződés befektetési számlái, és hogy miben van az egyes számlák pénze.',
  context: ({ input: { step, ...input } }) => ({
    ...input,
    opened: idInAddress(step),
    list: null,
    account: null,
    fault: null,
  }),
  initial: 'arriving',
  on: {
    'step.requested': {
      guard: { type: 'isElsewhere', params: askedFor },
      target: '.arriving',
      actions: [{ type: 'goTo', params: askedFor }, 'tellMoved'],
    },
  },
  states: {
    arriving: {
      description: 'Eldől, hogy a lista látszik, vagy egy számla.',
      tags: 'busy',
      always: [{ guard: 'isListWanted', target: 'loadingAccounts' }, { target: 'loadingAccount' }],
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
            guard: { type: 'isListAskedFor', params: outcomeOf },
            target: 'listing',
            actions: { type: 'keepList', params: outcomeOf },
          },
          {
            guard: { type: 'answered', params: outcomeOf },
            target: 'loadingAccount',
            actions: { type: 'keepList', params: outcomeOf },
          },
          { target: 'failed', actions: 'keepRefusal' },
        ],
        onError: { target: 'failed', actions: { type: 'keepFault', params: errorOf } },
      },
    },
    listing: { description: 'Az ügyfél átnézi a befektetési számláit.' },
    loadingAccount: {
      description: 'Betöltjük, mi van a számlán.',
      tags: 'busy',
      invoke: {
        id: 'loadAccount',
        src: 'loadAccount',
        input: ({ context }) => ({ query: { udcContractId: context.opened } }),
        onDone: [
          {
            guard: { type: 'answered', params: outcomeOf },
            target: 'viewing',
            actions: { type: 'keepAccount', params: outcomeOf },
          },
          { guard: { type: 'isUnknown', params: outcomeOf }, target: 'unknown' },
          { target: 'failed', actions: 'keepRefusal' },
        ],
        onError: { target: 'failed', actions: { type: 'keepFault', params: errorOf } },
      },
    },
    viewing: { description: 'Az ügyfél megnézi, miben van a számla pénze, és mibe kerülnek a befizetései.' },
    unknown: { description: 'Ilyen számlája nincs a szerződésnek.' },
    failed: {
      description: 'A betöltés nem sikerült; újra lehet próbálni, és a hálózattal magától is újraindul.',
      invoke: { id: 'networkBack', src: 'networkBack', onDone: 'arriving' },
      on: { 'load.retried': 'arriving' },
    },
  },
})

export type AccountsMachine = typeof accountsMachine
