import { fromPromise } from 'xstate'
import { signDigitally, signManually } from '../../src/api/documents'
import type { CallInput } from '../../src/api/endpoint'
import { type CaseResult, isDismissed } from '../../src/api/entities'
import { recordCalls } from '../actors/call'
import { loadListedCase } from '../listedCase'
import { type Services, servicesOf } from '../services'
import { isSignatureAccepted, type SignatureOutcome } from './files'

/** The case to sign, and the idempotency key. */
interface SignatureRequest {
  readonly body: { readonly caseId: string }
  readonly idempotencyKey: string
}

/**
 * Loads the case from the insurer's list, in the form of an answer to a signature. `null` if the case is not listed or
 * the call fails. Also `null` if the insurer has rejected or superseded the case: its status may be `SUCCEEDED`, but
 * that does not tell if it was signed.
 */
const loadListedResult = async (
  services: Services,
  caseId: string,
  signal: AbortSignal,
): Promise<CaseResult | null> => {
  const onlineCase = await loadListedCase(services, caseId, signal)
  if (onlineCase === null || isDismissed(onlineCase)) return null
  return { caseStatus: onlineCase.caseStatus, caseId, confirmationDocumentLink: onlineCase.documentLink }
}

/**
 * Creates an actor that signs. If the insurer rejects a signature because the case is already signed, the case counts
 * as signed. This happens if an answer was lost and no key was stored, or if another tab has signed.
 */
const signActor = <E extends typeof signDigitally | typeof signManually>(endpoint: E) =>
  recordCalls(
    fromPromise<SignatureOutcome, CallInput<E> & SignatureRequest>(async ({ input, signal, system }) => {
      const services = servicesOf(system)
      const { idempotencyKey } = input
      const outcome: SignatureOutcome = await services.call(endpoint, input, { signal, idempotencyKey })
      if (outcome.ok) return outcome
      const data = await loadListedResult(services, input.body.caseId, signal)
      const listedOutcome = data && { ok: true as const, data, at: outcome.at }
      return listedOutcome && isSignatureAccepted(listedOutcome) ? listedOutcome : outcome
    }),
    endpoint,
  )

/** Signs a case's documents digitally. */
export const signDigitallyActor = signActor(signDigitally)

/** Submits the signed copies. */
export const signManuallyActor = signActor(signManually)
