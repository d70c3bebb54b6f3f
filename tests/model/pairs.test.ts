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
)('the pairs of successive transitions of the machine %s', (_, model) => {
  const pairs = pairsIn(explore(model))
  const paths = pairPathsOf(model)

  test('are exactly the pairs that its generated 1-switch paths take', () => {
    expect(new Set(paths.flatMap((path) => pairsAlong(transitionsOn(path))))).toEqual(pairs)
  })

  test('are taken by paths that also take every other reachable transition', () => {
    const takenTransitions = new Set(paths.flatMap(transitionsOn))
    expect([...pathsOf(model).reached].filter((id) => !takenTransitions.has(id))).toEqual([])
  })

  test.each(paths.map((path) => [path.id, path] as const))('are taken along the path %s', async (_id, path) => {
    await replayPath(model, path)
  })
})
