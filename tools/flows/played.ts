import type { ChosenPaths } from '../exploration/serializePaths'
import { answersByActor, followedWords } from '../testCases/followed'
import { testCaseOf } from '../testCases/testCase'
import type { Flow } from './schema'
import type { PlayedPath, ViewerData } from './viewer/data'

const playedPathsOf = (flow: Flow, { paths, onScreens }: ChosenPaths): readonly PlayedPath[] => {
  const indexById = new Map(flow.transitions.map(({ id }, index) => [id, index]))
  const indexesOf = (ids: readonly string[]): readonly number[] => ids.flatMap((id) => indexById.get(id) ?? [])
  const answers = answersByActor(paths)
  return paths.map((path) => {
    const isOnScreens = onScreens.some(({ id }) => id === path.id)
    const { id, input, steps, followed } = testCaseOf(flow, path, isOnScreens, answers)
    return {
      ...{ id, input, isOnScreens, byHand: followed.byHand, followed: followedWords(followed) },
      takes: indexesOf(path.start.transitions),
      steps: steps.map(({ action, data, transitions }, index) => ({
        ...{ action, data, takes: indexesOf(transitions) },
        event: path.steps[index]?.event.type ?? '',
      })),
    }
  })
}

/** Returns the generated tests' paths, in the form that the viewer plays. */
export const playedPaths = (
  flows: readonly Flow[],
  exploredPaths: ReadonlyMap<string, ChosenPaths>,
): ViewerData['paths'] =>
  Object.fromEntries(
    flows.flatMap((flow) => {
      const chosenPaths = exploredPaths.get(flow.id)
      return chosenPaths === undefined ? [] : [[flow.id, playedPathsOf(flow, chosenPaths)]]
    }),
  )
