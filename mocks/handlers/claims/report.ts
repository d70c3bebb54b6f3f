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
import { type Answer, answerProperty, ok, refuse } from '../../reply'
import { takeReport } from '../../store/claims/report'
import { homeContract } from '../../store/home/header'
import { dropUpload, keepUpload } from '../documents/uploads'

/** Reporting a damage of a home. */
export const claimReportAnswers: readonly Answer[] = [
  answerProperty(getContract)(({ world, contract }) => ok(homeContract(world, contract))),

  answerProperty(getInitConfig)(({ world, contract }) =>
    ok({ damageEvents: [...damageEvents], risks: homeContract(world, contract).risk ?? [] }),
  ),

  answerProperty(getInsuranceCompanies)(() => ok(insuranceCompanies.map(({ id, name }) => ({ id: String(id), name })))),

  answerProperty(reportClaim)(({ world, contract, body }) => {
    const reported = takeReport(world, contract, body)
    return reported === undefined ? refuse('MODIFICATION_FAILED001', {}) : ok(reported)
  }),

  answerProperty(uploadClaimDocument)(keepUpload),

  answerProperty(deleteClaimDocument)(dropUpload),
]
