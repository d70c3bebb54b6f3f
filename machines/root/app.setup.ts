import { assign, enqueueActions, raise, sendTo, setup } from 'xstate'
import type { Configuration } from '../../src/api/configuration'
import { technicalErrorTypeOf } from '../../src/api/technicalError'
import { watchFront } from '../actors/front'
import { lazyMachine } from '../actors/lazy'
import { networkBack } from '../actors/networkBack'
import { openModuleActor } from '../actors/openModule'
import type { LoginOutput } from '../auth/login.types'
import type { SessionOutput, TokenRefused } from '../auth/session.types'
import type { ContractEvent, ContractOutput, Departure } from '../contract/contract.types'
import type { PendingWork } from '../contract/pendingWork'
import type { DapOutput } from '../dap/dap.types'
import { draftsOwnerOf, forgetOpenFiles, keepDrafts, readKeptDrafts, settleDrafts } from '../drafts'
import { sharedMachines } from '../lazyMachines'
import type { OpenPayment } from '../payment/openPayments'
import type { PaymentReturnOutput } from '../payment/paymentReturn.types'
import { addressBeforePayment } from '../payment/underWay'
import { homeRoute, pathOf, type Route, routeOf } from '../routes'
import { servicesOf } from '../services'
import type { OpenedSession } from '../session'
import { withClockLead } from '../signedIn'
import {
  DRAFTS,
  PAYMENT,
  REQUESTED_ROUTE,
  SAVED_IDENTIFICATION,
  SAVED_LOGIN,
  SAVED_PHONE_REQUEST,
  SESSION,
} from '../storageKeys'
import { forgetSessionEnd, noteSessionEnd } from '../tab/endedSessions'
import { appGuards, awaitsReturn, caseAddressOf, isSessionOfDap, isTakenButUnsent } from './app.guards'
import { appMachines } from './app.lazyMachines'
import { productLineOf, routeAfterSignIn, routeOwnerAfterEnd } from './app.productLines'
import type { AppContext, AppEvent, AppInput, PaymentDismissed, SavedSignIns } from './app.types'
import { lazySession } from './lazySession'
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

/** Setup of the portal's root machine. */
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
    login: lazyMachine(appMachines, 'login'),
    dap: lazyMachine(appMachines, 'dap'),
    identification: lazyMachine(sharedMachines, 'identification'),
    phoneRequest: lazyMachine(appMachines, 'phoneRequest'),
    session: lazyMachine(appMachines, 'session'),
    security: lazyMachine(appMachines, 'security'),
    paymentReturn: lazyMachine(appMachines, 'paymentReturn'),
    contract: lazyMachine(appMachines, 'contract'),
    contracts: lazyMachine(appMachines, 'contracts'),
    logout: lazyMachine(appMachines, 'logout'),
    forgetDraftsInTime: forgetDraftsInTimeActor,
    watchUnsent: watchUnsentActor,
    networkBack,
    watchFront,
  },
  guards: appGuards,
  actions: {
    keepConfiguration: assign((_, configuration: Configuration) => ({ configuration })),
    keepTechnicalError: assign((_, error: unknown) => ({ technicalError: technicalErrorTypeOf(error) })),
    keepSignIn: assign((_, kept: SavedSignIns) => ({ kept })),
    go: assign((_, address: string) => ({ route: routeOf(address), notice: null, switchTo: null })),
    keepPendingWork: assign((_, pendingWork: PendingWork | null) => ({ pendingWork })),
    keepPayments: assign(({ context: { pendingWork } }, payments: readonly OpenPayment[]) => ({
      payments,
      pendingWork: pendingWork && { ...pendingWork, payments },
    })),
    keepHalfFilled: assign((_, halfFilled: readonly string[]) => ({ halfFilled })),
    goHome: assign({ route: homeRoute }),
    goToProductLine: assign(({ context }) => ({
      route:
        context.session === null
          ? homeRoute
          : ({ name: 'caseSelect', productLine: context.session.productLine } as const),
    })),
    goToSignIn: assign(({ context }) => {
      const productLine = productLineOf(context.route)
      return productLine === null
        ? {}
        : { route: { name: 'auth', productLine, list: false } as const, requestedRoute: context.route }
    }),
    goBackToCase: assign((_, output: PaymentReturnOutput) =>
      'origin' in output ? { route: routeOf(output.origin) } : {},
    ),
    goToSignInAndBack: assign(({ context }, output: PaymentReturnOutput) => {
      const productLine = 'origin' in output ? productLineOf(routeOf(output.origin)) : null
      if (productLine === null) return {}
      // A logout would have removed the payment, so a missing session means that the session has expired.
      const expired = output.type === 'signIn'
      return { route: { name: 'auth', productLine, list: false } as const, requestedRoute: context.route, expired }
    }),
    // The contract has ended, so no case is open that the customer could lose by leaving. The draft of a left case is
    // deleted.
    goOut: assign(({ context: { halfFilled, route } }, { to, hasLeftCase }: ContractOutput) => ({
      dirty: false,
      halfFilled: hasLeftCase ? halfFilled.filter((address) => address !== caseAddressOf(route)) : halfFilled,
      ...(to.type === 'place' && { route: to.route }),
      ...(to.type === 'contract' && { switchTo: to.contractNumber }),
    })),
    follow: assign((_, { route, dirty }: { readonly route: Route; readonly dirty: boolean }) => ({ route, dirty })),
    keepSignedIn: assign((_, output: LoginOutput | DapOutput) =>
      output.type === 'signedIn' ? { signedIn: output.signedIn } : {},
    ),
    keepPhoneRequest: assign(({ context }, output: LoginOutput) =>
      output.type === 'phoneRequest'
        ? {
            phoneRequest: output,
            route: { name: 'phoneRequest', productLine: productLineOf(context.route) ?? 'kgfb' } as const,
          }
        : {},
    ),
    leavePhoneRequest: assign(({ context }) => ({
      phoneRequest: null,
      route: { name: 'auth', productLine: productLineOf(context.route) ?? 'kgfb', list: false } as const,
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
      const { storage, useToken } = servicesOf(system)
      const { identification } = context.kept
      useToken(identification?.accessToken ?? null)
      if (identification === null) storage.remove(SAVED_IDENTIFICATION)
      else storage.write(SAVED_IDENTIFICATION, identification)
    },
    finishIdentification: assign(({ context }) => ({ signedIn: context.kept.identification })),
    forgetIdentification: assign(({ context }) => ({ kept: { ...context.kept, identification: null } })),
    forgetDap: assign(({ context }) => ({
      kept: { ...context.kept, dap: null },
      ...(context.route.name === 'auth' && { route: { ...context.route, list: false } }),
    })),
    followDap: assign(({ context }, list: boolean) =>
      context.route.name === 'auth' ? { route: { ...context.route, list } } : {},
    ),
    // Runs after a sign-in, so that after the logout the next person does not see what was typed before it.
    forgetTyped: enqueueActions(({ enqueue }) => {
      enqueue.assign({ phoneRequest: null })
      enqueue(({ system }) => {
        const { storage } = servicesOf(system)
        storage.remove(SAVED_LOGIN)
        storage.remove(SAVED_PHONE_REQUEST)
      })
    }),
    goToList: assign(({ context }) => ({
      route: { name: 'auth', productLine: context.session?.productLine ?? 'kgfb', list: true } as const,
    })),
    renewSession: assign(({ context: { session } }, output: SessionOutput) =>
      output.type === 'renewed' && session !== null
        ? { session: { ...session, ...withClockLead(output.token, session.clockLead) } }
        : {},
    ),
    raiseSessionEnd: raise({ type: 'session.expired' }),
    tellTokenRefused: sendTo('session', { type: 'token.refused' } satisfies TokenRefused),
    startSession: assign(({ context }, { session }: OpenedSession) => ({
      session,
      signedIn: null,
      expired: false,
      requestedRoute: null,
      requestedFor: null,
      notice: null,
      route: routeAfterSignIn(context, session),
    })),
    refuseToken: assign({ signedIn: null, technicalError: 'brokenAnswer' }),
    keepSession: assign((_, { session }: OpenedSession) => ({ session })),
    useSession: ({ context, system }) => {
      const services = servicesOf(system)
      const { storage, useToken } = services
      useToken(context.session?.accessToken ?? null)
      if (context.session === null) {
        storage.remove(SESSION)
        services.forgetSaved()
        // Removes the chosen files only if the tab keeps no drafts. Kept drafts need their files after the next
        // sign-in.
        if (readKeptDrafts(services) === null) forgetOpenFiles(services)
      } else {
        const { accessToken, productLine, openedBy, expiresAt, clockLead } = context.session
        storage.write(SESSION, { accessToken, productLine, openedBy, expiresAt, clockLead })
      }
    },
    endSession: assign({ session: null, dirty: false, payments: [], halfFilled: [] }),
    expire: assign(({ context }) => ({
      hadDrafts: context.dirty || context.halfFilled.length > 0,
      ...{ session: null, dirty: false, expired: true, payments: [], halfFilled: [], switchTo: null },
      isPaymentKept: context.payments.some((payment) => isTakenButUnsent(payment) && !payment.isLost),
      requestedFor: routeOwnerAfterEnd(context, context.session && draftsOwnerOf(context.session)),
    })),
    keepEnded: assign(({ context }, openedSession: OpenedSession) => ({
      ...('hadDrafts' in openedSession && { hadDrafts: openedSession.hadDrafts }),
      ...(openedSession.type === 'ended' && { requestedFor: routeOwnerAfterEnd(context, openedSession.owner) }),
    })),
    keepDrafts: ({ context, system }) => {
      if (context.session !== null) keepDrafts(servicesOf(system), context.session)
    },
    settleDrafts: ({ context, system }) => {
      if (context.session !== null) settleDrafts(servicesOf(system), context.session)
    },
    /**
     * Ends the session at the insurer in the background. The call gets the token as input, because the portal forgets
     * the token now.
     */
    logOutAtInsurer: assign(({ context: { session }, spawn }) => {
      if (session !== null) spawn('logout', { id: 'logout', input: { accessToken: session.accessToken } })
      return {}
    }),
    noteEnd: ({ system }) => noteSessionEnd(servicesOf(system)),
    forgetEnd: ({ system }) => forgetSessionEnd(servicesOf(system)),
    sayLoggedOut: assign({ notice: 'loggedOut' }),
    sayLogoutFailed: assign({ notice: 'logoutFailed' }),
    forgetWanted: assign({ requestedRoute: null, requestedFor: null, expired: false, signedIn: null }),
    keepRequestedRoute: ({ context, system }) => {
      const { storage } = servicesOf(system)
      if (context.requestedRoute === null) storage.remove(REQUESTED_ROUTE)
      else storage.write(REQUESTED_ROUTE, { address: pathOf(context.requestedRoute), owner: context.requestedFor })
    },
    forgetDrafts: ({ system }) => {
      const { storage } = servicesOf(system)
      storage.clear(DRAFTS)
      storage.remove(PAYMENT)
    },
    // Removes the entry `PAYMENT` when the customer no longer waits for a payment's return. Without this entry, a tab
    // that was left for long counts as closed. The payment's record in the browser storage stays, because the money may
    // be on its way.
    settlePayment: ({ context, system }) => {
      const services = servicesOf(system)
      const origin = addressBeforePayment(services)
      if (origin !== null && !awaitsReturn(context, origin)) services.storage.remove(PAYMENT)
    },
    keepSwitch: assign((_, switchTo: string) => ({ switchTo })),
    dropSwitch: assign({ switchTo: null }),
    refreshContracts: enqueueActions(({ context, enqueue }) => {
      if (isSessionOfDap(context)) enqueue.sendTo('contracts', { type: 'contracts.shown' } as const)
    }),
    recordEarlyReturn: ({ context: { route, session }, system }) => {
      if (session !== null && route.name === 'paymentReturn')
        lazySession.get('recordEarlyReturn')(servicesOf(system), route.query)
    },
    dismissPayment: sendTo('watchUnsent', (_, dismissedPayment: PaymentDismissed) => dismissedPayment),
    findDrafts: sendTo('watchUnsent', { type: 'drafts.changed' }),
    requestDeparture: sendTo('contract', (_, to: Departure): ContractEvent => ({ type: 'departure.requested', to })),
    trackTile: ({ system }, { tile, outbound }: { readonly tile: string; readonly outbound: boolean }) =>
      servicesOf(system).track({ event: 'tile', tile, outbound }),
  },
})
