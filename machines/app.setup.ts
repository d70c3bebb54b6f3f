import { assign, enqueueActions, raise, sendTo, setup } from 'xstate'
import type { Configuration } from '../src/api/configuration'
import { faultKindOf } from '../src/api/technicalError'
import { lazyChart } from './actors/lazy'
import { networkBack } from './actors/networkBack'
import { openModuleActor } from './actors/openModule'
import { appGuards, isOfDap } from './app.guards'
import { appCharts } from './app.lazyMachines'
import { areaOf, isOpenTo } from './app.productLines'
import type { AppContext, AppEvent, AppInput, KeptSignIn, PaymentDismissed } from './app.types'
import type { LoginOutput } from './auth/login.types'
import type { SessionOutput } from './auth/session.types'
import type { ContractEvent, ContractOutput, Departure } from './contract/contract.types'
import type { LeftOpen } from './contract/pendingWork'
import type { DapOutput } from './dap/dap.types'
import { DRAFTS_KEPT, interruptSubmissions, keepDrafts, keptDrafts, settleDrafts } from './drafts'
import { sharedCharts } from './lazyMachines'
import type { OpenPayment } from './payment/openPayments'
import type { PaymentReturnOutput } from './payment/paymentReturn.types'
import { isAway } from './payment/underWay'
import { home, type Place, pathOf, placeOf } from './routes'
import { portsOf } from './services'
import type { OpenedSession } from './session'
import {
  forgetDraftsInTimeActor,
  loadConfigurationActor,
  loadTextsActor,
  openHomeActor,
  openSessionActor,
  openSignInActor,
  startMockActor,
  watchUnsentActor,
} from './start.actors'
import { DRAFTS, PAYMENT, SAVED_IDENTIFICATION, SESSION, WANTED } from './storageKeys'

/** Vocabulary of the portal's root chart. */
export const appSetup = setup({
  types: {
    context: {} as AppContext,
    events: {} as AppEvent,
    input: {} as AppInput,
    tags: {} as 'busy',
    children: {} as {
      login: 'login'
      dap: 'dap'
      identification: 'identification'
      phoneRequest: 'phoneRequest'
      session: 'session'
      security: 'security'
      paymentReturn: 'paymentReturn'
      contract: 'contract'
      contracts: 'contracts'
      logout: 'logout'
      watchUnsent: 'watchUnsent'
    },
  },
  actors: {
    loadConfiguration: loadConfigurationActor,
    loadTexts: loadTextsActor,
    startMock: startMockActor,
    openSession: openSessionActor,
    openHome: openHomeActor,
    openSignIn: openSignInActor,
    openModule: openModuleActor,
    login: lazyChart(appCharts, 'login'),
    dap: lazyChart(appCharts, 'dap'),
    identification: lazyChart(sharedCharts, 'identification'),
    phoneRequest: lazyChart(appCharts, 'phoneRequest'),
    session: lazyChart(appCharts, 'session'),
    security: lazyChart(appCharts, 'security'),
    paymentReturn: lazyChart(appCharts, 'paymentReturn'),
    contract: lazyChart(appCharts, 'contract'),
    contracts: lazyChart(appCharts, 'contracts'),
    logout: lazyChart(appCharts, 'logout'),
    forgetDraftsInTime: forgetDraftsInTimeActor,
    watchUnsent: watchUnsentActor,
    networkBack,
  },
  guards: appGuards,
  actions: {
    keepConfiguration: assign((_, configuration: Configuration) => ({ configuration })),
    keepFault: assign((_, error: unknown) => ({ fault: faultKindOf(error) })),
    keepSignIn: assign((_, kept: KeptSignIn) => ({ kept })),
    go: assign((_, address: string) => ({ place: placeOf(address), notice: null })),
    keepLeftOpen: assign((_, leftOpen: LeftOpen | null) => ({ leftOpen })),
    keepPayments: assign(({ context: { leftOpen } }, payments: readonly OpenPayment[]) => ({
      payments,
      leftOpen: leftOpen && { ...leftOpen, payments },
    })),
    keepHalfFilled: assign((_, halfFilled: readonly string[]) => ({ halfFilled })),
    goHome: assign({ place: home }),
    goToArea: assign(({ context }) => ({
      place: context.session === null ? home : ({ name: 'caseSelect', area: context.session.area } as const),
    })),
    goToSignIn: assign(({ context }) => {
      const area = areaOf(context.place)
      return area === null ? {} : { place: { name: 'auth', area, list: false } as const, wanted: context.place }
    }),
    goBackToCase: assign((_, output: PaymentReturnOutput) =>
      'origin' in output ? { place: placeOf(output.origin) } : {},
    ),
    goToSignInAndBack: assign(({ context }, output: PaymentReturnOutput) => {
      const area = 'origin' in output ? areaOf(placeOf(output.origin)) : null
      if (area === null) return {}
      // At logout the payment would have gone: a session that is not there any more has run out.
      const expired = output.type === 'signIn'
      return { place: { name: 'auth', area, list: false } as const, wanted: context.place, expired }
    }),
    goOut: assign((_, { to }: ContractOutput) => (to.type === 'place' ? { place: to.place } : {})),
    follow: assign((_, { place, dirty }: { readonly place: Place; readonly dirty: boolean }) => ({ place, dirty })),
    keepSignedIn: assign((_, output: LoginOutput | DapOutput) =>
      output.type === 'signedIn' ? { signedIn: output.signedIn } : {},
    ),
    keepPhoneRequest: assign(({ context }, output: LoginOutput) =>
      output.type === 'phoneRequest'
        ? { phoneRequest: output, place: { name: 'phoneRequest', area: areaOf(context.place) ?? 'kgfb' } as const }
        : {},
    ),
    leavePhoneRequest: assign(({ context }) => ({
      phoneRequest: null,
      place: { name: 'auth', area: areaOf(context.place) ?? 'kgfb', list: false } as const,
    })),
    keepIdentification: assign(({ context }, output: LoginOutput | DapOutput) =>
      output.type === 'signedIn' && output.identificationCaseId !== null
        ? {
            kept: {
              ...context.kept,
              identification: { ...output.signedIn, caseId: output.identificationCaseId },
            },
          }
        : {},
    ),
    useIdentification: ({ context, system }) => {
      const { storage, useToken } = portsOf(system)
      const { identification } = context.kept
      useToken(identification?.accessToken ?? null)
      if (identification === null) storage.remove(SAVED_IDENTIFICATION)
      else storage.write(SAVED_IDENTIFICATION, identification)
    },
    finishIdentification: assign(({ context }) => ({ signedIn: context.kept.identification })),
    forgetIdentification: assign(({ context }) => ({ kept: { ...context.kept, identification: null } })),
    forgetDap: assign(({ context }) => ({
      kept: { ...context.kept, dap: null },
      ...(context.place.name === 'auth' && { place: { ...context.place, list: false } }),
    })),
    followDap: assign(({ context }, list: boolean) =>
      context.place.name === 'auth' ? { place: { ...context.place, list } } : {},
    ),
    goToList: assign(({ context }) => ({
      place: { name: 'auth', area: context.session?.area ?? 'kgfb', list: true } as const,
    })),
    renewSession: assign(({ context: { session } }, output: SessionOutput) =>
      output.type === 'renewed' && session !== null ? { session: { ...session, ...output.token } } : {},
    ),
    raiseSessionEnd: raise({ type: 'session.expired' }),
    startSession: assign(({ context }, { session }: OpenedSession) => {
      const area = session?.area ?? null
      const place: Place = area === null ? home : { name: 'caseSelect', area }
      return {
        session,
        signedIn: null,
        expired: false,
        wanted: null,
        // What was wanted before the sign-in, if it is of this contract's area, or a payment that is gone on with.
        place: context.wanted !== null && isOpenTo(context.wanted, area) ? context.wanted : place,
      }
    }),
    refuseToken: assign({ signedIn: null, fault: 'brokenAnswer' }),
    keepSession: assign((_, { session }: OpenedSession) => ({ session })),
    useSession: ({ context, system }) => {
      const ports = portsOf(system)
      const { storage, useToken } = ports
      useToken(context.session?.accessToken ?? null)
      if (context.session === null) {
        storage.remove(SESSION)
        ports.forgetSaved()
        // What waits for a draft that is kept goes on after the next sign-in.
        if (keptDrafts(ports) === null) ports.forgetFiles()
      } else {
        const { accessToken, area, openedBy, expiresAt } = context.session
        storage.write(SESSION, { accessToken, area, openedBy, expiresAt })
      }
    },
    endSession: assign({ session: null, dirty: false, payments: [], halfFilled: [] }),
    expire: assign({ session: null, dirty: false, expired: true, payments: [], halfFilled: [] }),
    keepDrafts: ({ context, system }) => {
      const ports = portsOf(system)
      if (context.session === null) return
      const { contractNumber, expiresAt } = context.session
      // It may have run out while the page was away.
      const over = Math.min(ports.now(), expiresAt ?? ports.now())
      keepDrafts(ports, context.session, over + DRAFTS_KEPT)
      interruptSubmissions(ports, contractNumber)
    },
    settleDrafts: ({ context, system }) => settleDrafts(portsOf(system), context.session),
    /** The insurer hears of it behind the customer's back. The call is given the token, which the portal forgets now. */
    logOutAtInsurer: assign(({ context: { session }, spawn }) => {
      if (session !== null) spawn('logout', { id: 'logout', input: { accessToken: session.accessToken } })
      return {}
    }),
    sayLoggedOut: assign({ notice: 'loggedOut' }),
    sayLogoutFailed: assign({ notice: 'logoutFailed' }),
    forgetWanted: assign({ wanted: null, expired: false, signedIn: null }),
    keepWanted: ({ context, system }) => {
      const { storage } = portsOf(system)
      if (context.wanted === null) storage.remove(WANTED)
      else storage.write(WANTED, pathOf(context.wanted))
    },
    forgetDrafts: ({ system }) => {
      const { storage } = portsOf(system)
      storage.clear(DRAFTS)
      storage.remove(PAYMENT)
    },
    // What is kept of a payment goes with its time. Where somebody who has left for one is somewhere else by now, the tab may
    // count as closed again; that the money may be on its way is noted apart.
    settlePayment: ({ context, system }) => {
      const ports = portsOf(system)
      const isElsewhere = context.place.name === 'home' || context.place.name === 'caseSelect'
      if (isAway(ports) && isElsewhere) ports.storage.remove(PAYMENT)
    },
    keepSwitch: assign((_, switchTo: string) => ({ switchTo })),
    keepSwitchOfOutput: assign((_, { to }: ContractOutput) =>
      to.type === 'contract' ? { switchTo: to.contractNumber } : {},
    ),
    dropSwitch: assign({ switchTo: null }),
    refreshContracts: enqueueActions(({ context, enqueue }) => {
      if (isOfDap(context)) enqueue.sendTo('contracts', { type: 'contracts.shown' } as const)
    }),
    dismissPayment: sendTo('watchUnsent', (_, dismissed: PaymentDismissed) => dismissed),
    findDrafts: sendTo('watchUnsent', { type: 'drafts.changed' }),
    requestDeparture: sendTo('contract', (_, to: Departure): ContractEvent => ({ type: 'departure.requested', to })),
    trackTile: ({ system }, { tile, outbound }: { readonly tile: string; readonly outbound: boolean }) =>
      portsOf(system).track({ event: 'tile', tile, outbound }),
  },
})
