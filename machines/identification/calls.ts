import { fromPromise } from 'xstate'
import type { OutcomeOf } from '../../src/api/endpoint'
import { createIdentification, getIdentification } from '../../src/api/identification'
import { technicalErrorTypeOf } from '../../src/api/technicalError'
import { calls } from '../actors/call'
import { allowedAddress } from '../outside'
import { type Site, servicesOf } from '../services'
import type { IdentificationAnswer, IdentificationInput } from './identification.types'

type IdentificationCall = typeof createIdentification | typeof getIdentification

/** What an outcome of either call says of the identification. */
export const answerOf = (outcome: OutcomeOf<IdentificationCall>, site: Site): IdentificationAnswer => {
  const { at } = outcome
  if (!outcome.ok) return { type: 'refused', at }
  const { status, identificationURL } = outcome.data
  if (status === 'VERIFIED') return { type: 'verified', at }
  const address = identificationURL == null ? null : allowedAddress(identificationURL, 'identificationHosts', site)
  return { type: 'underWay', isOpened: status === 'IN_PROGRESS', address, at }
}

/** Asks the insurer. Errs only where the session is over; that nothing was heard is an answer too. */
const ask = (endpoint: IdentificationCall) =>
  calls(
    fromPromise<IdentificationAnswer, IdentificationInput & { readonly idempotencyKey?: string }>(
      async ({ input: { caseId, idempotencyKey }, system, signal }) => {
        const { call, now, site } = servicesOf(system)
        const options = { signal, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) }
        try {
          return answerOf(await call(endpoint, { body: { caseId } }, options), site())
        } catch (error) {
          const technicalError = technicalErrorTypeOf(error)
          if (technicalError === 'expired') throw error
          return { type: 'unknown', technicalError, at: now() }
        }
      },
    ),
    endpoint,
  )

/** Starts an identification, or goes on with the one under way. */
export const createActor = ask(createIdentification)

/** Asks how far it has come. */
export const statusActor = ask(getIdentification)
