import { fromPromise } from 'xstate'
import type { Outcome } from '../../src/api/endpoint'
import type { ListedCase } from '../../src/api/entities'
import { lazyCases } from '../case/lazyCases'
import { portsOf } from '../ports'
import type { Area } from '../routes'

/** How the list of what was submitted online is answered. */
export type ListedCases = Outcome<readonly ListedCase[], { readonly code: string }>

/** Lists what was submitted online for a contract, which has loaded its area's flows; nothing where it is not offered. */
export const listCasesActor = fromPromise<ListedCases, { readonly area: Area; readonly isOffered: boolean }>(
  async ({ input: { area, isOffered }, signal, system }) => {
    const { call, now } = portsOf(system)
    return isOffered ? call(lazyCases.get(area).cases, {}, { signal }) : { ok: true, data: [], at: now() }
  },
)
