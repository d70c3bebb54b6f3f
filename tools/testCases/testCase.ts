import type { Path, PathStep } from '../exploration/paths'
import type { Flow, FlowTransition } from '../flows/schema'
import { stateIn } from '../flows/viewer/data'
import { sentenceOf } from '../flows/viewer/sentence'
import { notByHand } from './byHand'
import { beginningOf } from './dataWords'
import { type answersOn, type Followed, followedOf } from './followed'
import { noWords, type QuestionWords } from './questionWords'
import { signInSample } from './signInSamples'
import { dataOf } from './stepData'

/** One step of a test case, as a person does and checks it. */
export interface TestStep {
  readonly action: string
  /** What is typed, chosen or answered. */
  readonly data: string
  readonly expected: string
  /** The transitions that it takes, by id. */
  readonly transitions: readonly string[]
}

/** A way through a flow that a tester can follow. */
export interface TestCase {
  /** Stays as long as the way does. */
  readonly id: string
  readonly flow: string
  readonly title: string
  /** What of the specification it tests. */
  readonly requirements: readonly string[]
  /** Whether the generated tests go it on the screens, too; all are gone on actors. */
  readonly isOnScreens: boolean
  /** What the flow begins with. */
  readonly input: string
  readonly start: string
  readonly steps: readonly TestStep[]
  /** Whether it can be followed by hand, and how. */
  readonly followed: Followed
}

const standing = (flow: Flow, states: readonly string[]): string =>
  states.map((id) => stateIn(flow, id).description).join(' ')

/** What happens: the first transition that it takes says so; what nothing comes of is told by its event. */
const actionOf = (flow: Flow, step: PathStep): string => {
  const taken = (id: string | undefined): FlowTransition | undefined => flow.transitions.find((one) => one.id === id)
  const transition = taken(step.transitions[0]) ?? flow.transitions.find(({ event }) => event === step.event.type)
  // Which of several ways it goes is what is expected, not what is done.
  return transition === undefined ? step.name : sentenceOf({ ...transition, condition: null }).replace(/^Ha /, '')
}

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`

const stepOf = (
  flow: Flow,
  steps: readonly PathStep[],
  step: PathStep,
  at: number,
  words: QuestionWords,
): TestStep => ({
  action: capital(actionOf(flow, step)),
  data: [signInSample(step, steps.slice(at + 1)) ?? dataOf(step, words), notByHand(step, steps.slice(0, at))]
    .filter(Boolean)
    .join('; '),
  expected: standing(flow, step.states),
  transitions: step.transitions,
})

/** A path as a person follows it. */
export const testCaseOf = (
  flow: Flow,
  path: Path,
  isOnScreens: boolean,
  answers: ReturnType<typeof answersOn>,
  words = noWords,
): TestCase => {
  const last = path.steps.at(-1) ?? path.start
  return {
    id: `${flow.id}-${path.id}`,
    flow: flow.id,
    title: `${flow.name}: ${standing(flow, last.states)}`,
    requirements: flow.sections,
    isOnScreens,
    input: beginningOf(path.inputName) ?? path.inputName,
    start: standing(flow, path.start.states),
    steps: path.steps.map((step, at) => stepOf(flow, path.steps, step, at, words)),
    followed: followedOf(path, answers),
  }
}
