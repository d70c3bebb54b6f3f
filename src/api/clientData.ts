import * as v from 'valibot'
import { confirmationEmailField, documentIds } from './bodies'
import { modificationFailures } from './businessErrors'
import { endpoint } from './endpoint'
import {
  address,
  assumed,
  caseResult,
  companyNameData,
  knownAddress,
  maybe,
  maybeText,
  personNameData,
} from './entities'
import { typedEmail, typedName, typedPersonName, typedShort } from './typed'

/** A person's name. */
export const getPersonName = endpoint({
  id: 'clientData.getPersonName',
  method: 'GET',
  path: 'client-data/change-person-name',
  response: personNameData,
  failures: modificationFailures,
  source: 'spec',
  assumes: 'That title is the id of a title; MODIFICATION_FAILED001 for a legal person.',
})

/** Changes a person's name. */
export const changePersonName = endpoint({
  id: 'clientData.changePersonName',
  method: 'POST',
  path: 'client-data/change-person-name',
  body: v.object({
    ...confirmationEmailField,
    title: v.optional(v.nullable(v.number())),
    firstName: typedPersonName,
    lastName: typedPersonName,
    documents: documentIds,
  }),
  response: caseResult,
  failures: modificationFailures,
  source: 'spec',
  assumes: 'The whole body; that a document is needed.',
})

/** A company's name. */
export const getCompanyName = endpoint({
  id: 'clientData.getCompanyName',
  method: 'GET',
  path: 'client-data/change-company-name',
  response: companyNameData,
  failures: modificationFailures,
  source: 'spec',
  assumes: 'MODIFICATION_FAILED001 for a natural person.',
})

/** Changes a company's name. */
export const changeCompanyName = endpoint({
  id: 'clientData.changeCompanyName',
  method: 'POST',
  path: 'client-data/change-company-name',
  body: v.object({ ...confirmationEmailField, companyName: typedName, documents: documentIds }),
  response: caseResult,
  failures: modificationFailures,
  source: 'spec',
  assumes: 'The whole body; that a document is needed.',
})

const addressInCountry = v.object({ ...knownAddress.entries, countryCode: maybeText })

/** The addresses of a customer. */
export const getAddress = endpoint({
  id: 'clientData.getAddress',
  method: 'GET',
  path: 'client-data/change-address',
  response: v.object({ permanentAddress: assumed(addressInCountry), mailingAddress: assumed(addressInCountry) }),
  failures: {},
  source: 'spec',
  assumes: 'The whole answer.',
})

const newAddress = v.object({ ...confirmationEmailField, ...address.entries, countryCode: maybeText })

/** Changes the permanent address. */
export const changePermanentAddress = endpoint({
  id: 'clientData.changePermanentAddress',
  method: 'POST',
  path: 'client-data/change-address/permanent',
  body: newAddress,
  response: caseResult,
  failures: modificationFailures,
  source: 'spec',
  assumes: 'That permanent is the end of the path; the whole body.',
})

/** Changes the mailing address. */
export const changeMailingAddress = endpoint({
  id: 'clientData.changeMailingAddress',
  method: 'POST',
  path: 'client-data/change-address/mailing',
  body: newAddress,
  response: caseResult,
  failures: modificationFailures,
  source: 'spec',
  assumes: 'That mailing is the end of the path; the whole body.',
})

/** Sends the contact data for a claim. */
export const giveClaimContactData = endpoint({
  id: 'clientData.giveClaimContactData',
  method: 'POST',
  path: 'client-data/claim-contact-data',
  body: v.object({
    claimId: v.string(),
    name: maybe(typedName),
    phoneNumber: typedShort,
    email: maybe(typedEmail),
    /** The bank account for the payout, if the claim report contained none. */
    bankAccount: maybe(typedShort),
  }),
  response: caseResult,
  failures: modificationFailures,
  source: 'spec',
  assumes: 'The whole shape; that it creates a case, like the other calls about a claim.',
})
