import type { Flow, FlowTransition } from '../schema'
import type { PlayedPath } from './data'
import {
  alternativesOf,
  type Decisions,
  decisionsFor,
  type Outcome,
  type SimulatedState,
  type Simulation,
  simulationOf,
} from './simulation'

/** One past event, and the state after it. */
export interface PastEvent {
  readonly said: string
  readonly at: SimulatedState
}

/**
 * A question to the user about the result of a guard, which an event needs before it can take effect. `about` is the
 * guard's transition. `ways` are all transitions for the same event in the same state.
 */
export interface Question {
  readonly about: FlowTransition
  readonly ways: readonly FlowTransition[]
}

/** Plays a flow step by step, with undo. */
export class Player {
  readonly #flow: Flow
  readonly #simulation: Simulation
  #lived: readonly PastEvent[] = []
  /** The pending event and the decisions so far. */
  #pending: {
    readonly said: string
    readonly run: (decisions: Decisions) => Outcome
    readonly decisions: Decisions
  } | null = null
  #question: Question | null = null
  #path: PlayedPath | null = null

  constructor(flow: Flow) {
    this.#flow = flow
    this.#simulation = simulationOf(flow)
    this.restart()
  }

  get lived(): readonly PastEvent[] {
    return this.#lived
  }

  get question(): Question | null {
    return this.#question
  }

  get path(): PlayedPath | null {
    return this.#path
  }

  /** The current state of the flow, or `null` if the start itself needs a decision. */
  get at(): SimulatedState | null {
    return this.#lived.at(-1)?.at ?? null
  }

  /** The transitions that are possible next. */
  get offers(): readonly FlowTransition[] {
    return this.at === null ? [] : this.#simulation.offers(this.at)
  }

  /** The next step of the played path. */
  get next(): PlayedPath['steps'][number] | null {
    return this.#path?.steps[this.#lived.length - 1] ?? null
  }

  /** Restarts the flow without a path. The user chooses each event. */
  restart(): void {
    this.#path = null
    this.#begin({})
  }

  /** Restarts the flow with a path of the generated tests. */
  play(path: PlayedPath): void {
    this.#path = path
    this.#begin(this.#takingOnly(path.takes))
  }

  press(event: FlowTransition, description: string): void {
    this.#path = null
    this.#go(event.event, description, {})
  }

  /** Takes the next step of the path. */
  follow(): void {
    const step = this.next
    if (step !== null) this.#go(step.event, step.action, this.#takingOnly(step.takes))
  }

  /** Answers the pending question with a transition, or with `null` if no transition is taken. */
  decide(chosenTransition: FlowTransition | null): void {
    if (this.#pending === null || this.#question === null) return
    const decisions = { ...this.#pending.decisions, ...decisionsFor(this.#question.ways, chosenTransition) }
    this.#pending = { ...this.#pending, decisions }
    this.#settle()
  }

  /** Cancels the pending question. Without a question, undoes the last step. */
  back(): void {
    if (this.#question === null && this.#lived.length > 1) this.#lived = this.#lived.slice(0, -1)
    if (this.#lived.length > 0) this.#question = null
  }

  #begin(decisions: Decisions): void {
    this.#lived = []
    this.#pending = {
      said: 'A folyamat elindul',
      run: (knownDecisions) => this.#simulation.start(knownDecisions),
      decisions,
    }
    this.#settle()
  }

  #go(event: string, description: string, decisions: Decisions): void {
    const { at } = this
    if (at === null) return
    this.#pending = {
      said: description,
      run: (knownDecisions) => this.#simulation.step(at, event, knownDecisions),
      decisions,
    }
    this.#settle()
  }

  #settle(): void {
    if (this.#pending === null) return
    const { said, run, decisions } = this.#pending
    const outcome = run(decisions)
    if (outcome.kind === 'done') {
      this.#lived = [...this.#lived, { said, at: outcome.at }]
      this.#question = null
    } else this.#question = { about: outcome.about, ways: alternativesOf(this.#flow, outcome.about) }
  }

  #takingOnly(takes: readonly number[]): Decisions {
    return Object.fromEntries(this.#flow.transitions.map(({ id }, index) => [id, takes.includes(index)]))
  }
}
