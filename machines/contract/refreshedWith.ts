import { errorOf, eventOutput } from '../actors/call'
import { contractSetup, headerInput } from './contract.setup'

interface InvokeIds {
  readonly load: 'refreshHeader' | 'refreshHeaderToView'
  readonly networkBack: 'networkBackForRefresh' | 'networkBackToView'
  /** The action that requests again what the state shows beside the header. */
  readonly ask: 'askLists' | 'askPremiumToView'
}

/** The transition of a state with these inner states when the customer returns to the page. */
export const returnTransition = { target: '.refreshing', actions: ['noteReturn', 'markUnasked'] } as const

/**
 * Returns the inner states of a state that shows the header. They reload the header if it may be outdated, and say so
 * if that fails. The ids differ by state, because a flow page names each.
 */
export const refreshedWith = ({ load, networkBack, ask }: InvokeIds) =>
  contractSetup.createStateConfig({
    initial: 'deciding',
    states: {
      deciding: {
        description: 'Ha a szerződés adatai elavulhattak, vagy a frissítésük nem sikerült, a háttérben frissülnek.',
        always: [{ guard: 'needsRefresh', target: 'refreshing', actions: 'markUnasked' }, { target: 'current' }],
      },
      refreshing: {
        description: 'A szerződés adatai a háttérben frissülnek, közben a korábbiak látszanak.',
        invoke: {
          id: load,
          src: 'loadHeader',
          input: headerInput,
          onDone: { target: 'current', actions: [{ type: 'keepHeader', params: eventOutput }, 'keepWaiting', ask] },
          onError: { target: 'outdated', actions: { type: 'keepTechnicalError', params: errorOf } },
        },
      },
      current: {
        description: 'A legfrissebb adatok látszanak. Ha az ügyfél visszatér a lapra, újra megkérdezzük őket.',
      },
      outdated: {
        description: 'A frissítés nem sikerült: a korábbi adatok látszanak, és ezt ki is mondjuk.',
        invoke: {
          id: networkBack,
          src: 'networkBack',
          onDone: { target: 'refreshing', actions: 'markUnasked' },
        },
        on: { 'load.retried': { target: 'refreshing', actions: 'markRetried' } },
      },
    },
  })
