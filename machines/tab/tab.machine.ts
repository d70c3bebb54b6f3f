import { assign, setup } from 'xstate'
import { eventOutput } from '../actors/call'
import { hasHalfFilledCase, recordDraftsDeleted } from '../drafts'
import { type Services, servicesOf } from '../services'
import { LEFT_AT, SAVED_DAP, SAVED_IDENTIFICATION, SESSION, TAB } from '../storageKeys'
import { noteSessionEnd } from './endedSessions'
import { forgetLeftAt, leftAtKey } from './leftTabs'
import { lockTabActor, newIdActor, readTabActor, recordOpenActor } from './tab.actors'
import type { StoredTab, TabContext, TabEvent, TabInput } from './tab.types'

/** Prefix of the simulated insurer's data, which stay in the tab: a real insurer would not lose its data either. */
const SIMULATED_PREFIX = 'mock-'

const clearTabStorage = ({ storage }: Pick<Services, 'storage'>): void => {
  for (const key of storage.keys('')) if (!key.startsWith(SIMULATED_PREFIX)) storage.remove(key)
}

/** Tells if the tab's storage contains a session, or the token of a sign-in that waits for an identification. */
const hasToken = ({ storage }: Pick<Services, 'storage'>): boolean =>
  [SESSION, SAVED_IDENTIFICATION].some((key) => storage.read(key) !== undefined)

/**
 * Decides if the browser tab may use the session and the drafts in its storage. A duplicated tab has a copy of the
 * storage, and a reopened tab gets its old storage back. In both cases, the tab starts with an empty storage.
 * `src/app/tab.ts` provides the actor `hold`, which locks the tab's id.
 */
export const tabMachine = setup({
  types: {
    context: {} as TabContext,
    events: {} as TabEvent,
    input: {} as TabInput,
    tags: {} as 'busy',
  },
  actors: {
    look: readTabActor,
    newId: newIdActor,
    hold: lockTabActor,
    recordOpen: recordOpenActor(),
  },
  guards: {
    wasClosed: ({ context }) => context.wasClosed,
    isHeld: (_, isHeld: boolean) => isHeld,
    isHeldAndClosed: ({ context }, isHeld: boolean) => isHeld && context.wasClosed,
    isHeldAndEnded: ({ context }, isHeld: boolean) => isHeld && context.isEnded,
    isNew: ({ context }) => context.isNew,
    isStale: ({ context }) => context.isStale,
    // If a tab is duplicated during a payment, either copy may return first, and both keep their storage.
    isBackFromPayment: ({ context }) => context.isReturning && context.isAway,
  },
  actions: {
    keepLook: assign((_, { isPassed, ...tab }: StoredTab) => ({
      ...tab,
      ...{ isNew: false, isStale: isPassed, wasClockSetBack: false },
    })),
    keepNewId: assign((_, id: string) => ({ id, isNew: true, wasClosed: false })),
    settle: ({ context, system }) => {
      const services = servicesOf(system)
      services.storage.remove(LEFT_AT)
      services.storage.write(TAB, context.id)
      forgetLeftAt(services, context.id)
    },
    forget: ({ system }) => clearTabStorage(servicesOf(system)),
    forgetSession: ({ system }) => {
      const services = servicesOf(system)
      const { storage } = services
      const wasSignedIn = hasToken({ storage })
      const hadHalfFilledCases = hasHalfFilledCase({ storage })
      if (wasSignedIn) noteSessionEnd(services)
      clearTabStorage({ storage })
      if (wasSignedIn || hadHalfFilledCases) recordDraftsDeleted({ storage }, hadHalfFilledCases)
    },
    noteForgotten: assign(({ context }) => ({ isStale: context.leftAt !== null })),
    keepLeftAt: assign((_, leftAt: number) => ({ leftAt })),
    writeLeftAt: ({ context: { id, leftAt }, system }) => {
      const { storage, sharedStorage } = servicesOf(system)
      storage.write(LEFT_AT, leftAt)
      if (hasToken({ storage }) || storage.read(SAVED_DAP) !== undefined) sharedStorage.write(leftAtKey(id), leftAt)
    },
    keepReturn: assign((_, isReturning: boolean) => ({ isReturning })),
  },
}).createMachine({
  id: 'tab',
  description: 'A böngészőlap: mi történik, ha az ügyfél bezárja, megkettőzi, újratölti, vagy később visszatér rá.',
  context: ({ input }) => ({
    id: '',
    isAway: false,
    isEnded: false,
    wasClosed: false,
    isReturning: input.isReturning,
    wasClockSetBack: input.wasClockSetBack,
    isNew: false,
    leftAt: null,
    isStale: false,
  }),
  initial: 'looking',
  on: {
    'page.left': {
      target: '.left',
      actions: [{ type: 'keepLeftAt', params: ({ event }) => event.at }, 'writeLeftAt'],
    },
  },
  states: {
    looking: {
      description: 'Megnézzük, mit őriz a lap, és mikor hagyta el az ügyfél.',
      tags: 'busy',
      invoke: {
        id: 'look',
        src: 'look',
        input: ({ context: { leftAt, wasClockSetBack } }) => ({ leftAt, wasClockSetBack }),
        onDone: { target: 'claiming', actions: { type: 'keepLook', params: eventOutput } },
        onError: 'open',
      },
    },
    claiming: {
      description: 'Kiderül, másolat-e a lap: az azonosítóját egyszerre csak egy lap tarthatja.',
      tags: 'busy',
      invoke: {
        id: 'hold',
        src: 'hold',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          { guard: 'isNew', target: 'open' },
          { guard: { type: 'isHeldAndClosed', params: eventOutput }, target: 'closed' },
          { guard: { type: 'isHeldAndEnded', params: eventOutput }, target: 'ended' },
          { guard: { type: 'isHeld', params: eventOutput }, target: 'open', actions: 'settle' },
          { target: 'copied' },
        ],
        onError: [{ guard: 'wasClosed', target: 'closed' }, { target: 'open' }],
      },
    },
    closed: {
      description:
        'A lap több mint egy percre bezárult (ha azonosításra várt, több mint tízre). Bezártnak számít az a lap is, amely úgy tűnt el, hogy az ügyfél éppen látta. Az ügyfél ezen a lapon kijelentkezik, és a beírt adatai törlődnek.',
      always: { target: 'renaming', actions: ['forgetSession', 'noteForgotten'] },
    },
    copied: {
      description: 'A lapot megkettőzték. A másolat új lapként indul, belépés nélkül; az eredeti lap folytatódik.',
      always: [
        { guard: 'isBackFromPayment', target: 'renaming' },
        { target: 'renaming', actions: ['forget', 'noteForgotten'] },
      ],
    },
    ended: {
      description:
        'Ezen a lapon az ügyfél már kijelentkezett, de a böngésző a lap korábbi adatait adta vissza. A lap belépés nélkül indul.',
      always: { target: 'renaming', actions: ['forget', 'noteForgotten'] },
    },
    renaming: {
      description: 'A lap saját azonosítót kap.',
      tags: 'busy',
      invoke: {
        id: 'newId',
        src: 'newId',
        onDone: { target: 'claiming', actions: [{ type: 'keepNewId', params: eventOutput }, 'settle'] },
        onError: 'open',
      },
    },
    open: {
      description:
        'A lap nyitva van. Feljegyezzük, meddig számít nyitottnak: amíg az ügyfél látja, percenként; számítógépes Firefoxban a háttérben is, tíz másodpercenként.',
      invoke: { id: 'recordOpen', src: 'recordOpen' },
      always: { guard: 'isStale', target: 'reloading' },
    },
    reloading: { description: 'Amit a lap mutat, már nem érvényes: újratöltjük.' },
    left: {
      description: 'Az ügyfél bezárta vagy elhagyta a lapot. Feljegyezzük, mikor.',
      on: {
        'page.returned': {
          target: 'looking',
          actions: { type: 'keepReturn', params: ({ event }) => event.isReturning },
        },
      },
    },
  },
})
