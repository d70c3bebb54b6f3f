import { type CasesOutcome, casesOfProductLine, caseWithId, type OnlineCase } from './casesOfProductLine'
import type { Services } from './services'
import { sessionOf } from './session'
import { SESSION } from './storageKeys'

/**
 * Returns the case from the insurer's list. `null` without a session, if the case is not listed, or if the call fails.
 */
export const loadListedCase = async (
  services: Services,
  caseId: string,
  signal: AbortSignal,
): Promise<OnlineCase | null> => {
  const session = sessionOf(services.storage.read(SESSION))
  if (session === null) return null
  const outcome: CasesOutcome | null = await services
    .call(casesOfProductLine[session.productLine], {}, { signal })
    .catch(() => null)
  return (outcome?.ok && caseWithId(outcome.data, caseId)) || null
}
