import type { Path, PathStep } from '../exploration/paths'
import { type Means, means } from './means'
import { causeOf } from './stepCause'

/** The answer to whether a tester can follow a path, with what is needed or why not. */
export interface Followed {
  /** `perhaps` if the insurer's answer depends on the contract's data. */
  readonly byHand: 'yes' | 'perhaps' | 'no'
  /**
   * The things that the tester needs besides the portal, in the order of use, e.g. the simulation panel's switch for a
   * lost network.
   */
  readonly means: readonly string[]
  /** The steps, counted from 1, whose answers depend on the contract. */
  readonly answers: readonly number[]
  /** The first step that a tester cannot cause (0: the start), and why. `null` if the tester can cause all steps. */
  readonly hindrance: { readonly step: number; readonly why: string } | null
}

/** Starts that a tester cannot reach, by their name in the model. */
const UNREACHABLE_STARTS = /^(wrongByNow|wrongAhead|offeredNoMore|filesGone|unreadable|odd|repeated)/

const isAnswer = ({ ends }: PathStep): boolean => ends?.script.every(({ type }) => type !== 'fail') === true

const actorOf = ({ name }: PathStep): string => name.slice(0, name.indexOf(': '))

/** Returns the names of the answers that occur in a flow's paths, by actor. Failures do not count as answers. */
export const answersByActor = (paths: readonly Pick<Path, 'steps'>[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const answers = new Map<string, Set<string>>()
  for (const step of paths.flatMap(({ steps }) => steps.filter(isAnswer))) {
    const actor = actorOf(step)
    answers.set(actor, (answers.get(actor) ?? new Set()).add(step.name))
  }
  return answers
}

/** Returns whether a tester can follow a path, and how. `answers` contains the answers in all paths of the flow. */
export const followedOf = (
  { inputName, steps }: Pick<Path, 'inputName' | 'steps'>,
  answers: ReturnType<typeof answersByActor>,
): Followed => {
  const causes = steps.map((step, stepIndex) =>
    causeOf(step, steps.slice(0, stepIndex), (answers.get(actorOf(step))?.size ?? 0) < 2),
  )
  const neededMeans = causes.flatMap((cause): readonly Means[] =>
    cause.by === 'hand' && cause.means !== undefined ? [cause.means] : [],
  )
  const dependentSteps = causes.flatMap(({ by }, stepIndex) => (by === 'answer' ? [stepIndex + 1] : []))
  const hindrances = causes.flatMap((cause, stepIndex) =>
    cause.by === 'machine' ? [{ step: stepIndex + 1, why: cause.why }] : [],
  )
  const hindrance = UNREACHABLE_STARTS.test(inputName)
    ? { step: 0, why: 'ilyen piszkozatot kézzel nem lehet félretenni' }
    : (hindrances[0] ?? null)
  const byHand = hindrance !== null ? 'no' : dependentSteps.length > 0 ? 'perhaps' : 'yes'
  return { byHand, means: [...new Set(neededMeans)].map((name) => means[name]), answers: dependentSteps, hindrance }
}

/** Returns the number of a step with its Hungarian article: »az 5.«, »a 6.«. */
const numberWithArticle = (step: number): string =>
  `${step === 1 || String(step).startsWith('5') ? 'az' : 'a'} ${step}.`

/** Returns a sentence that says if a tester can follow a path, and how. */
export const followedWords = ({ byHand, means, answers, hindrance }: Followed): string => {
  if (hindrance !== null)
    return `Csak géppel: ${hindrance.step === 0 ? 'a kiindulás miatt' : `${numberWithArticle(hindrance.step)} lépés miatt`} (${hindrance.why}).`
  const needsText = means.length === 0 ? '' : ` Kell hozzá ${means.join('; ')}.`
  return byHand === 'yes'
    ? `Kézzel is végigjárható.${needsText}`
    : `Kézzel akkor járható végig, ha a biztosító úgy válaszol, ahogy ${answers.map(numberWithArticle).join(', ')} lépésnél áll; ez a szerződéstől függ.${needsText}`
}
