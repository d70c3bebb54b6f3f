import * as v from 'valibot'
import { documentIds, file, idQuery } from './bodies'
import { modificationFailures, noFields } from './businessErrors'
import { fileFailures } from './documents'
import { endpoint } from './endpoint'
import {
  claimResult,
  damageEvent,
  homeContract,
  insuranceCompany,
  isoDate,
  maybe,
  maybeText,
  reportedThing,
  risk,
  riskObject,
  uploadedDocument,
} from './entities'
import { typedEmail, typedLine, typedName, typedShort, typedText } from './typed'

/** Least rain of a cloudburst, in millimetres a minute (specification, section 9). */
export const CLOUDBURST_MM_A_MINUTE = 0.5

/** Least wind of a storm, in kilometres an hour (specification, section 9). */
export const STORM_KM_AN_HOUR = 54

/** The contract for which damage is reported. */
export const getContract = endpoint({
  id: 'claims.getContract',
  method: 'GET',
  path: 'claim/home/header',
  response: homeContract,
  failures: {},
  source: 'spec',
  assumes: 'That it answers with the home contract.',
})

/** Damage events that can be reported, and the risks that the contract covers. */
export const getInitConfig = endpoint({
  id: 'claims.getInitConfig',
  method: 'GET',
  path: 'claim/home/init-config',
  response: v.object({ damageEvents: v.array(damageEvent), risks: maybe(v.array(risk)) }),
  failures: {},
  source: 'spec',
  assumes: 'That it holds the damage events and the risks.',
})

/** Other insurers that may cover the same damage. */
export const getInsuranceCompanies = endpoint({
  id: 'claims.getInsuranceCompanies',
  method: 'GET',
  path: 'claim/home/insurance-company-list',
  response: v.array(insuranceCompany),
  failures: {},
  source: 'spec',
})

/** Reports damage. */
export const reportClaim = endpoint({
  id: 'claims.reportClaim',
  method: 'POST',
  path: 'claim/home/report',
  body: v.object({
    /**
     * The id of the damage event. It is left out if the portal could not load the list of events. The description then
     * says what happened.
     */
    damageEventId: v.optional(v.number()),
    damageDate: isoDate,
    /** Time of the damage; `null` if it is not known exactly. */
    damageTime: maybe(typedShort),
    damageLocation: typedLine,
    description: typedText,
    /** Types of the damaged property; left out if another person's property was damaged. */
    riskObjectEnums: v.optional(v.array(riskObject)),
    /** The damaged things: one list for each type. A list is empty if the customer reported no damage of that type. */
    damagedBuilding: v.optional(v.array(reportedThing)),
    damagedOutbuildings: v.optional(v.array(reportedThing)),
    damagedAssets: v.optional(v.array(reportedThing)),
    /** The id of the other insurer, from `getInsuranceCompanies`. */
    otherInsuranceCompany: maybeText,
    /** The person who reports the damage, if it is not the contractor. */
    name: maybe(typedName),
    phoneNumber: maybe(typedShort),
    email: maybe(typedEmail),
    bankAccount: maybe(typedShort),
    documents: v.optional(documentIds),
  }),
  response: claimResult,
  failures: modificationFailures,
  source: 'spec',
  assumes: 'The whole shape, and that it takes up to a hundred documents.',
})

/** Uploads one photo or document of the damage. */
export const uploadClaimDocument = endpoint({
  id: 'claims.uploadClaimDocument',
  method: 'POST',
  path: 'claim/home/document',
  body: file,
  response: uploadedDocument,
  failures: fileFailures,
  source: 'spec',
  assumes: 'Multipart with one field, file; the two refusals.',
})

/** Removes a photo or document of the damage. */
export const deleteClaimDocument = endpoint({
  id: 'claims.deleteClaimDocument',
  method: 'DELETE',
  path: 'claim/home/document',
  query: idQuery,
  response: noFields,
  failures: {},
  source: 'spec',
  assumes: 'The file is named by the query field id.',
})
