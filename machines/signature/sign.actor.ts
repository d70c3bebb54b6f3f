import { fromPromise } from 'xstate'
import { signDigitally, signManually } from '../../src/api/documents'
import type { CallInput } from '../../src/api/endpoint'
import type { CaseResult } from '../../src/api/entities'
import { calls } from '../actors/call'
import { caseOf, casesOfProductLine, type ListedCases } from '../onlineCases/cases'
import { type Services, servicesOf } from '../services'
import { sessionOf } from '../session'
import { SESSION } from '../storageKeys'
import { isTaken, type Signed } from './files'

/** What is signed, and the key that makes repeating it harmless. */
interface Signature {
  readonly body: { readonly caseId: string }
  readonly idempotencyKey: string
}

/** How the insurer lists a case, as an answer to its signature; `null` where it does not, or cannot be asked. */
const listedAs = async (services: Services, caseId: string, signal: AbortSignal): Promise<CaseResult | null> => {
  const session = sessionOf(services.storage.read(SESSION))
  if (session === null) return null
  const listed: ListedCases | null = await services
    .call(casesOfProductLine[session.area], {}, { signal })
    .catch(() => null)
  const found = listed?.ok && caseOf(listed.data, caseId)
  if (!found) return null
  return { caseStatus: found.caseStatus, caseId, confirmationDocumentLink: found.documentLink }
}

/**
 * Signs; what is refused because the insurer has it already is signed. Where nothing could be stored, or in another tab, an
 * answer that was lost is all that is missing, and a refusal would be the end of it.
 */
const signActor = <E extends typeof signDigitally | typeof signManually>(endpoint: E) =>
  calls(
    fromPromise<Signed, CallInput<E> & Signature>(async ({ input, signal, system }) => {
      const services = servicesOf(system)
      const { idempotencyKey } = input
      const outcome: Signed = await services.call(endpoint, input, { signal, idempotencyKey })
      if (outcome.ok) return outcome
      const data = await listedAs(services, input.body.caseId, signal)
      const known = data && { ok: true as const, data, at: outcome.at }
      return known && isTaken(known) ? known : outcome
    }),
    endpoint,
  )

/** Signs a case's documents digitally. */
export const signDigitallyActor = signActor(signDigitally)

/** Hands in the signed copies. */
export const signManuallyActor = signActor(signManually)
