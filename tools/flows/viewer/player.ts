import type { Flow, FlowTransition } from '../schema'
import type { PlayedPath } from './data'
import {
  type Decisions,
  decidedFor,
  type Outcome,
  type Simulation,
  type Standing,
  simulationOf,
  waysBeside,
} from './simulation'

/** One thing that happened, and where the flow stood then. */
export interface Lived {
  readonly said: string
  readonly at: Standing
}

/** What has to be decided before something can happen. */
export interface Question {
  readonly about: FlowTransition
  readonly ways: readonly FlowTransition[]
}

/** A flow that somebody presses through, step by step and back again. */
export class Player {
  readonly #flow: Flow
  readonly #simulation: Simulation
  #lived: readonly Lived[] = []
  /** What is about to happen, and what was decided of it so far. */
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

  get lived(): readonly Lived[] {
    return this.#lived
  }

  get question(): Question | null {
    return this.#question
  }

  get path(): PlayedPath | null {
    return this.#path
  }

  /** Where it stands; nowhere while its very start is being asked about. */
  get at(): Standing | null {
    return this.#lived.at(-1)?.at ?? null
  }

  /** What can happen next. */
  get offers(): readonly FlowTransition[] {
    return this.at === null ? [] : this.#simulation.offers(this.at)
  }

  /** The next step of the path that is played. */
  get next(): PlayedPath['steps'][number] | null {
    return this.#path?.steps[this.#lived.length - 1] ?? null
  }

  /** From the start, by somebody's own presses. */
  restart(): void {
    this.#path = null
    this.#begin({})
  }

  /** From the start of a path that the tests go. */
  play(path: PlayedPath): void {
    this.#path = path
    this.#begin(this.#takingOnly(path.takes))
  }

  press(event: FlowTransition, said: string): void {
    this.#path = null
    this.#go(event.event, said, {})
  }

  /** Goes the next step of the path. */
  follow(): void {
    const step = this.next
    if (step !== null) this.#go(step.event, step.action, this.#takingOnly(step.takes))
  }

  /** Answers what was asked: one of the ways, or none of them. */
  decide(chosen: FlowTransition | null): void {
    if (this.#pending === null || this.#question === null) return
    const decisions = { ...this.#pending.decisions, ...decidedFor(this.#question.ways, chosen) }
    this.#pending = { ...this.#pending, decisions }
    this.#settle()
  }

  /** A question is withdrawn; without one, the last step is. */
  back(): void {
    if (this.#question === null && this.#lived.length > 1) this.#lived = this.#lived.slice(0, -1)
    if (this.#lived.length > 0) this.#question = null
  }

  #begin(decisions: Decisions): void {
    this.#lived = []
    this.#pending = { said: 'A folyamat elindul', run: (given) => this.#simulation.start(given), decisions }
    this.#settle()
  }

  #go(event: string, said: string, decisions: Decisions): void {
    const { at } = this
    if (at === null) return
    this.#pending = { said, run: (given) => this.#simulation.step(at, event, given), decisions }
    this.#settle()
  }

  #settle(): void {
    if (this.#pending === null) return
    const { said, run, decisions } = this.#pending
    const outcome = run(decisions)
    if (outcome.kind === 'stands') {
      this.#lived = [...this.#lived, { said, at: outcome.at }]
      this.#question = null
    } else this.#question = { about: outcome.about, ways: waysBeside(this.#flow, outcome.about) }
  }

  #takingOnly(takes: readonly number[]): Decisions {
    return Object.fromEntries(this.#flow.transitions.map(({ id }, place) => [id, takes.includes(place)]))
  }
}
