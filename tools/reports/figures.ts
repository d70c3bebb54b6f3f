import type { Model } from '../exploration/kit/model'
import { pairsAlong } from '../exploration/kit/pairs'
import { models } from '../exploration/models'
import { kindsOf } from '../exploration/onScreens'
import { type Path, takenOn } from '../exploration/paths'
import type { ChosenPaths } from '../exploration/writtenPaths'

/** How much there is of a flow's chart, and how much of that is gone. */
export interface Share {
  readonly states: number
  /** 0-switch. */
  readonly transitions: number
  /** 1-switch: transitions that can follow each other. */
  readonly pairs: number
}

/** What of a flow is tested, and how. */
export interface Figures {
  /** What the chart declares; its pairs are those that can be gone. */
  readonly declared: Share
  readonly reachable: Share
  /** By the paths, all of which are gone on actors. */
  readonly onActors: Share
  /** On the screens of this very flow. */
  readonly onScreens: Share
  /** How many transitions are gone on its screens, or their like on those of another case. */
  readonly likeOnScreens: number
  readonly paths: number
  readonly screenPaths: number
  /** What cannot be reached by design, with the reason. */
  readonly unreachable: readonly { readonly id: string; readonly reason: string }[]
}

const shareOf = (paths: readonly Path[]): Share => ({
  states: new Set(paths.flatMap(({ start, steps }) => [start, ...steps].flatMap(({ states }) => states))).size,
  transitions: new Set(paths.flatMap(takenOn)).size,
  pairs: new Set(paths.flatMap((path) => pairsAlong(takenOn(path)))).size,
})

const kindIn = ({ machine }: Model): ((id: string) => string) => {
  const kinds = kindsOf(machine)
  return (id) => kinds.get(id) ?? id
}

const leavesOf = ({ machine }: Model): number => {
  const count = (node: Model['machine']['root']): number => {
    const inner = Object.values(node.states)
    return inner.length === 0 ? 1 : inner.reduce((sum, one) => sum + count(one), 0)
  }
  return count(machine.root)
}

/** What is tested of every flow, by its id; of its states those without further ones in them are counted. */
export const figuresOf = (explored: ReadonlyMap<string, ChosenPaths>): ReadonlyMap<string, Figures> => {
  const made = models.flatMap((model) => {
    const paths = explored.get(model.machine.id)
    return paths === undefined ? [] : [{ model, paths }]
  })
  const seen = new Set(
    made.flatMap(({ model, paths }) => paths.onScreens.flatMap((path) => takenOn(path).map(kindIn(model)))),
  )
  return new Map(
    made.map(({ model, paths }) => {
      const { declared, reached, onScreens, pairs } = paths
      const onActors = shareOf(paths.paths)
      const kind = kindIn(model)
      const figures: Figures = {
        declared: { states: leavesOf(model), transitions: declared.length, pairs: pairs.size },
        reachable: { states: onActors.states, transitions: reached.size, pairs: pairs.size },
        onActors,
        onScreens: shareOf(onScreens),
        likeOnScreens: [...reached].filter((id) => seen.has(kind(id))).length,
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
