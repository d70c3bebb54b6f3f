import type { ChosenPaths } from '../exploration/writtenPaths'
import { takenIn } from '../testCases/coverage'
import type { Tested, ViewerData } from './viewer/data'

/** The coverage that is known before exploring: the transitions that are unreachable by design, with the reasons. */
export const neverTaken = (unreachable: Readonly<Record<string, string>>): ViewerData['tested'] =>
  Object.fromEntries(Object.entries(unreachable).map(([id, reason]) => [id, { unreachable: reason }]))

/** Returns how the generated tests cover each transition, by the transition's id. */
export const testedBy = (
  explored: readonly ChosenPaths[],
  unreachable: Readonly<Record<string, string>>,
): Pick<ViewerData, 'ends' | 'tested'> => {
  const testedIn = (chosenPaths: ChosenPaths): readonly (readonly [string, Tested])[] => {
    const { modelled, onScreens } = takenIn(chosenPaths)
    return chosenPaths.declared.flatMap((id): readonly (readonly [string, Tested])[] => {
      const reason = unreachable[id]
      if (onScreens.has(id)) return [[id, 'screens']]
      if (modelled.has(id)) return [[id, 'actors']]
      return reason === undefined ? [] : [[id, { unreachable: reason }]]
    })
  }
  return {
    ends: Object.assign({}, ...explored.map(({ ends }) => ends)),
    tested: Object.fromEntries(explored.flatMap(testedIn)),
  }
}
