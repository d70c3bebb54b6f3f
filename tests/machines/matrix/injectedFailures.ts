import { planOf } from '../../../machines/case/machine/plan'
import { failureExamplesOf } from '../../../mocks/examples'
import type { CallFailure, Endpoint } from '../../../src/api/endpoint'
import { reloadMeanwhile } from './buttons'
import type { Customer } from './customer'
import type { FailureMode } from './insurer'
import { openCaseIn, situationIn, wait, waitUntilIdle } from './situation'

/** A failure of a call, and the customer's reaction. */
export interface InjectedFailure {
  /** The end of the test's name. The call's name comes before it. */
  readonly name: string
  readonly failureMode: FailureMode
  readonly next?: (customer: Customer) => Promise<void>
  /** True if the failure is only possible before the insurer has the case. */
  readonly isOfForm?: boolean
}

const backMeanwhile = async (customer: Customer): Promise<void> => {
  const { tab } = customer
  await tab.travel(-1)
  await wait()
  tab.browser.insurer.release()
  await waitUntilIdle(tab)
}

/** Returns to the form, changes an answer and changes it back. The next submission sends the same data as before. */
const touchMeanwhile = async (customer: Customer): Promise<void> => {
  const { tab, productLineCase } = customer
  // Skips a case with a code: the insurer rejects a new code for a case that it already has.
  if (situationIn(tab) !== 'submitFailed' || productLineCase.definition.code !== null) return
  const { steps, first } = planOf(productLineCase.definition)
  for (const _ of steps) {
    if (situationIn(tab) !== first) openCaseIn(tab).send({ type: 'step.returned' })
    await waitUntilIdle(tab)
  }
  if (situationIn(tab) !== first) return
  const [touched] = Object.entries(customer.typed)
  if (touched === undefined) return
  const [field, value] = touched
  for (const typed of [`${value}x`, value]) openCaseIn(tab).send({ type: 'answer.changed', field, value: typed })
}

const missingFields: CallFailure<Endpoint> = { code: 'MISSING_FIELDS', fields: [] }

const lost = { name: 'loses its answer', failureMode: 'lost' } as const
const failing = { name: 'meets a failing server', failureMode: 'failing' } as const
const nonsense = { name: 'is answered with nonsense', failureMode: 'nonsense' } as const
const expired = { name: 'finds the session gone', failureMode: 'expired' } as const

/** Failures to test for each call that only reads. */
export const failuresOfReads: readonly InjectedFailure[] = [lost, failing, nonsense, expired]

/** Returns the failures to test for a call that writes, including each business error of its endpoint. */
export const failuresOfWrites = (endpoint: Endpoint): readonly InjectedFailure[] => [
  lost,
  failing,
  nonsense,
  expired,
  { ...lost, name: `${lost.name}, before a reload`, next: reloadMeanwhile },
  { ...lost, name: `${lost.name}, before an answer is touched`, next: touchMeanwhile },
  { name: 'is still awaited at a reload', failureMode: 'held', next: reloadMeanwhile },
  { name: 'is still awaited when the browser goes back', failureMode: 'held', next: backMeanwhile, isOfForm: true },
  ...[missingFields, ...Object.values(failureExamplesOf(endpoint))].map((businessError) => ({
    name: `is refused with ${businessError.code}`,
    failureMode: businessError,
  })),
]
