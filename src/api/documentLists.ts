import * as v from 'valibot'
import { endpoint } from './endpoint'
import { lifePolicyDocuments, listedDocument, listedInvoice } from './entities'

// @__NO_SIDE_EFFECTS__
const documentListEndpoint = <
  const Id extends string,
  const Kind extends string,
  Entry extends typeof listedDocument | typeof listedInvoice,
>(
  id: Id,
  kind: Kind,
  entry: Entry,
) =>
  endpoint({
    id: `insuranceDocuments.${id}`,
    method: 'GET',
    path: `insurance-documents/list/${kind}`,
    response: v.array(entry),
    failures: {},
    source: 'spec',
    assumes: 'The order of the path; the fields of an entry.',
  })

/** Invoices, the newest first. */
export const listInvoices = documentListEndpoint('listInvoices', 'invoice', listedInvoice)
/** Reminders, the newest first. */
export const listReminders = documentListEndpoint('listReminders', 'reminder', listedDocument)
/** Other documents, the newest first. */
export const listOtherDocuments = documentListEndpoint('listOtherDocuments', 'other-documents', listedDocument)
/** Fund letters, the newest first. */
export const listFundLetters = documentListEndpoint('listFundLetters', 'fund-letter', listedDocument)
/** Tax letters, the newest first. */
export const listTaxLetters = documentListEndpoint('listTaxLetters', 'tax-letter', listedDocument)
/** Yield letters, the newest first. */
export const listYieldLetters = documentListEndpoint('listYieldLetters', 'yield-letter', listedDocument)

/** The documents of a life policy, in their groups. */
export const listLifeInsurancePolicy = endpoint({
  id: 'insuranceDocuments.listLifeInsurancePolicy',
  method: 'GET',
  path: 'insurance-documents/list/life-insurance-policy',
  response: lifePolicyDocuments,
  failures: {},
  source: 'spec',
  assumes: 'The order of the path; the names of the groups and the fields of an entry.',
})
