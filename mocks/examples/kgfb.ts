import { getCases, getHeader, getModifyLicensePlate, modifyLicensePlate } from '../../src/api/kgfb'
import { exampleSet } from './exampleSet'
import { headerExamples } from './kgfbHeader'

const plates = { oldLicensePlateNumber: 'RJK-482', newLicensePlateNumber: 'AA BC-123' }
const submitted = { name: 'Rendszám módosítása', startDate: '2026-11-21', documentLink: null }

/** Example answers of mandatory vehicle liability insurance. */
export const kgfbExamples = [
  exampleSet(getHeader, headerExamples, {}),
  exampleSet(
    getModifyLicensePlate,
    { otherContracts: { hasOtherContracts: true }, onlyThisContract: { hasOtherContracts: false } },
    {},
  ),
  exampleSet(
    modifyLicensePlate,
    {
      succeeded: { caseStatus: 'SUCCEEDED', caseId: 'case-1', ...plates },
      succeededWithConfirmation: {
        caseStatus: 'SUCCEEDED',
        caseId: 'case-2',
        confirmationDocumentLink: 'documents/download?id=document-9',
        confirmationEmail: 'kerekes.boglarka@pelda.example',
        ...plates,
      },
      signatureNeeded: { caseStatus: 'DIGITAL_SIGNATURE_NEEDED', caseId: 'case-3', ...plates },
      identificationNeeded: { caseStatus: 'IDENTIFICATION_NEEDED', caseId: 'case-4', ...plates },
    },
    { MODIFICATION_FAILED001: { plain: {} } },
  ),
  exampleSet(
    getCases,
    {
      empty: [],
      everyStatus: [
        { ...submitted, caseStatus: 'SUCCEEDED', documentLink: 'documents/download?id=document-9' },
        { ...submitted, caseStatus: 'DIGITAL_SIGNATURE_NEEDED' },
        { ...submitted, caseStatus: 'IDENTIFICATION_NEEDED' },
      ],
      long: Array.from({ length: 200 }, (_, index) => ({
        ...submitted,
        name: `Rendszám módosítása (${index + 1}.)`,
        caseStatus: 'SUCCEEDED',
      })),
    },
    {},
  ),
]
