import * as emails from '../../src/api/documentEmails'
import * as files from '../../src/api/insuranceDocuments'
import { type DocumentEntry, documentEntry } from './documentEntry'

const coverageDocument: DocumentEntry = {
  ...documentEntry({
    id: 'coverage-document',
    download: files.downloadCoverageDocument,
    email: emails.sendCoverageDocument,
  }),
  icon: 'certificate',
  iconWhenEnded: null,
}
const insurancePolicy = documentEntry({
  id: 'insurance-policy',
  download: files.downloadInsurancePolicy,
  email: emails.sendInsurancePolicy,
})

/** What the next year costs, of contracts whose premium follows prices. */
export const indexationLetter = documentEntry({
  id: 'indexation-letter',
  download: files.downloadIndexationLetter,
  email: emails.sendIndexationLetter,
})

/** Documents of which a kgfb contract has one. */
export const kgfbDocuments: readonly DocumentEntry[] = [
  {
    ...documentEntry({ id: 'green-card', download: files.downloadGreenCard, email: emails.sendGreenCard }),
    icon: 'abroad',
    iconWhenEnded: null,
  },
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
  indexationLetter,
]

/** Documents of which a casco contract has one. */
export const cascoDocuments: readonly DocumentEntry[] = [insurancePolicy, coverageDocument, indexationLetter]
