import type { AnyEventObject, AnyMachineSnapshot, StateValue } from 'xstate'
import { digest } from '../../machines/digest'
import { coverTransitions, type GraphPath } from './kit/cover'
import { coverPairs } from './kit/coverPairs'
import { type Edge, explore, type Graph } from './kit/explore'
import type { ActorCase, Model, Source } from './kit/model'
import { offerName } from './kit/offers'
import { type Pair, pairsIn } from './kit/pairs'
import type { StepResult } from './kit/step'
import { declaredTransitions } from './kit/transitions'
import { straightCasePath } from './models/straightCase'

/** The expected state of a machine. */
export interface Expectation {
  readonly value: StateValue
  /** The ids of the active states without children, for example `login.enteringCode.ready`. */
  readonly states: readonly string[]
  readonly tags: readonly string[]
  /** The ids of the transitions that led to this state. */
  readonly transitions: readonly string[]
}

/** One event of a path, and its expected result. */
export interface PathStep extends Expectation {
  /** The event that the machine receives. For the end of an actor, this is the actor's done or error event. */
  readonly event: AnyEventObject
  /**
   * The source: the customer on a screen, the parent or a child machine, the HTTP client, an actor's answer, or a
   * timer.
   */
  readonly source: Source | 'answer' | 'timer'
  /** A readable name: the event, or the actor and its end. */
  readonly name: string
  /** The settlements that end an actor in the test, or `null` if no actor ends. */
  readonly ends: Pick<ActorCase, 'script' | 'before'> | null
}

/** A path through a machine from one of its inputs. */
export interface Path {
  /** A hash of the path's input and transitions. It changes only if the input or the transitions change. */
  readonly id: string
  readonly machine: string
  /** The whole path as one line of text. */
  readonly title: string
  /** The name of the input in the machine's model. */
  readonly inputName: string
  readonly input: unknown
  readonly start: Expectation
  readonly steps: readonly PathStep[]
}

/** The paths of a machine, and their coverage. */
export interface Paths {
  readonly declared: readonly string[]
  readonly reached: ReadonlySet<string>
  readonly paths: readonly Path[]
  /** All pairs of transitions that can be taken in direct succession (1-switch coverage). */
  readonly pairs: ReadonlySet<Pair>
  /** The path on which the customer answers everything and nothing fails. `null` for a machine that is not a case's. */
  readonly straight: Path | null
  /** Names of the ends of actors (`ok`, `transport`, an error code), by the id of the transition that they cause. */
  readonly ends: Readonly<Record<string, readonly string[]>>
}

const statesOf = (snapshot: AnyMachineSnapshot): readonly string[] =>
  snapshot._nodes.filter((node) => Object.keys(node.states).length === 0).map(({ id }) => id)

const expectationOf = ({ snapshot, transitions }: StepResult): Expectation => ({
  value: snapshot.value,
  states: statesOf(snapshot),
  tags: [...snapshot.tags].sort(),
  transitions,
})

const pathStepOf = (edge: Edge): PathStep => {
  const { event, source, ends } = edge.offer
  return {
    ...expectationOf(edge),
    event: ends === undefined ? event : { type: event.type },
    source,
    name: offerName(edge.offer),
    ends: ends === undefined ? null : { script: ends.script, ...(ends.before && { before: ends.before }) },
  }
}

const stateText = (machineId: string, { states }: Expectation): string =>
  states.map((id) => id.replace(`${machineId}.`, '')).join(' + ')

const titleOf = (machineId: string, input: string, start: Expectation, steps: readonly PathStep[]): string =>
  [
    `${input}: ${stateText(machineId, start)}`,
    ...steps.map((step) => `${step.name} → ${stateText(machineId, step)}`),
  ].join(' · ')

/** Returns all edges, each once. Inputs that lead to the same situations share one `edges` map. */
const edgesOf = (graphs: readonly Graph[]): readonly Edge[] =>
  [...new Set(graphs.map(({ edges }) => edges))].flatMap((edges) => [...edges.values()].flat())

const pathOf = ({ machine, inputs }: Model, { graph, edges }: GraphPath): Path => {
  const start = expectationOf(graph.start)
  const steps = edges.map(pathStepOf)
  return {
    id: digest([machine.id, graph.input, ...[start, ...steps].flatMap(({ transitions }) => transitions)].join(' ')),
    machine: machine.id,
    title: titleOf(machine.id, graph.input, start, steps),
    inputName: graph.input,
    input: inputs[graph.input],
    start,
    steps,
  }
}

/** Returns the names of the ends of actors, by the id of the transition that each end causes. */
const endNamesOf = (edges: readonly Edge[]): Paths['ends'] => {
  const namesByTransition = new Map<string, Set<string>>()
  for (const { offer, transitions } of edges) {
    const [firstTransition] = transitions
    if (offer.ends === undefined || firstTransition === undefined) continue
    namesByTransition.set(firstTransition, (namesByTransition.get(firstTransition) ?? new Set()).add(offer.ends.name))
  }
  return Object.fromEntries([...namesByTransition].map(([id, names]) => [id, [...names].sort()]))
}

/** Returns the transitions that a path takes, in order. */
export const transitionsOn = ({ start, steps }: Pick<Path, 'start' | 'steps'>): readonly string[] =>
  [start, ...steps].flatMap(({ transitions }) => transitions)

/**
 * Returns paths that take every possible pair of transitions (1-switch coverage), and also the transitions that are in
 * no pair. There are many more of these paths than `pathsOf` returns.
 */
export const pairPathsOf = (model: Model): readonly Path[] => {
  const graphs = explore(model)
  const paths = coverPairs(graphs, pairsIn(graphs)).map((graphPath) => pathOf(model, graphPath))
  const coveredTransitions = new Set(paths.flatMap(transitionsOn))
  const transitionPaths = coverTransitions(graphs, declaredTransitions(model.machine)).map((graphPath) =>
    pathOf(model, graphPath),
  )
  return [...paths, ...transitionPaths.filter((path) => transitionsOn(path).some((id) => !coveredTransitions.has(id)))]
}

/** Explores a machine and returns a small set of paths over all reachable transitions. */
export const pathsOf = (model: Model): Paths => {
  const graphs = explore(model)
  const declared = declaredTransitions(model.machine)
  const edges = edgesOf(graphs)
  const steps: readonly StepResult[] = [...graphs.map(({ start }) => start), ...edges]
  const straight = straightCasePath(model.machine, graphs)
  return {
    declared,
    reached: new Set(steps.flatMap(({ transitions }) => transitions)),
    paths: coverTransitions(graphs, declared).map((graphPath) => pathOf(model, graphPath)),
    straight: straight && pathOf(model, straight),
    pairs: pairsIn(graphs),
    ends: endNamesOf(edges),
  }
}
