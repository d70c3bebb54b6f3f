import {
  deleteClaimDocument,
  getContract,
  getInitConfig,
  getInsuranceCompanies,
  reportClaim,
  uploadClaimDocument,
} from '../../../src/api/claimReport'
import { damageEvents } from '../../data/damageEvents'
import { insuranceCompanies } from '../../data/insurers'
import { risksAt } from '../../store/home/risks'
import { modificationRefused } from '../caseResults'
import { type ExampleSet, exampleSet } from '../exampleSet'
import { homeHeaderExamples } from '../home/header'
import { claimFileErrors, claimFileExamples, claimResults } from './results'

const contractExamples = Object.fromEntries(
  Object.entries(homeHeaderExamples).map(([name, { contract }]) => [name, contract] as const),
)
const risks = risksAt('Pécs, Mesebeli lépcső 6.')
const insurers = insuranceCompanies.map(({ id, name }) => ({ id: String(id), name }))

/** Example answers for reporting a damage. */
export const claimReportExamples: readonly ExampleSet[] = [
  exampleSet(getContract, contractExamples, {}),
  exampleSet(
    getInitConfig,
    {
      everyRisk: { damageEvents: [...damageEvents], risks },
      oneRisk: { damageEvents: [...damageEvents], risks: risks.slice(0, 1) },
      noRisk: { damageEvents: [...damageEvents], risks: [] },
      noThings: { damageEvents: [...damageEvents], risks: risks.map((risk) => ({ ...risk, riskObjectEnums: [] })) },
      empty: { damageEvents: [], risks: [] },
      long: {
        damageEvents: [...damageEvents],
        risks: Array.from({ length: 20 }, (_, index) => risksAt(`Pécs, Mesebeli lépcső ${index + 1}.`)).flat(),
      },
    },
    {},
  ),
  exampleSet(
    getInsuranceCompanies,
    {
      some: insurers,
      empty: [],
      long: Array.from({ length: 200 }, (_, index) => ({
        id: String(index + 1),
        name: `${index + 1}. Minta Biztosító`,
      })),
    },
    {},
  ),
  exampleSet(
    reportClaim,
    {
      ...claimResults,
      claimOpened: { caseStatus: 'SUCCEEDED', caseId: 'case-6', claimId: 'claim-1', nextStepUntil: '2026-11-26' },
    },
    modificationRefused,
  ),
  exampleSet(uploadClaimDocument, claimFileExamples, claimFileErrors),
  exampleSet(deleteClaimDocument, { removed: {} }, {}),
]
