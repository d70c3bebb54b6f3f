import type { PrintedDocument } from '../../pdf/document'
import type { Contract } from '../state'
import type { Store } from '../store'
import { printedCase } from './case'
import { printedForm } from './forms'
import { printedPolicy } from './lists'
import { printedTerms } from './terms'

/** A printed document by its id: a case's document, a form, terms or a policy; `undefined` for any other id. */
export const printedDocumentById = (store: Store, contract: Contract, id: string): PrintedDocument | undefined =>
  printedCase(contract, id) ??
  printedForm(store, contract, id) ??
  printedTerms(store, contract, id) ??
  printedPolicy(store, contract, id)
