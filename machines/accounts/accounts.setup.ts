import { assign, sendParent, setup } from 'xstate'
import { getFundDetails, getProductFunds, getUnitAccounts } from '../../src/api/lifeAccounts'
import { technicalErrorTypeOf } from '../../src/api/technicalError'
import { callActor } from '../actors/call'
import { networkBack } from '../actors/networkBack'
import { callOnReturn } from '../actors/reloadOnReturn'
import type { FlowInput, FlowMoved } from '../flow.types'
import type { AccountOutcome, AccountsContext, AccountsEvent, AccountsOutcome, FundOutcome } from './accounts.types'
import { type AccountsRoute, accountsStepOf } from './accountsRoute'

/** Setup of the machine of investment accounts. */
export const accountsSetup = setup({
  types: {
    context: {} as AccountsContext,
    events: {} as AccountsEvent,
    input: {} as FlowInput,
    tags: {} as 'busy',
  },
  actors: {
    loadAccounts: callActor(getUnitAccounts),
    loadAccount: callActor(getProductFunds),
    loadFund: callActor(getFundDetails),
    watchAccounts: callOnReturn('list.reloaded', getUnitAccounts),
    watchAccount: callOnReturn('account.reloaded', getProductFunds),
    watchFund: callOnReturn('fund.reloaded', getFundDetails),
    networkBack,
  },
  guards: {
    answered: (_, { ok }: { readonly ok: boolean }) => ok,
    isUnknown: (_, outcome: AccountOutcome | FundOutcome) =>
      !outcome.ok && outcome.failure.code === 'ACCOUNT_NOT_FOUND',
    // An opened account also needs the list, because only the list tells which accounts are being bought back.
    isListWanted: ({ context: { opened, list } }) => opened === '' || list === null,
    isListAskedFor: ({ context }, { ok }: { readonly ok: boolean }) => ok && context.opened === '',
    // An opened fund also needs its account's data, because only that data contains the fund's share.
    isAccountWanted: ({ context: { account } }) => account === null,
    isFundWanted: ({ context: { openedFund } }) => openedFund !== '',
    isFundAskedFor: ({ context }, { ok }: { readonly ok: boolean }) => ok && context.openedFund !== '',
    isElsewhere: ({ context }, route: AccountsRoute) => accountsStepOf(route) !== accountsStepOf(context),
  },
  actions: {
    keepList: assign((_, outcome: AccountsOutcome) => (outcome.ok ? { list: outcome.data, technicalError: null } : {})),
    keepAccount: assign((_, outcome: AccountOutcome) =>
      outcome.ok ? { account: outcome.data, technicalError: null } : {},
    ),
    keepFund: assign((_, outcome: FundOutcome) => (outcome.ok ? { fund: outcome.data, technicalError: null } : {})),
    keepTechnicalError: assign((_, error: unknown) => ({ technicalError: technicalErrorTypeOf(error) })),
    keepBusinessError: assign({ technicalError: 'brokenAnswer' }),
    // Keeps the account's data if the account stays the same. So going back from a fund to its account loads nothing.
    goTo: assign(({ context }, route: AccountsRoute) => ({
      ...route,
      account: route.opened === context.opened ? context.account : null,
      fund: null,
    })),
    tellMoved: sendParent(({ context }): FlowMoved => ({ type: 'flow.moved', step: accountsStepOf(context) })),
  },
})
