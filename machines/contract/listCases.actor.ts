import { fromCallback } from 'xstate'
import { lazyCases } from '../case/lazyCases'
import { portsOf } from '../ports'
import type { Area } from '../routes'
import type { CasesListed } from './contract.types'

/**
 * Lists what was submitted online for a contract, which has loaded its area's flows, and tells it of that, or that it did
 * not come. Where it is not offered, nothing is asked.
 */
export const listCasesActor = fromCallback<CasesListed, { readonly area: Area; readonly isOffered: boolean }>(
  ({ input: { area, isOffered }, sendBack, system }) => {
    if (!isOffered) return
    const ended = new AbortController()
    const { signal } = ended
    const tell = (cases: CasesListed['cases']) => {
      const listed: CasesListed = { type: 'cases.listed', cases }
      if (!signal.aborted) sendBack(listed)
    }
    portsOf(system)
      .call(lazyCases.get(area).cases, {}, { signal })
      .then(
        (outcome) => tell(outcome.ok ? outcome.data : 'unknown'),
        () => tell('unknown'),
      )
    return () => ended.abort()
  },
)
