import type { PrintedDocument } from '../../pdf/document'
import type { Contract } from '../state'
import type { Store } from '../store'
import { printedCase } from './case'
import { printedForm } from './forms'
import { printedPolicy } from './lists'
import { printedTerms } from './terms'

/** Whatever the insurer prints under an id: a case's document, a form, terms, a policy; `undefined` for anything else. */
export const printedById = (store: Store, contract: Contract, id: string): PrintedDocument | undefined =>
  printedCase(contract, id) ??
  printedForm(store, contract, id) ??
  printedTerms(store, contract, id) ??
  printedPolicy(store, contract, id)
