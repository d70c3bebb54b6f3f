import * as emails from '../../src/api/documentEmails'
import * as files from '../../src/api/insuranceDocuments'
import { type DocumentEntry, documentEntry } from './documentEntry'

/** Limits a document to active contracts, because the document certifies that the contract is active or continues. */
const onlyWhileActive = (entry: DocumentEntry): DocumentEntry => ({
  ...entry,
  isEnabled: (header, customer) => header.contract.contractStatusId === 1 && entry.isEnabled(header, customer),
})

const coverageDocument = onlyWhileActive({
  ...documentEntry({
    id: 'coverage-document',
    download: files.downloadCoverageDocument,
    email: emails.sendCoverageDocument,
  }),
  icon: 'certificate',
})
const insurancePolicy: DocumentEntry = {
  ...documentEntry({
    id: 'insurance-policy',
    download: files.downloadInsurancePolicy,
    email: emails.sendInsurancePolicy,
  }),
  icon: 'policy',
}

/** Letter about next year's premium, for contracts with an indexed premium. */
export const indexationLetter = documentEntry({
  id: 'indexation-letter',
  download: files.downloadIndexationLetter,
  email: emails.sendIndexationLetter,
})

/** Documents of a kgfb contract. */
export const kgfbDocuments: readonly DocumentEntry[] = [
  onlyWhileActive({
    ...documentEntry({ id: 'green-card', download: files.downloadGreenCard, email: emails.sendGreenCard }),
    icon: 'abroad',
  }),
  coverageDocument,
  insurancePolicy,
  // A new insurer asks the customer for these documents.
  {
    ...documentEntry({
      id: 'damage-history-certificate',
      download: files.downloadDamageHistoryCertificate,
      email: emails.sendDamageHistoryCertificate,
    }),
    iconWhenEnded: 'certificate',
  },
  {
    ...documentEntry({
      id: 'bonus-certificate',
      download: files.downloadBonusCertificate,
      email: emails.sendBonusCertificate,
    }),
    iconWhenEnded: 'grade',
  },
  onlyWhileActive(indexationLetter),
]

/** Documents of a casco contract. */
export const cascoDocuments: readonly DocumentEntry[] = [
  insurancePolicy,
  coverageDocument,
  onlyWhileActive(indexationLetter),
]
