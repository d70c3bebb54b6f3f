import * as v from 'valibot'
import { confirmationEmailField, documentIds } from './bodies'
import { modificationFailures } from './businessErrors'
import { endpoint } from './endpoint'
import {
  beneficiaries,
  beneficiaryOrder,
  caseResult,
  feeCaseResult,
  feeTerms,
  indexStatement,
  indexStatementResult,
  indexValue,
  isoDate,
  personalDocument,
  personalDocuments,
} from './entities'

/**
 * The rates of indexation that the insurer offers. In an index statement, the customer accepts one of the rates or
 * declines the indexation of premiums.
 */
export const getIndexStatement = endpoint({
  id: 'life.getIndexStatement',
  method: 'GET',
  path: 'life/index-statement',
  response: indexStatement,
  failures: {},
  source: 'spec',
})

/** Accepts or declines the indexation of premiums. */
export const stateIndex = endpoint({
  id: 'life.stateIndex',
  method: 'POST',
  path: 'life/index-statement',
  body: v.object({
    ...confirmationEmailField,
    isAccepted: v.boolean(),
    indexValue: v.optional(v.nullable(indexValue)),
  }),
  response: indexStatementResult,
  failures: modificationFailures,
  source: 'spec',
  assumes: 'The body but for email: one of the offered values if the statement accepts, none if it declines.',
})

/** The personal documents that the insurer knows. */
export const getPersonalDocuments = endpoint({
  id: 'life.getPersonalDocuments',
  method: 'GET',
  path: 'life/personal-documents',
  response: personalDocuments,
  failures: {},
  source: 'spec',
})

/**
 * Changes the numbers of personal documents, with or without copies. The customer may also send copies without changing
 * a number.
 */
export const changePersonalDocuments = endpoint({
  id: 'life.changePersonalDocuments',
  method: 'POST',
  path: 'life/personal-documents',
  body: v.object({
    ...confirmationEmailField,
    personalDocuments: v.optional(v.array(personalDocument)),
    documents: v.optional(documentIds),
  }),
  response: caseResult,
  failures: modificationFailures,
  source: 'spec',
  assumes: 'The body but for email.',
})

/** The beneficiaries and their shares. */
export const getBeneficiaries = endpoint({
  id: 'life.getBeneficiaries',
  method: 'GET',
  path: 'life/change-beneficiaries',
  response: beneficiaries,
  failures: {},
  source: 'spec',
})

/** Changes the beneficiaries. The shares of each service add up to 100. */
export const changeBeneficiaries = endpoint({
  id: 'life.changeBeneficiaries',
  method: 'POST',
  path: 'life/change-beneficiaries',
  body: v.object({ ...confirmationEmailField, beneficiaries: v.array(beneficiaryOrder) }),
  response: caseResult,
  failures: modificationFailures,
  source: 'spec',
  assumes: 'The body but for email.',
})

// @__NO_SIDE_EFFECTS__
const feeCaseEndpoint = <const Id extends string, const Path extends string>(id: Id, path: Path) =>
  endpoint({
    id: `life.${id}`,
    method: 'POST',
    path: `life/${path}`,
    body: v.object({ ...confirmationEmailField, startDate: v.optional(isoDate) }),
    response: feeCaseResult,
    failures: modificationFailures,
    source: 'spec',
    assumes: 'The body but for email.',
  })

// @__NO_SIDE_EFFECTS__
const feeTermsEndpoint = <const Id extends string, const Path extends string>(id: Id, path: Path) =>
  endpoint({
    id: `life.${id}`,
    method: 'GET',
    path: `life/${path}`,
    response: feeTerms,
    failures: {},
    source: 'assumed',
    why: 'The customer sees how long no premiums are due, and the cover during that time, before submitting.',
  })

/** Terms of an exemption from premiums. */
export const getExemptionTerms = feeTermsEndpoint('getExemptionTerms', 'fee-exemption')
/** Terms of a suspension of premiums. */
export const getSuspensionTerms = feeTermsEndpoint('getSuspensionTerms', 'fee-suspension')

/** Frees the contract from further premiums. */
export const exemptFromFee = feeCaseEndpoint('exemptFromFee', 'fee-exemption')
/** Suspends the premiums for a time. */
export const suspendFee = feeCaseEndpoint('suspendFee', 'fee-suspension')
