import * as v from 'valibot'
import { documentIds } from './bodies'
import { endpoint } from './endpoint'
import {
  caseResult,
  insuranceCompany,
  isoDate,
  maybeFlag,
  maybeText,
  onlineCase,
  paidByCard,
  vehicleHeader,
} from './entities'
import { modificationFailed } from './refusals'

/** The header of a casco contract. */
export const getHeader = endpoint({
  id: 'casco.getHeader',
  method: 'GET',
  path: 'casco/header',
  response: vehicleHeader,
  failures: {},
  source: 'spec',
})

/** The cases submitted online for the contract. */
export const getCases = endpoint({
  id: 'casco.getCases',
  method: 'GET',
  path: 'casco/cases',
  response: v.array(onlineCase),
  failures: {},
  source: 'spec',
})

/** Whether other contracts stand on the same plate, which a modification changes too. */
export const getModifyLicensePlate = endpoint({
  id: 'casco.getModifyLicensePlate',
  method: 'GET',
  path: 'casco/modify-license-plate',
  response: v.object({ hasOtherContracts: maybeFlag }),
  failures: {},
  source: 'spec',
})

/** Changes the licence plate; `registrationBook` holds the ids of the uploaded documents. */
export const modifyLicensePlate = endpoint({
  id: 'casco.modifyLicensePlate',
  method: 'POST',
  path: 'casco/modify-license-plate',
  body: v.object({ licensePlateNumber: v.string(), registrationBook: documentIds }),
  response: v.object({
    ...caseResult.entries,
    oldLicensePlateNumber: maybeText,
    newLicensePlateNumber: maybeText,
  }),
  failures: modificationFailed,
  source: 'spec',
  assumes: 'The names of the old and the new plate; that registrationBook holds ids of uploaded documents.',
})

/** Takes over the bonus grade of an earlier contract. */
export const modifyBonus = endpoint({
  id: 'casco.modifyBonus',
  method: 'POST',
  path: 'casco/bonus',
  body: v.object({
    previousInsuranceCompany: v.string(),
    previousInsuranceContractNumber: v.optional(v.nullable(v.string())),
  }),
  response: caseResult,
  failures: modificationFailed,
  source: 'spec',
  assumes: 'previousInsuranceCompany is an id of the insurance company list.',
})

/** Other insurers, for the bonus modification. */
export const getInsuranceCompanies = endpoint({
  id: 'casco.getInsuranceCompanies',
  method: 'GET',
  path: 'casco/insurance-company-list',
  response: v.array(insuranceCompany),
  failures: {},
  source: 'assumed',
  why: 'The bonus modification names the previous insurer, and only property has a list of insurers.',
})

/** Supplies what was missing at the signing. */
export const supplement = endpoint({
  id: 'casco.supplement',
  method: 'POST',
  path: 'casco/supplement',
  body: v.object({
    supplementType: v.picklist(['INSPECTION', 'KEY', 'PROPERTY_PROTECTION_SYSTEM']),
    documents: v.optional(documentIds),
  }),
  response: caseResult,
  failures: modificationFailed,
  source: 'spec',
  assumes: 'The values of supplementType; that documents holds ids of uploaded documents.',
})

/** Brings a lapsed contract back to life. */
export const reactivate = endpoint({
  id: 'casco.reactivate',
  method: 'POST',
  path: 'casco/reactivate',
  body: v.object({ reactivateDate: isoDate, ...paidByCard.entries }),
  response: caseResult,
  failures: modificationFailed,
  source: 'spec',
})
