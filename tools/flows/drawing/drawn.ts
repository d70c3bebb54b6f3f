import type { Flow, FlowTransition } from '../schema'

/** Where an arrow begins that leads from any state of a compound one: a place of its own within it. */
export const anywhereIn = (state: string): string => `${state}#anywhere`
/** The dot from which a compound state begins. */
export const beginningOf = (state: string): string => `${state}#beginning`

/** What leads from many states to the same one begins in one place beside that. */
export const manyTo = (state: string): string => `${state}#many`

/** From so many states on. */
const MANY = 4

/** The browser's back and forward lead from each step to each: told beside a state, not drawn. */
export const isDrawn = ({ event, targets }: FlowTransition): boolean => targets.length > 0 && event !== 'step.requested'

/** An arrow, and the transitions that it stands for. */
export interface Arrow {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly transitions: readonly FlowTransition[]
}

/** What happens alike in several states, and where it leads. */
const alike = ({ words, condition, targets }: FlowTransition): string => [words, condition, ...targets].join('\n')

const counted = (keys: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** The arrows of a chart: one from state to state, whatever number of ways lead there. */
export const arrowsOf = ({ states, transitions }: Flow): readonly Arrow[] => {
  const inside = (state: string, of: string): boolean => {
    const parent = states.find(({ id }) => id === state)?.parent ?? null
    return parent !== null && (parent === of || inside(parent, of))
  }
  const drawn = transitions.filter(isDrawn)
  const numbers = counted(drawn.map(alike))
  const isOfMany = (transition: FlowTransition): boolean => (numbers.get(alike(transition)) ?? 0) >= MANY
  const startOf = (transition: FlowTransition, to: string): string => {
    if (isOfMany(transition)) return manyTo(to)
    return inside(to, transition.source) ? anywhereIn(transition.source) : transition.source
  }
  const arrows = new Map<string, Arrow>()
  for (const transition of drawn) {
    for (const to of transition.targets) {
      const from = startOf(transition, to)
      const id = `${from}→${to}`
      const known = arrows.get(id)
      arrows.set(id, { id, from, to, transitions: [...(known?.transitions ?? []), transition] })
    }
  }
  return [...arrows.values()]
}

/** What is told beside an arrow: what happens alike in several states, once. */
export const toldOf = (transitions: readonly FlowTransition[]): readonly FlowTransition[] =>
  transitions.filter((one, index) => transitions.findIndex((other) => alike(other) === alike(one)) === index)
