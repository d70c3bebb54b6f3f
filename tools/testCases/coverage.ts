import { pairsAlong } from '../exploration/kit/pairs'
import { transitionsOn } from '../exploration/paths'
import type { ChosenPaths } from '../exploration/serializePaths'

/** The coverage of a flow by the generated tests. */
export interface Coverage {
  readonly transitions: number
  /** Number of transitions that paths take. All paths run on actors. */
  readonly modelled: number
  /**
   * Number of transitions taken on the screens of this flow. A transition that several cases share is taken on the
   * screens of only one of these cases.
   */
  readonly onScreens: number
  /** Pairs of transitions that can occur (1-switch coverage). `pairsTaken` is how many of them the paths take. */
  readonly pairs: number
  readonly pairsTaken: number
  /** Transitions that the last run of the browser tests took in the built portal. `null` if there was no run. */
  readonly inBrowser: number | null
  /** Transitions that are unreachable by design. */
  readonly unreachable: readonly { readonly id: string; readonly reason: string }[]
}

type Steps = readonly { readonly transitions: readonly string[] }[]

const transitionsTaken = (
  paths: readonly { readonly start: Steps[number]; readonly steps: Steps }[],
): ReadonlySet<string> =>
  new Set(paths.flatMap(({ start, steps }) => [start, ...steps].flatMap(({ transitions }) => transitions)))

/** Returns the transitions that paths take, on actors and on screens. */
export const takenTransitions = ({ paths, onScreens }: ChosenPaths) => ({
  modelled: transitionsTaken(paths),
  onScreens: transitionsTaken(onScreens),
})

/** Returns how the generated paths cover a flow. */
export const coverageOf = (
  chosenPaths: ChosenPaths,
  unreachable: Readonly<Record<string, string>>,
  inBrowser: number | null = null,
): Coverage => {
  const { modelled, onScreens } = takenTransitions(chosenPaths)
  return {
    transitions: chosenPaths.declared.length,
    modelled: chosenPaths.declared.filter((id) => modelled.has(id)).length,
    onScreens: chosenPaths.declared.filter((id) => onScreens.has(id)).length,
    pairs: chosenPaths.pairs.size,
    pairsTaken: new Set(chosenPaths.paths.flatMap((path) => pairsAlong(transitionsOn(path)))).size,
    inBrowser,
    unreachable: chosenPaths.declared.flatMap((id) => {
      const reason = unreachable[id]
      return reason === undefined ? [] : [{ id, reason }]
    }),
  }
}
