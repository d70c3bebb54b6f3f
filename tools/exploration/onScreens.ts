import type { AnyStateMachine } from 'xstate'
import { everyCase } from '../../machines/cases'
import type { Model } from './kit/model'
import { stateNodesOf, transitionId } from './kit/transitions'
import type { Path } from './paths'

/** The name of a state or transition without the case's id. */
const commonly = ({ id }: AnyStateMachine, name: string): string => name.replace(id, '')

/** The field types of a case's pages. */
const askedOf = (machine: AnyStateMachine): string => {
  const { form = {} } = everyCase.find((one) => one.machine === machine)?.definition ?? {}
  return [...new Set(Object.values(form).map(({ type }) => type))].sort().join(' ')
}

/**
 * The types of the transitions of a case's machine, comparable between cases: source, event and target; for a page also
 * its field types.
 */
export const kindsOf = (machine: AnyStateMachine): ReadonlyMap<string, string> => {
  const asked = askedOf(machine)
  return new Map(
    stateNodesOf(machine).flatMap((node) =>
      [...(node.always ?? []), ...[...node.transitions.values()].flat()].map((transition) => {
        const targets = (transition.target ?? []).map(({ id }) => commonly(machine, id))
        const id = transitionId(transition)
        const isOnPage = /^\.(filling|attaching)/.test(commonly(machine, node.id))
        return [id, [commonly(machine, id), ...targets, ...(isOnPage ? [asked] : [])].join(' ')] as const
      }),
    ),
  )
}

/** The part of a path that decides if it is chosen. */
type Chosen = Pick<Path, 'start' | 'steps' | 'inputName'>

/** Chooses the paths to run on screens as well, machine by machine in their order. */
export const choosePaths = () => {
  const known = new Set<string>()
  return <Of extends Chosen>(
    { machine }: Model,
    { paths, straight }: { readonly paths: readonly Of[]; readonly straight: Of | null },
  ): readonly Of[] => {
    // A machine that is not a case's has no siblings.
    if (straight === null) return paths
    const kinds = kindsOf(machine)
    // A new way to start counts as well: a draft with unusual answers has the same transitions as another draft.
    const kindsIn = ({ start, steps, inputName }: Chosen): readonly string[] => [
      inputName,
      ...[start, ...steps].flatMap(({ transitions }) => transitions.map((id) => kinds.get(id) ?? id)),
    ]
    return [straight, ...paths].filter((path) => {
      const news = kindsIn(path).filter((kind) => !known.has(kind))
      for (const kind of news) known.add(kind)
      return news.length > 0 || path === straight
    })
  }
}
