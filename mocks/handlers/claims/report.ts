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
import { type Answer, answerHome, ok, refuse } from '../../reply'
import { takeReport } from '../../store/claims/report'
import { homeContract } from '../../store/home/header'
import { dropUpload, storeUpload } from '../documents/uploads'

/** Answers for reporting a damage of a home. */
export const claimReportAnswers: readonly Answer[] = [
  answerHome(getContract)(({ store, contract }) => ok(homeContract(store, contract))),

  answerHome(getInitConfig)(({ store, contract }) =>
    ok({ damageEvents: [...damageEvents], risks: homeContract(store, contract).risk ?? [] }),
  ),

  answerHome(getInsuranceCompanies)(() => ok(insuranceCompanies.map(({ id, name }) => ({ id: String(id), name })))),

  answerHome(reportClaim)(({ store, contract, body }) => {
    const reportResult = takeReport(store, contract, body)
    return reportResult === undefined ? refuse('MODIFICATION_FAILED001', {}) : ok(reportResult)
  }),

  answerHome(uploadClaimDocument)(storeUpload),

  answerHome(deleteClaimDocument)(dropUpload),
]
