import type { ChosenPaths } from '../exploration/serializePaths'
import { takenTransitions } from '../testCases/coverage'
import type { TransitionCoverage, ViewerData } from './viewer/data'

/**
 * Returns the coverage that is known before exploring: the transitions that are unreachable by design, with the
 * reasons.
 */
export const unreachableCoverage = (unreachable: Readonly<Record<string, string>>): ViewerData['tested'] =>
  Object.fromEntries(Object.entries(unreachable).map(([id, reason]) => [id, { unreachable: reason }]))

/** Returns how the generated tests cover each transition, by the transition's id. */
export const coverageByTests = (
  exploredPaths: readonly ChosenPaths[],
  unreachable: Readonly<Record<string, string>>,
): Pick<ViewerData, 'ends' | 'tested'> => {
  const coverageEntries = (chosenPaths: ChosenPaths): readonly (readonly [string, TransitionCoverage])[] => {
    const { modelled, onScreens } = takenTransitions(chosenPaths)
    return chosenPaths.declared.flatMap((id): readonly (readonly [string, TransitionCoverage])[] => {
      const reason = unreachable[id]
      if (onScreens.has(id)) return [[id, 'screens']]
      if (modelled.has(id)) return [[id, 'actors']]
      return reason === undefined ? [] : [[id, { unreachable: reason }]]
    })
  }
  return {
    ends: Object.assign({}, ...exploredPaths.map(({ ends }) => ends)),
    tested: Object.fromEntries(exploredPaths.flatMap(coverageEntries)),
  }
}
