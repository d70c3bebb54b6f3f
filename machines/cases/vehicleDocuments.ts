import * as emails from '../../src/api/documentEmails'
import * as files from '../../src/api/insuranceDocuments'
import { type DocumentEntry, documentEntry } from './documentEntry'

/** An entry of what says that a contract is alive, or goes on: one that has ended has no such document. */
const whileItRuns = (entry: DocumentEntry): DocumentEntry => ({
  ...entry,
  isEnabled: (header, customer) => header.contract.contractStatusId === 1 && entry.isEnabled(header, customer),
})

const coverageDocument = whileItRuns({
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

/** What the next year costs, of contracts whose premium follows prices. */
export const indexationLetter = documentEntry({
  id: 'indexation-letter',
  download: files.downloadIndexationLetter,
  email: emails.sendIndexationLetter,
})

/** Documents of which a kgfb contract has one. */
export const kgfbDocuments: readonly DocumentEntry[] = [
  whileItRuns({
    ...documentEntry({ id: 'green-card', download: files.downloadGreenCard, email: emails.sendGreenCard }),
    icon: 'abroad',
  }),
  coverageDocument,
  insurancePolicy,
  // The next insurer asks for these.
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
  whileItRuns(indexationLetter),
]

/** Documents of which a casco contract has one. */
export const cascoDocuments: readonly DocumentEntry[] = [
  insurancePolicy,
  coverageDocument,
  whileItRuns(indexationLetter),
]
