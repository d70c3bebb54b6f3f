import type { AnyStateMachine } from 'xstate'
import { everyCase } from '../../machines/cases'
import type { Model } from './kit/model'
import { stateNodesOf, transitionId } from './kit/transitions'
import type { Path } from './paths'

/** A state or transition as any case's machine would call it. */
const commonly = ({ id }: AnyStateMachine, name: string): string => name.replace(id, '')

/** Which types of fields a case's pages have. */
const askedOf = (machine: AnyStateMachine): string => {
  const { form = {} } = everyCase.find((one) => one.machine === machine)?.definition ?? {}
  return [...new Set(Object.values(form).map(({ type }) => type))].sort().join(' ')
}

/**
 * What the transitions of a case's chart are in every machine that has the like: from where, by what, and to where; on a page
 * also what is asked there.
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

/** What of a path decides whether it is chosen. */
type Chosen = Pick<Path, 'start' | 'steps' | 'inputName'>

/** Chooses the paths that are gone on the screens, too: of the machines one after the other, in their order. */
export const choosePaths = () => {
  const known = new Set<string>()
  return <Of extends Chosen>(
    { machine }: Model,
    { paths, straight }: { readonly paths: readonly Of[]; readonly straight: Of | null },
  ): readonly Of[] => {
    // What is no case has no siblings.
    if (straight === null) return paths
    const kinds = kindsOf(machine)
    // A way to start is news as well: a draft with odd answers looks like no other.
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
