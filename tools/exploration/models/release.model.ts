import { releaseMachine } from '../../../machines/release/release.machine'
import type { ReleaseEvent } from '../../../machines/release/release.types'
import type { AppContext } from '../../../machines/root/app.types'
import { home } from '../../../machines/routes'
import { START, stubCases, stubFailure } from '../kit/cases'
import { modelOf } from '../kit/model'

const LATER = 10 * 60_000

const went = (to: Partial<AppContext>): ReleaseEvent => ({
  type: 'place.changed',
  ...{ at: START + LATER, route: home, dirty: false, notice: null },
  ...to,
})

export const release = modelOf(releaseMachine, {
  inputs: { opened: { askedAt: START } },
  events: () => [went({}), went({ route: { name: 'auth', productLine: 'kgfb', list: false } })],
  sources: { 'place.changed': 'parent' },
  stubs: ['ask'],
  actors: {
    ask: () => [...stubCases('ask', { same: false, replaced: true }), stubFailure('ask')],
  },
  project: ({ askedAt }) => askedAt,
})
