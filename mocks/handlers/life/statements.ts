import * as requests from '../../../src/api/lifeRequests'
import * as statements from '../../../src/api/lifeStatements'
import { type Answer, answerLifeOrHome, ok } from '../../reply'
import { beneficiariesOf, changeBeneficiaries } from '../../store/life/beneficiaries'
import { claimService, modifyContract } from '../../store/life/claims'
import { changePersonalDocuments, personalDocumentsOf } from '../../store/life/documents'
import { terminateLife } from '../../store/life/end'
import { exemptFromFee, exemptionTerms, suspendFee, suspensionTerms } from '../../store/life/fees'
import { indexStatementOf, recordIndexStatement } from '../../store/life/indexation'
import { reactivateLife } from '../../store/life/reactivation'
import { changeAnswer } from '../call/changeAnswer'

/** Answers about statements, claims and changes of a contract. */
export const lifeStatementAnswers: readonly Answer[] = [
  answerLifeOrHome(statements.getIndexStatement)(({ contract }) => ok(indexStatementOf(contract))),

  answerLifeOrHome(statements.stateIndex)(({ store, contract, body }) =>
    changeAnswer(recordIndexStatement(store, contract, body)),
  ),

  answerLifeOrHome(statements.getPersonalDocuments)(({ contract }) =>
    ok({ personalDocuments: personalDocumentsOf(contract) }),
  ),

  answerLifeOrHome(statements.changePersonalDocuments)(({ store, contract, body }) =>
    changeAnswer(changePersonalDocuments(store, contract, body)),
  ),

  answerLifeOrHome(statements.getBeneficiaries)(({ contract }) => ok(beneficiariesOf(contract))),

  answerLifeOrHome(statements.changeBeneficiaries)(({ store, contract, body }) =>
    changeAnswer(changeBeneficiaries(store, contract, body.beneficiaries, body.email)),
  ),

  answerLifeOrHome(statements.getExemptionTerms)(({ store, contract }) => ok(exemptionTerms(store, contract))),

  answerLifeOrHome(statements.getSuspensionTerms)(({ store, contract }) => ok(suspensionTerms(store, contract))),

  answerLifeOrHome(statements.exemptFromFee)(({ store, contract, body }) =>
    changeAnswer(exemptFromFee(store, contract, body)),
  ),

  answerLifeOrHome(statements.suspendFee)(({ store, contract, body }) =>
    changeAnswer(suspendFee(store, contract, body)),
  ),

  answerLifeOrHome(requests.claimService)(({ store, contract, session, body }) =>
    changeAnswer(claimService(store, contract, body, session.authType !== 'NON_CONTRACTOR')),
  ),

  answerLifeOrHome(requests.modifyContract)(({ store, contract, body }) =>
    changeAnswer(modifyContract(store, contract, body)),
  ),

  answerLifeOrHome(requests.reactivate)(({ store, contract, body }) =>
    changeAnswer(reactivateLife(store, contract, body)),
  ),

  answerLifeOrHome(requests.terminate)(({ store, contract, body }) =>
    changeAnswer(terminateLife(store, contract, body)),
  ),
]
