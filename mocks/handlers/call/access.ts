import * as v from 'valibot'
import { getCountries, suggestAddresses, suggestZipCodes } from '../../../src/api/address'
import { logout } from '../../../src/api/auth'
import { getActiveCampaign } from '../../../src/api/campaign'
import { getHeader as getCascoHeader } from '../../../src/api/casco'
import * as claimReport from '../../../src/api/claimReport'
import { deleteDocument, uploadDocument } from '../../../src/api/documents'
import type { Endpoint } from '../../../src/api/endpoint'
import { getHeader as getHomeHeader } from '../../../src/api/home'
import { createIdentification, getIdentification } from '../../../src/api/identification'
import { getHeader as getKgfbHeader } from '../../../src/api/kgfb'
import { getHeader as getLifeHeader } from '../../../src/api/life'
import { claimService } from '../../../src/api/lifeRequests'
import { renewSession } from '../../../src/api/session'
import { getTitles } from '../../../src/api/staticData'
import { requiredIdentification } from '../../store/identification/identification'
import { menus } from '../../store/seed/menus'
import type { RunningSession } from '../../store/signIn/token'
import type { Store } from '../../store/store'

const idsOf = (endpoints: readonly Endpoint[]): ReadonlySet<string> => new Set(endpoints.map(({ id }) => id))

const alwaysAllowed = [logout, renewSession]

/** Calls allowed before the customer is identified. */
const unidentifiedCallIds = idsOf([...alwaysAllowed, createIdentification, getIdentification])

/** Calls allowed to a non-contractor. */
const nonContractorCallIds = idsOf([
  ...alwaysAllowed,
  getKgfbHeader,
  getCascoHeader,
  getHomeHeader,
  getLifeHeader,
  getActiveCampaign,
  claimService,
  uploadDocument,
  deleteDocument,
  claimReport.getContract,
  claimReport.getInitConfig,
  claimReport.getInsuranceCompanies,
  claimReport.reportClaim,
  claimReport.uploadClaimDocument,
  claimReport.deleteClaimDocument,
  getTitles,
  suggestZipCodes,
  suggestAddresses,
  getCountries,
])

const allowedKindSchema = v.object({ kind: v.picklist(menus.nonContractor) })

/** Tells if a session may make a call. */
export const mayCall = (store: Store, session: RunningSession, endpoint: Endpoint, body: unknown): boolean => {
  if (session.authType === 'NON_CONTRACTOR') {
    return nonContractorCallIds.has(endpoint.id) && (endpoint.id !== claimService.id || v.is(allowedKindSchema, body))
  }
  return requiredIdentification(store, session) === null || unidentifiedCallIds.has(endpoint.id)
}
