import { describe, expect, test } from 'vitest'
import { explore } from '../../tools/exploration/kit/explore'
import { pairsAlong, pairsIn } from '../../tools/exploration/kit/pairs'
import { replayPath } from '../../tools/exploration/kit/run'
import { loginModel, sessionModel } from '../../tools/exploration/models/auth.model'
import { paymentReturnModel } from '../../tools/exploration/models/paymentReturn.model'
import { uploadModel } from '../../tools/exploration/models/upload.model'
import { pairPathsOf, pathsOf, transitionsOn } from '../../tools/exploration/paths'

// A small machine, a machine with timers, a machine that moves on at once, and the sign-in. All machines would take
// minutes.
describe.each(
  [uploadModel, sessionModel, paymentReturnModel, loginModel].map((model) => [model.machine.id, model] as const),
)('in the machine %s,', (_, model) => {
  const pairs = pairsIn(explore(model))
  const paths = pairPathsOf(model)

  test('the generated 1-switch paths (for pairs of transitions) take exactly the explored pairs of successive transitions', () => {
    expect(new Set(paths.flatMap((path) => pairsAlong(transitionsOn(path))))).toEqual(pairs)
  })

  test('the generated 1-switch paths take every reachable transition', () => {
    const takenTransitions = new Set(paths.flatMap(transitionsOn))
    expect([...pathsOf(model).reached].filter((id) => !takenTransitions.has(id))).toEqual([])
  })

  test.each(paths.map((path) => [path.id, path] as const))(
    'an actor follows the 1-switch path %s',
    async (_id, path) => {
      await replayPath(model, path)
    },
  )
})
