import * as v from 'valibot'
import { documentIds } from './bodies'
import { modificationFailures } from './businessErrors'
import { endpoint } from './endpoint'
import { caseResult, isoDate, paidByCard } from './entities'
import { typedLine } from './typed'
import {
  bonusChangeEndpoint,
  casesEndpoint,
  headerEndpoint,
  insurersEndpoint,
  plateChangeEndpoint,
  sharedPlateEndpoint,
} from './vehicle'

/** The header of a casco contract. */
export const getHeader = headerEndpoint('casco')

/** The cases submitted online for the contract. */
export const getCases = casesEndpoint('casco')

/** Tells if other contracts share the licence plate. A plate change applies to them too. */
export const getModifyLicensePlate = sharedPlateEndpoint('casco')

/** Changes the licence plate. `registrationBook` holds the ids of the uploaded documents. */
export const modifyLicensePlate = plateChangeEndpoint('casco')

/** Takes over the bonus grade of an earlier contract. */
export const modifyBonus = bonusChangeEndpoint('casco', {
  previousInsuranceContractNumber: v.optional(v.nullable(typedLine)),
})

/** Other insurers, for the bonus modification. */
export const getInsuranceCompanies = insurersEndpoint('casco')

/** Supplies data and documents that were missing at the signing. */
export const supplement = endpoint({
  id: 'casco.supplement',
  method: 'POST',
  path: 'casco/supplement',
  body: v.object({
    supplementType: v.picklist(['INSPECTION', 'KEY', 'PROPERTY_PROTECTION_SYSTEM']),
    documents: v.optional(documentIds),
  }),
  response: caseResult,
  failures: modificationFailures,
  source: 'spec',
  assumes: 'The values of supplementType; that documents holds ids of uploaded documents.',
})

/** Reactivates a contract that ended because of unpaid premiums. */
export const reactivate = endpoint({
  id: 'casco.reactivate',
  method: 'POST',
  path: 'casco/reactivate',
  body: v.object({ reactivateDate: isoDate, ...paidByCard.entries }),
  response: caseResult,
  failures: modificationFailures,
  source: 'spec',
})
