import { errorOf, eventOutput } from '../actors/call'
import { contractSetup, headerInput } from './contract.setup'

interface InvokeIds {
  readonly load: 'refreshHeader' | 'refreshHeaderToView'
  readonly networkBack: 'networkBackForRefresh' | 'networkBackToView'
}

/**
 * Returns the inner states of a state that shows the header. They reload the header if it may be outdated, and say so if
 * that fails. `watchFront` has to be invoked beside them. The ids differ by state, because a flow page names each.
 */
export const refreshedWith = ({ load, networkBack }: InvokeIds) =>
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
          onDone: { target: 'current', actions: [{ type: 'keepHeader', params: eventOutput }, 'keepWaiting'] },
          onError: { target: 'outdated', actions: { type: 'keepTechnicalError', params: errorOf } },
        },
      },
      current: {
        description: 'A legfrissebb adatok látszanak. Ha az ügyfél visszatér a lapra, újra megkérdezzük őket.',
        on: { 'page.shown': { target: 'refreshing', actions: 'markUnasked' } },
      },
      outdated: {
        description: 'A frissítés nem sikerült: a korábbi adatok látszanak, és ezt ki is mondjuk.',
        invoke: {
          id: networkBack,
          src: 'networkBack',
          onDone: { target: 'refreshing', actions: 'markUnasked' },
        },
        on: {
          'load.retried': { target: 'refreshing', actions: 'markRetried' },
          'page.shown': { target: 'refreshing', actions: 'markUnasked' },
        },
      },
    },
  })
