import {
  deleteClaimDocument,
  getContract,
  getInitConfig,
  getInsuranceCompanies,
  reportClaim,
  uploadClaimDocument,
} from '../../src/api/claimReport'
import { damageEvents } from '../data/damageEvents'
import { insuranceCompanies } from '../data/insurers'
import { type Answer, answerProperty, ok, refuse } from '../reply'
import { takeReport } from '../world/claimReport'
import { dropDocument } from '../world/documents'
import { homeContract } from '../world/homeHeader'
import { isStranger, resultForStranger } from '../world/homeStranger'
import { keepUpload } from './claimFiles'

/** Reporting a damage of a home. */
export const claimReportAnswers: readonly Answer[] = [
  answerProperty(getContract)(({ world, contract, session }) => ok(homeContract(world, contract, session))),

  answerProperty(getInitConfig)(({ world, contract, session }) =>
    ok({ damageEvents: [...damageEvents], risks: homeContract(world, contract, session).risk ?? [] }),
  ),

  answerProperty(getInsuranceCompanies)(() => ok(insuranceCompanies.map(({ id, name }) => ({ id: String(id), name })))),

  answerProperty(reportClaim)(({ world, contract, session, body }) => {
    const reported = takeReport(world, contract, body)
    if (reported === undefined) return refuse('MODIFICATION_FAILED001', {})
    return ok(isStranger(session) ? resultForStranger(reported) : reported)
  }),

  answerProperty(uploadClaimDocument)(keepUpload),

  answerProperty(deleteClaimDocument)(({ world, contract, query }) => {
    dropDocument(world, contract, query.id)
    return ok({})
  }),
]
