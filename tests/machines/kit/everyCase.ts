import { afterEach, beforeEach, vi } from 'vitest'
import type { ResultType } from '../../../machines/case/definition/definition'
import { everyCase, type ProductLineCase } from '../../../machines/cases'
import { identificationMachine } from '../../../machines/identification/identification.machine'
import { sharedMachines } from '../../../machines/lazyMachines'
import { paymentMachine } from '../../../machines/payment/payment.machine'
import { signatureMachine } from '../../../machines/signature/signature.machine'
import type { Endpoint } from '../../../src/api/endpoint'
import { START_TIME } from '../../../tools/exploration/kit/cases'
import { insurerInProcess } from '../../../tools/exploration/kit/insurers'
import { isFirstOfShape } from '../../../tools/exploration/shapes'
import { setOut } from './caseJourney'
import type { Journey } from './openCase'

type NamedCases = readonly (readonly [name: string, placed: ProductLineCase])[]

const namedCasesOf = (result: ResultType): NamedCases =>
  everyCase.flatMap((productLineCase) =>
    productLineCase.definition.result === result ? [[productLineCase.definition.id, productLineCase] as const] : [],
  )

/** Pairs of a test name and a case, for every case whose submission creates a case at the insurer. */
export const namedCases = namedCasesOf('case')

/**
 * The pairs of `namedCases` for the first case of each machine shape. Machines of one shape have the same transitions,
 * so one case is enough for behaviour that does not depend on the questions. The matrix also tests the other cases.
 */
export const namedShapes = namedCases.filter(([, { machine }]) => isFirstOfShape(machine))

/**
 * Pairs of a test name and a case, for every case that only requests information and creates no case at the insurer.
 */
export const namedAnswers = namedCasesOf('answer')

/** Freezes the clock for the tests of a file, and registers every lazy machine that a case needs. */
export const withJourneys = (): void => {
  beforeEach(() => {
    vi.useFakeTimers({ now: START_TIME, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    sharedMachines.provide({ signature: signatureMachine })
    sharedMachines.provide({ payment: paymentMachine })
    sharedMachines.provide({ identification: identificationMachine })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

/** Opens a case at a new insurer. `before` contains the ids of the cases that the contract already has. */
export const begin = async (productLineCase: ProductLineCase, presses = 1, contractNumber?: string) => {
  const journey = await setOut(await insurerInProcess(), productLineCase, presses, contractNumber)
  return { journey, before: casesAt(journey) }
}

/** Returns the ids of the contract's cases, the newest first. */
export const casesAt = ({ insurer, contractNumber }: Journey): readonly string[] =>
  insurer.store.state.contracts[contractNumber]?.cases.map(({ caseId }) => caseId) ?? []

/** Returns the idempotency keys of the calls to one endpoint. */
export const keysOf = ({ on }: Pick<Journey, 'on'>, { id }: Endpoint) =>
  on.fake.calls.filter(({ endpoint }) => endpoint === id).map(({ idempotencyKey }) => idempotencyKey)
