import type { Path, PathStep } from '../exploration/paths'
import type { Flow, FlowTransition } from '../flows/schema'
import { stateIn } from '../flows/viewer/data'
import { sentenceOf } from '../flows/viewer/sentence'
import { reasonNotByHand } from './byHand'
import { startWordsOf } from './dataWords'
import { type answersByActor, type Followed, followedOf } from './followed'
import { noWords, type QuestionWords } from './questionWords'
import { signInSample } from './signInSamples'
import { dataOf } from './stepData'

/** One step of a test case: an action and its expected result. */
export interface TestStep {
  readonly action: string
  /** The data typed, chosen or answered. */
  readonly data: string
  readonly expected: string
  /** The transitions that the step takes, by id. */
  readonly transitions: readonly string[]
}

/** A generated path through a flow, described for a tester. */
export interface TestCase {
  /** The id changes only if the path does. */
  readonly id: string
  readonly flow: string
  readonly title: string
  /** The sections of the specification that the path tests. */
  readonly requirements: readonly string[]
  /** `true` if the generated tests also run this path on screens. All paths run on actors. */
  readonly isOnScreens: boolean
  /** The start of the path in the tester's words, or the name of the input in the model. */
  readonly input: string
  readonly start: string
  readonly steps: readonly TestStep[]
  /** Tells if a tester can follow the path, and how. */
  readonly followed: Followed
}

const statesText = (flow: Flow, stateIds: readonly string[]): string =>
  stateIds.map((id) => stateIn(flow, id).description).join(' ')

/**
 * Returns what the tester does in a step, in the words of the first transition that the step takes. If the step takes
 * no transition, uses a transition of the same event.
 */
const actionOf = (flow: Flow, step: PathStep): string => {
  const transitionWith = (id: string | undefined): FlowTransition | undefined =>
    flow.transitions.find((each) => each.id === id)
  const transition =
    transitionWith(step.transitions[0]) ?? flow.transitions.find(({ event }) => event === step.event.type)
  // Leaves out the condition, which decides the transition and so belongs to the expected result.
  return transition === undefined ? step.name : sentenceOf({ ...transition, condition: null }).replace(/^Ha /, '')
}

const capitalize = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`

const testStepOf = (
  flow: Flow,
  steps: readonly PathStep[],
  step: PathStep,
  stepIndex: number,
  words: QuestionWords,
): TestStep => ({
  action: capitalize(actionOf(flow, step)),
  data: [
    signInSample(step, steps.slice(stepIndex + 1)) ?? dataOf(step, words),
    reasonNotByHand(step, steps.slice(0, stepIndex)),
  ]
    .filter(Boolean)
    .join('; '),
  expected: statesText(flow, step.states),
  transitions: step.transitions,
})

/** Returns a path as a tester follows it. */
export const testCaseOf = (
  flow: Flow,
  path: Path,
  isOnScreens: boolean,
  answers: ReturnType<typeof answersByActor>,
  words = noWords,
): TestCase => {
  const lastExpectation = path.steps.at(-1) ?? path.start
  return {
    id: `${flow.id}-${path.id}`,
    flow: flow.id,
    title: `${flow.name}: ${statesText(flow, lastExpectation.states)}`,
    requirements: flow.sections,
    isOnScreens,
    input: startWordsOf(path.inputName) ?? path.inputName,
    start: statesText(flow, path.start.states),
    steps: path.steps.map((step, stepIndex) => testStepOf(flow, path.steps, step, stepIndex, words)),
    followed: followedOf(path, answers),
  }
}
