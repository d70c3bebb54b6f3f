import type { AnyStateMachine } from 'xstate'
import { everyCase } from '../../machines/cases'
import type { Model } from './kit/model'
import { stateNodesOf, transitionId } from './kit/transitions'
import type { Path } from './paths'

/** Returns the name of a state or transition without the case's id. */
const withoutCaseId = ({ id }: AnyStateMachine, name: string): string => name.replace(id, '')

/** Returns the field types in a case's form, as one sorted text; '' for a machine that is not a case's. */
const fieldTypesOf = (machine: AnyStateMachine): string => {
  const { form = {} } = everyCase.find((each) => each.machine === machine)?.definition ?? {}
  return [...new Set(Object.values(form).map(({ type }) => type))].sort().join(' ')
}

/**
 * Returns the types of a case machine's transitions, by transition id. Types are comparable between cases: source,
 * event and target, and for a form's page also the field types.
 */
export const transitionTypesOf = (machine: AnyStateMachine): ReadonlyMap<string, string> => {
  const fieldTypes = fieldTypesOf(machine)
  return new Map(
    stateNodesOf(machine).flatMap((node) =>
      [...(node.always ?? []), ...[...node.transitions.values()].flat()].map((transition) => {
        const targets = (transition.target ?? []).map(({ id }) => withoutCaseId(machine, id))
        const id = transitionId(transition)
        const isOnPage = /^\.(filling|attaching)/.test(withoutCaseId(machine, node.id))
        return [id, [withoutCaseId(machine, id), ...targets, ...(isOnPage ? [fieldTypes] : [])].join(' ')] as const
      }),
    ),
  )
}

/** The parts of a path that decide if it also runs on screens. */
type ScreenCandidate = Pick<Path, 'start' | 'steps' | 'inputName'>

/**
 * Returns a function that chooses a machine's paths to run on screens. Call it for one machine after the other: it
 * skips paths whose transition types are already covered.
 */
export const choosePaths = () => {
  const coveredTypes = new Set<string>()
  return <Candidate extends ScreenCandidate>(
    { machine }: Model,
    { paths, straight }: { readonly paths: readonly Candidate[]; readonly straight: Candidate | null },
  ): readonly Candidate[] => {
    // All paths of a machine that is not a case's run on screens, because no other machine has the same transitions.
    if (straight === null) return paths
    const typeById = transitionTypesOf(machine)
    // Includes the input's name. A draft with unusual answers may take the same transitions as another draft.
    const typesOnPath = ({ start, steps, inputName }: ScreenCandidate): readonly string[] => [
      inputName,
      ...[start, ...steps].flatMap(({ transitions }) => transitions.map((id) => typeById.get(id) ?? id)),
    ]
    return [straight, ...paths].filter((path) => {
      const newTypes = typesOnPath(path).filter((type) => !coveredTypes.has(type))
      for (const type of newTypes) coveredTypes.add(type)
      return newTypes.length > 0 || path === straight
    })
  }
}
