import { allFiles } from '../../../machines/case/machine/changes/files'
import type { ProductLineCase } from '../../../machines/cases'
import { SESSION } from '../../../machines/storageKeys'
import { answers } from '../../../mocks/handlers/answers'
import { contractOfferingCase } from '../../../tools/exploration/kit/everyCaseContracts'
import type { FakeServices } from '../../../tools/exploration/kit/fakeServices'
import type { InsurerInProcess } from '../../../tools/exploration/kit/insurers'
import { runPendingCallbacks } from '../../../tools/exploration/kit/run'
import { type PageAt, pageAt } from './atInsurer'
import { acts } from './caseJourneyActs'
import { type Journey, openCaseOn, stepIn } from './openCase'

/** Creates a signed-in page that stores its session, as the list of cases needs it. */
const pageWithSession = async (
  insurer: InsurerInProcess,
  { productLine }: ProductLineCase,
  contractNumber: string,
  before?: FakeServices,
): Promise<PageAt> => {
  const on = await pageAt(insurer, contractNumber, before)
  on.fake.services.storage.write(SESSION, { accessToken: on.token, productLine, openedBy: 'secondStep' })
  return on
}

/**
 * Opens a case as a customer of the contract `given`. Without `given`, uses the first sample contract whose menu has
 * the case. Returns the journey.
 */
export const setOut = async (
  insurer: InsurerInProcess,
  productLineCase: ProductLineCase,
  presses: number,
  given?: string,
): Promise<Journey<PageAt>> => {
  const offering = await contractOfferingCase(productLineCase)
  const contractNumber = given ?? offering.contractNumber
  const offeredCase = { ...productLineCase, productLine: offering.productLine, variant: offering.variant }
  const on = await pageWithSession(insurer, offeredCase, contractNumber)
  const actor = openCaseOn(on, offeredCase, contractNumber)
  return {
    insurer,
    productLineCase: offeredCase,
    contractNumber,
    on,
    actor,
    presses,
    detours: new Set(),
    gives: 'everything',
    signs: 'digitally',
  }
}

/** Reloads the page, runs `meanwhile`, and opens the case again. Returns the new journey. */
export const reloaded = async (
  journey: Journey,
  meanwhile: (on: PageAt) => void | Promise<void> = () => undefined,
): Promise<Journey<PageAt>> => {
  const { insurer, productLineCase, contractNumber } = journey
  const on = await pageWithSession(insurer, productLineCase, contractNumber, journey.on.fake)
  await meanwhile(on)
  return { ...journey, on, actor: openCaseOn(on, productLineCase, contractNumber) }
}

const children = ['code', 'payment', 'signature', 'identification'] as const

/** Returns `true` if nothing is pending: no call, no upload or removal of a file, and no busy child machine. */
const isIdle = ({ actor }: Journey): boolean => {
  const now = actor.getSnapshot()
  return (
    !now.hasTag('busy') &&
    ![...allFiles(now.context), ...(now.children.signature?.getSnapshot().context.files ?? [])].some(
      ({ status }) => status === 'sending' || status === 'removing',
    ) &&
    !children.some((child) => now.children[child]?.getSnapshot().hasTag('busy'))
  )
}

const answered = new Set(answers.map(({ endpoint }) => endpoint.id))

/**
 * Waits until nothing is pending or `hasCome` returns true. Returns the step. @throws if the simulated insurer cannot
 * answer a call, or if something stays pending.
 */
export const waitUntilIdle = async (journey: Journey, hasCome: () => boolean = () => false): Promise<string> => {
  for (let waits = 0; waits < 1000; waits += 1) {
    await runPendingCallbacks()
    const unanswered = journey.on.fake.calls.find(({ endpoint }) => !answered.has(endpoint))
    if (unanswered) throw new Error(`the simulated insurer has no reply to ${unanswered.endpoint}`)
    if (hasCome() || isIdle(journey)) return stepIn(journey)
  }
  throw new Error(`Nothing comes after ${JSON.stringify(journey.actor.getSnapshot().value)}`)
}

const isThrough = ({ actor }: Journey): boolean => {
  const { value, context } = actor.getSnapshot()
  return value === 'submitted' && context.result?.caseStatus === 'SUCCEEDED'
}

/** Maximum number of a customer's actions in one case. It is more than any case needs, even with failures. */
const MOST_STEPS = 40

/**
 * Performs the customer's action at each step until `hasCome` returns true or the case is complete. @throws after
 * `MOST_STEPS` actions.
 */
export const goUntil = async (journey: Journey, hasCome: () => boolean): Promise<void> => {
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const step = await waitUntilIdle(journey, hasCome)
    if (hasCome() || isThrough(journey)) return
    const act = acts[step.startsWith('filling') ? 'filling' : step]
    if (act === undefined) throw new Error(`Nobody knows what to do in ${step}`)
    await act(journey)
  }
  const { context } = journey.actor.getSnapshot()
  throw new Error(
    `${journey.productLineCase.definition.id} gets nowhere, but stays in ${stepIn(journey)}: ${context.notice}`,
  )
}

/** Continues until the case is at `step` and nothing is pending. @throws if the case does not reach the step. */
export const goTo = async (journey: Journey, step: string): Promise<void> => {
  const isThere = () => stepIn(journey) === step && isIdle(journey)
  await goUntil(journey, isThere)
  if (!isThere()) throw new Error(`${journey.productLineCase.definition.id} never gets to ${step}`)
}

/** Continues until the case is complete. Returns the case's id at the insurer, or '' if the case lacks one. */
export const goThrough = async (journey: Journey): Promise<string> => {
  await goUntil(journey, () => false)
  return journey.actor.getSnapshot().context.result?.caseId ?? ''
}
