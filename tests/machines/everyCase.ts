import { afterEach, beforeEach, vi } from 'vitest'
import type { ResultType } from '../../machines/case/definition/definition'
import { everyCase, type ProductLineCase } from '../../machines/cases'
import { identificationMachine } from '../../machines/identification/identification.machine'
import { sharedMachines } from '../../machines/lazyMachines'
import { paymentMachine } from '../../machines/payment/payment.machine'
import { signatureMachine } from '../../machines/signature/signature.machine'
import type { Endpoint } from '../../src/api/endpoint'
import { START } from '../../tools/exploration/kit/cases'
import { insurerInProcess } from '../../tools/exploration/kit/insurers'
import { isFirstOfShape } from '../../tools/exploration/shapes'
import { setOut } from './caseJourney'
import type { Journey } from './openCase'

type NamedCases = readonly (readonly [name: string, placed: ProductLineCase])[]

const named = (result: ResultType): NamedCases =>
  everyCase.flatMap((placed) => (placed.definition.result === result ? [[placed.definition.id, placed] as const] : []))

/** Every case that makes one at the insurer, by the name that its tests have. */
export const namedCases = named('case')

/**
 * Of those the first of each shape of machine: for what the engine does, whatever is asked. The matrix asks its siblings the
 * like of it.
 */
export const namedShapes = namedCases.filter(([, { machine }]) => isFirstOfShape(machine))

/** Those that only ask, and make none. */
export const namedAnswers = named('answer')

/** Gives the tests of a file a clock that only moves when told to, and everything that a case loads. */
export const withJourneys = (): void => {
  beforeEach(() => {
    vi.useFakeTimers({ now: START, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    sharedMachines.provide({ signature: signatureMachine })
    sharedMachines.provide({ payment: paymentMachine })
    sharedMachines.provide({ identification: identificationMachine })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

/** Opens a case at an insurer of its own; what the contract has of cases already is given beside. */
export const begin = async (placed: ProductLineCase, presses = 1, contractNumber?: string) => {
  const journey = await setOut(await insurerInProcess(), placed, presses, contractNumber)
  return { journey, before: casesAt(journey) }
}

/** The ids of the contract's cases, the newest first. */
export const casesAt = ({ insurer, contractNumber }: Journey): readonly string[] =>
  insurer.store.state.contracts[contractNumber]?.cases.map(({ caseId }) => caseId) ?? []

/** The idempotency keys of the calls to one endpoint. */
export const keysOf = ({ on }: Pick<Journey, 'on'>, { id }: Endpoint) =>
  on.fake.calls.filter(({ endpoint }) => endpoint === id).map(({ idempotencyKey }) => idempotencyKey)
