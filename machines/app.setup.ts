import { assign, raise, sendTo, setup } from 'xstate'
import type { Configuration } from '../src/api/configuration'
import { faultKindOf } from '../src/api/fault'
import { networkBack } from './actors/networkBack'
import { sleep } from './actors/sleep'
import type { AppContext, AppEvent, AppInput } from './app.types'
import type { LoginOutput } from './auth/login.types'
import type { ContractEvent, ContractOutput, ContractPlace, Departure } from './contract/contract.types'
import { portsOf } from './ports'
import { type Area, home, type Place, pathOf, placeOf } from './routes'
import type { Session } from './session'
import {
  contractSlot,
  loadConfigurationActor,
  loadTextsActor,
  loginSlot,
  logoutSlot,
  openHomeActor,
  openSessionActor,
  openSignInActor,
  startMockActor,
} from './start.actors'
import { DRAFTS, SESSION, WANTED } from './storageKeys'

const areaOf = (place: Place): Area | null => ('area' in place ? place.area : null)

/** The place that a contract starts at; the case selection where the address names none of its places. */
export const contractPlaceOf = (place: Place): ContractPlace =>
  place.name === 'caseSelect' || place.name === 'case' ? place : { name: 'caseSelect', area: areaOf(place) ?? 'kgfb' }

/** Where a sign-in that was reloaded leads on to; garbage counts as nothing wanted. */
export const wantedOf = ({ address, wanted }: AppInput): Place | null =>
  placeOf(address).name === 'auth' && typeof wanted === 'string' ? placeOf(wanted) : null

/** Vocabulary of the portal's root chart. */
export const appSetup = setup({
  types: {
    context: {} as AppContext,
    events: {} as AppEvent,
    input: {} as AppInput,
    tags: {} as 'busy',
    children: {} as { login: 'login'; contract: 'contract'; logout: 'logout' },
  },
  actors: {
    loadConfiguration: loadConfigurationActor,
    loadTexts: loadTextsActor,
    startMock: startMockActor,
    openSession: openSessionActor,
    openHome: openHomeActor,
    openSignIn: openSignInActor,
    login: loginSlot.logic,
    contract: contractSlot.logic,
    logout: logoutSlot.logic,
    sleep,
    networkBack,
  },
  guards: {
    isMocked: ({ context }) => context.configuration?.mock === true,
    isAt: ({ context }, name: Place['name']) => context.place.name === name,
    isSignedIn: ({ context }) => context.session !== null,
    isSignedOut: ({ context }) => context.session === null,
    isSignedInAtSignIn: ({ context }) => context.session !== null && context.place.name === 'auth',
    isInOwnArea: ({ context }) => context.session !== null && areaOf(context.place) === context.session.area,
    isSelecting: ({ context }) => context.session !== null && context.place.name === 'home' && context.place.selecting,
    isOpen: (_, session: Session | null) => session !== null,
    hasToken: ({ context }) => context.accessToken !== null,
    isLogout: (_, { to }: ContractOutput) => to.type === 'logout',
  },
  actions: {
    keepConfiguration: assign((_, configuration: Configuration) => ({ configuration })),
    keepFault: assign((_, error: unknown) => ({ fault: faultKindOf(error) })),
    keepSavedLogin: assign((_, savedLogin: unknown) => ({ savedLogin })),
    go: assign((_, address: string) => ({ place: placeOf(address), notice: null })),
    goHome: assign({ place: home }),
    goToArea: assign(({ context }) => ({
      place: context.session === null ? home : ({ name: 'caseSelect', area: context.session.area } as const),
    })),
    goToSignIn: assign(({ context }) => {
      const area = areaOf(context.place)
      return area === null ? {} : { place: { name: 'auth', area } as const, wanted: context.place }
    }),
    goOut: assign((_, { to }: ContractOutput) => (to.type === 'place' ? { place: to.place } : {})),
    follow: assign((_, { place, dirty }: { readonly place: Place; readonly dirty: boolean }) => ({ place, dirty })),
    keepToken: assign((_, { accessToken }: LoginOutput) => ({ accessToken })),
    startSession: assign(({ context }, session: Session | null) => {
      const area = session?.area ?? null
      const place: Place = area === null ? home : { name: 'caseSelect', area }
      return {
        session,
        accessToken: null,
        expired: false,
        wanted: null,
        // The case that was wanted before the sign-in, if it is one of this contract's area.
        place: context.wanted !== null && areaOf(context.wanted) === area ? context.wanted : place,
      }
    }),
    refuseToken: assign({ accessToken: null, fault: 'brokenAnswer' }),
    keepSession: assign((_, session: Session | null) => ({ session })),
    useSession: ({ context, system }) => {
      const { storage, useToken } = portsOf(system)
      useToken(context.session?.accessToken ?? null)
      if (context.session === null) storage.remove(SESSION)
      else storage.write(SESSION, context.session.accessToken)
    },
    endSession: assign({ session: null, dirty: false }),
    expire: assign({ session: null, dirty: false, expired: true }),
    raiseExpired: raise({ type: 'session.expired' }),
    sayLoggedOut: assign({ notice: 'loggedOut' }),
    forgetWanted: assign({ wanted: null, expired: false, accessToken: null }),
    keepWanted: ({ context, system }) => {
      const { storage } = portsOf(system)
      if (context.wanted === null) storage.remove(WANTED)
      else storage.write(WANTED, pathOf(context.wanted))
    },
    forgetDrafts: ({ system }) => portsOf(system).storage.clear(DRAFTS),
    requestDeparture: sendTo('contract', (_, to: Departure): ContractEvent => ({ type: 'departure.requested', to })),
    trackTile: ({ system }, { tile, outbound }: { readonly tile: string; readonly outbound: boolean }) =>
      portsOf(system).track({ event: 'tile', tile, outbound }),
  },
})
