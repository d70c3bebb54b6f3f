import * as lists from '../../../src/api/documentLists'
import * as files from '../../../src/api/insuranceDocuments'
import { type DocumentEntry, documentEntry } from '../documentEntry'
import { indexationLetter } from '../vehicleDocuments'

/** Documents of life contracts: the policy, by group, and the letters. */
export const lifeDocuments: readonly DocumentEntry[] = [
  {
    ...documentEntry({
      id: 'bond',
      list: lists.listLifeInsurancePolicy,
      download: files.downloadLifeInsurancePolicy,
    }),
    icon: 'policy',
  },
  indexationLetter,
  {
    ...documentEntry({ id: 'tax-letter', list: lists.listTaxLetters, download: files.downloadTaxLetter }),
    icon: 'tax',
  },
  documentEntry({ id: 'fund-letter', list: lists.listFundLetters, download: files.downloadFundLetter }),
  documentEntry({ id: 'yield-letter', list: lists.listYieldLetters, download: files.downloadYieldLetter }),
]
