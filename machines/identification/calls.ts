import { fromPromise } from 'xstate'
import type { OutcomeOf } from '../../src/api/endpoint'
import { isDismissed } from '../../src/api/entities'
import { createIdentification, getIdentification } from '../../src/api/identification'
import { technicalErrorTypeOf } from '../../src/api/technicalError'
import { recordCalls } from '../actors/call'
import { loadListedCase } from '../listedCase'
import { allowedAddress } from '../outside'
import { type Services, type Site, servicesOf } from '../services'
import type { IdentificationAnswer, IdentificationInput } from './identification.types'

type IdentificationCall = typeof createIdentification | typeof getIdentification

/** Converts the outcome of a call to the state of the identification. */
export const identificationAnswerOf = (outcome: OutcomeOf<IdentificationCall>, site: Site): IdentificationAnswer => {
  const { at } = outcome
  if (!outcome.ok) return { type: 'refused', at }
  const { status, identificationURL } = outcome.data
  if (status === 'VERIFIED') return { type: 'verified', takesEffect: true, at }
  const address = identificationURL == null ? null : allowedAddress(identificationURL, 'identificationHosts', site)
  return { type: 'underWay', isOpened: status === 'IN_PROGRESS', address, at }
}

/** Tells if the insurer's list does not show that the case was rejected or superseded. */
const takesEffect = async (services: Services, caseId: string, signal: AbortSignal): Promise<boolean> => {
  const onlineCase = await loadListedCase(services, caseId, signal)
  return onlineCase === null || !isDismissed(onlineCase)
}

/**
 * Creates an actor that calls the endpoint. After an identification, it also asks the insurer's list about the case,
 * because a later request may have superseded the case. The actor throws only if the session has expired. Any other
 * technical error gives an answer of type `unknown`.
 */
const identificationActor = (endpoint: IdentificationCall) =>
  recordCalls(
    fromPromise<IdentificationAnswer, IdentificationInput & { readonly idempotencyKey?: string }>(
      async ({ input: { caseId, idempotencyKey }, system, signal }) => {
        const services = servicesOf(system)
        const options = { signal, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) }
        try {
          const outcome = await services.call(endpoint, { body: { caseId } }, options)
          const answer = identificationAnswerOf(outcome, services.site())
          if (answer.type !== 'verified') return answer
          return { ...answer, takesEffect: await takesEffect(services, caseId, signal) }
        } catch (error) {
          const technicalError = technicalErrorTypeOf(error)
          if (technicalError === 'expired') throw error
          return { type: 'unknown', technicalError, at: services.now() }
        }
      },
    ),
    endpoint,
  )

/** Starts an identification, or continues one in progress. */
export const startIdentificationActor = identificationActor(createIdentification)

/** Loads the progress of an identification. */
export const pollIdentificationActor = identificationActor(getIdentification)
