import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { releaseMachine } from '../../machines/release/release.machine'
import type { AppContext } from '../../machines/root/app.types'
import { homeRoute } from '../../machines/routes'
import { START_TIME } from '../../tools/exploration/kit/cases'
import { runPendingCallbacks } from '../../tools/exploration/kit/run'
import { MINUTE, withClock } from './kit/story'

withClock()

/**
 * Starts the machine that looks for new releases. `go` reports a change of the route, `minutes` after the start, and
 * returns the resulting state.
 */
const open = (isReplaced: boolean) => {
  const actor = createActor(releaseMachine.provide({ actors: { ask: fromPromise(async () => isReplaced) } }), {
    input: { askedAt: START_TIME },
  }).start()
  const go = async (minutes: number, to: Partial<AppContext> = {}) => {
    const at = START_TIME + minutes * MINUTE
    actor.send({ type: 'place.changed', at, route: homeRoute, dirty: false, notice: null, ...to })
    const { value } = actor.getSnapshot()
    await runPendingCallbacks()
    return value
  }
  return { actor, go }
}

test('the portal checks for a new release at most every five minutes', async () => {
  const { go } = open(false)
  expect([await go(4), await go(5), await go(9), await go(10)]).toEqual(['current', 'asking', 'current', 'asking'])
})

test.each<[string, Partial<AppContext>, string]>([
  ['home', {}, 'reloading'],
  ['a contract’s menu', { route: { name: 'caseSelect', productLine: 'kgfb' } }, 'reloading'],
  ['home with the selector', { route: { name: 'home', selecting: true } }, 'replaced'],
  ['a sign-in', { route: { name: 'auth', productLine: 'kgfb', list: false } }, 'replaced'],
  ['home after a logout', { notice: 'loggedOut' }, 'replaced'],
  ['home with unsaved work', { dirty: true }, 'replaced'],
])(
  'a new release reloads the page only at home or in the menu, and only if nothing there would be lost: %s (%#)',
  async (_, to, state) => {
    const { actor, go } = open(true)
    await go(5)
    await go(6, to)
    expect(actor.getSnapshot().value).toBe(state)
  },
)
