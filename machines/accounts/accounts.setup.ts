import { assign, sendParent, setup } from 'xstate'
import type { OutcomeOf } from '../../src/api/endpoint'
import { faultKindOf } from '../../src/api/fault'
import { getProductFunds, getUnitAccounts } from '../../src/api/lifeAccounts'
import { callActor } from '../actors/call'
import { networkBack } from '../actors/networkBack'
import { addressOfId } from '../addressId'
import type { FlowInput, FlowMoved } from '../contract/flow.types'
import type { AccountsContext, AccountsEvent } from './accounts.types'

type Listed = OutcomeOf<typeof getUnitAccounts>
type Opened = OutcomeOf<typeof getProductFunds>

/** Vocabulary of the chart of investment accounts. */
export const accountsSetup = setup({
  types: {
    context: {} as AccountsContext,
    events: {} as AccountsEvent,
    input: {} as FlowInput,
    tags: {} as 'busy',
  },
  actors: { loadAccounts: callActor(getUnitAccounts), loadAccount: callActor(getProductFunds), networkBack },
  guards: {
    answered: (_, { ok }: { readonly ok: boolean }) => ok,
    isUnknown: (_, opened: Opened) => !opened.ok && opened.failure.code === 'ACCOUNT_NOT_FOUND',
    // Only the list says which accounts are being bought back.
    isListWanted: ({ context: { opened, list } }) => opened === '' || list === null,
    isListAskedFor: ({ context }, { ok }: { readonly ok: boolean }) => ok && context.opened === '',
    isElsewhere: ({ context }, id: string) => id !== context.opened,
  },
  actions: {
    keepList: assign((_, listed: Listed) => (listed.ok ? { list: listed.data, fault: null } : {})),
    keepAccount: assign((_, opened: Opened) => (opened.ok ? { account: opened.data, fault: null } : {})),
    keepFault: assign((_, error: unknown) => ({ fault: faultKindOf(error) })),
    keepRefusal: assign({ fault: 'brokenAnswer' }),
    goTo: assign((_, opened: string) => ({ opened, account: null })),
    tellMoved: sendParent(({ context }): FlowMoved => ({ type: 'flow.moved', step: addressOfId(context.opened) })),
  },
})
