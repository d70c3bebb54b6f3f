import * as v from 'valibot'
import { endpoint } from './endpoint'
import { lifePolicyDocuments, listedDocument, listedInvoice } from './entities'

// @__NO_SIDE_EFFECTS__
const list = <
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
export const listInvoices = list('listInvoices', 'invoice', listedInvoice)
/** Reminders, the newest first. */
export const listReminders = list('listReminders', 'reminder', listedDocument)
/** Other documents, the newest first. */
export const listOtherDocuments = list('listOtherDocuments', 'other-documents', listedDocument)
/** Fund letters, the newest first. */
export const listFundLetters = list('listFundLetters', 'fund-letter', listedDocument)
/** Tax letters, the newest first. */
export const listTaxLetters = list('listTaxLetters', 'tax-letter', listedDocument)
/** Yield letters, the newest first. */
export const listYieldLetters = list('listYieldLetters', 'yield-letter', listedDocument)

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
