import type { Model } from '../exploration/kit/model'
import { pairsAlong } from '../exploration/kit/pairs'
import { models } from '../exploration/models'
import { transitionTypesOf } from '../exploration/onScreens'
import { type Path, transitionsOn } from '../exploration/paths'
import type { ChosenPaths } from '../exploration/serializePaths'

/** Numbers of states, transitions and pairs of transitions in a flow, in total or covered. */
export interface Share {
  readonly states: number
  /** Number of transitions (0-switch coverage). */
  readonly transitions: number
  /** Number of pairs of transitions that can follow each other directly (1-switch coverage). */
  readonly pairs: number
}

/** The coverage of a flow. */
export interface Figures {
  /** The totals of the machine. Only pairs that can occur are counted. */
  readonly declared: Share
  readonly reachable: Share
  /** The coverage of the paths on actors. All paths run on actors. */
  readonly onActors: Share
  /** Coverage on the screens of this flow. */
  readonly onScreens: Share
  /**
   * Number of transitions covered on the screens of this flow. A similar transition on the screens of another case
   * counts, too.
   */
  readonly likeOnScreens: number
  readonly paths: number
  readonly screenPaths: number
  /** Transitions that are unreachable by design, with the reason. */
  readonly unreachable: readonly { readonly id: string; readonly reason: string }[]
}

const shareOf = (paths: readonly Path[]): Share => ({
  states: new Set(paths.flatMap(({ start, steps }) => [start, ...steps].flatMap(({ states }) => states))).size,
  transitions: new Set(paths.flatMap(transitionsOn)).size,
  pairs: new Set(paths.flatMap((path) => pairsAlong(transitionsOn(path)))).size,
})

const transitionTypeIn = ({ machine }: Model): ((id: string) => string) => {
  const typeById = transitionTypesOf(machine)
  return (id) => typeById.get(id) ?? id
}

const leafStateCount = ({ machine }: Model): number => {
  const countLeaves = (node: Model['machine']['root']): number => {
    const children = Object.values(node.states)
    return children.length === 0 ? 1 : children.reduce((sum, child) => sum + countLeaves(child), 0)
  }
  return countLeaves(machine.root)
}

/** Returns the coverage of each flow, by flow id. States with child states are not counted. */
export const figuresOf = (exploredPaths: ReadonlyMap<string, ChosenPaths>): ReadonlyMap<string, Figures> => {
  const exploredModels = models.flatMap((model) => {
    const paths = exploredPaths.get(model.machine.id)
    return paths === undefined ? [] : [{ model, paths }]
  })
  const typesOnScreens = new Set(
    exploredModels.flatMap(({ model, paths }) =>
      paths.onScreens.flatMap((path) => transitionsOn(path).map(transitionTypeIn(model))),
    ),
  )
  return new Map(
    exploredModels.map(({ model, paths }) => {
      const { declared, reached, onScreens, pairs } = paths
      const onActors = shareOf(paths.paths)
      const typeOf = transitionTypeIn(model)
      const figures: Figures = {
        declared: { states: leafStateCount(model), transitions: declared.length, pairs: pairs.size },
        reachable: { states: onActors.states, transitions: reached.size, pairs: pairs.size },
        onActors,
        onScreens: shareOf(onScreens),
        likeOnScreens: [...reached].filter((id) => typesOnScreens.has(typeOf(id))).length,
        paths: paths.paths.length,
        screenPaths: onScreens.length,
        unreachable: declared.flatMap((id) => {
          const reason = model.unreachable[id]
          return reason === undefined ? [] : [{ id, reason }]
        }),
      }
      return [model.machine.id, figures]
    }),
  )
}
