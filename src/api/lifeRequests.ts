import * as v from 'valibot'
import { confirmationEmailField, documentIds, terminationFields } from './bodies'
import { modificationFailures } from './businessErrors'
import { endpoint } from './endpoint'
import { caseResult, isoDate, maybe, maybeText, paidByCard, serviceClaims, terminationResult } from './entities'
import { typedName, typedShort, typedText } from './typed'

/** Requests a service of a life insurance, e.g. a buy-back or a death benefit (`serviceClaims`). */
export const claimService = endpoint({
  id: 'life.claimService',
  method: 'POST',
  path: 'life/service-claim',
  body: v.object({
    ...confirmationEmailField,
    kind: v.picklist(serviceClaims),
    name: maybe(typedName),
    phoneNumber: maybe(typedShort),
    eventDate: v.optional(isoDate),
    description: maybe(typedText),
    udcContractId: maybeText,
    amount: v.optional(v.number()),
    bankAccount: maybe(typedShort),
    documents: v.optional(documentIds),
  }),
  response: caseResult,
  failures: modificationFailures,
  source: 'assumed',
  why: 'The menu has ten service claims, but the specification has no call for them.',
})

/** Requests a change of the contract that no other call makes. */
export const modifyContract = endpoint({
  id: 'life.modifyContract',
  method: 'POST',
  path: 'life/contract-modification',
  body: v.object({
    ...confirmationEmailField,
    kind: v.picklist(['change-signatory', 'change-insured', 'other-contract-modification-claim']),
    description: typedText,
    documents: v.optional(documentIds),
  }),
  response: caseResult,
  failures: modificationFailures,
  source: 'assumed',
  why: 'The menu has three modifications for which the specification has no call.',
})

/** Reactivates a contract that ended because of unpaid premiums. */
export const reactivate = endpoint({
  id: 'life.reactivate',
  method: 'POST',
  path: 'life/reactivate',
  body: v.object({ ...confirmationEmailField, reactivateDate: isoDate, ...paidByCard.entries }),
  response: caseResult,
  failures: modificationFailures,
  source: 'assumed',
  why: 'The menu has it, but the specification has the call for casco only.',
})

/** Terminates the contract. */
export const terminate = endpoint({
  id: 'life.terminate',
  method: 'POST',
  path: 'life/termination',
  body: v.object(terminationFields),
  response: terminationResult,
  failures: modificationFailures,
  source: 'assumed',
  why: 'The menu has it, and sample data have its outcome, but the specification has no call for it.',
})
