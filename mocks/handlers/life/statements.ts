import * as requests from '../../../src/api/lifeRequests'
import * as statements from '../../../src/api/lifeStatements'
import { type Answer, answerLifeOrHome, ok } from '../../reply'
import { beneficiariesOf, changeBeneficiaries } from '../../store/life/beneficiaries'
import { claimService, modifyContract } from '../../store/life/claims'
import { changePersonalDocuments, personalDocumentsOf } from '../../store/life/documents'
import { terminate } from '../../store/life/end'
import { exemptFromFee, exemptionTerms, suspendFee, suspensionTerms } from '../../store/life/fees'
import { indexStatementOf, stateIndex } from '../../store/life/indexation'
import { reactivate } from '../../store/life/reactivation'
import { changed } from '../call/changed'

/** Statements, claims and changes of a contract. */
export const lifeStatementAnswers: readonly Answer[] = [
  answerLifeOrHome(statements.getIndexStatement)(({ contract }) => ok(indexStatementOf(contract))),

  answerLifeOrHome(statements.stateIndex)(({ world, contract, body }) => changed(stateIndex(world, contract, body))),

  answerLifeOrHome(statements.getPersonalDocuments)(({ contract }) =>
    ok({ personalDocuments: personalDocumentsOf(contract) }),
  ),

  answerLifeOrHome(statements.changePersonalDocuments)(({ world, contract, body }) =>
    changed(changePersonalDocuments(world, contract, body)),
  ),

  answerLifeOrHome(statements.getBeneficiaries)(({ contract }) => ok(beneficiariesOf(contract))),

  answerLifeOrHome(statements.changeBeneficiaries)(({ world, contract, body }) =>
    changed(changeBeneficiaries(world, contract, body.beneficiaries, body.email)),
  ),

  answerLifeOrHome(statements.getExemptionTerms)(({ world, contract }) => ok(exemptionTerms(world, contract))),

  answerLifeOrHome(statements.getSuspensionTerms)(({ world, contract }) => ok(suspensionTerms(world, contract))),

  answerLifeOrHome(statements.exemptFromFee)(({ world, contract, body }) =>
    changed(exemptFromFee(world, contract, body)),
  ),

  answerLifeOrHome(statements.suspendFee)(({ world, contract, body }) => changed(suspendFee(world, contract, body))),

  answerLifeOrHome(requests.claimService)(({ world, contract, session, body }) =>
    changed(claimService(world, contract, body, session.authType !== 'NON_CONTRACTOR')),
  ),

  answerLifeOrHome(requests.modifyContract)(({ world, contract, body }) =>
    changed(modifyContract(world, contract, body)),
  ),

  answerLifeOrHome(requests.reactivate)(({ world, contract, body }) => changed(reactivate(world, contract, body))),

  answerLifeOrHome(requests.terminate)(({ world, contract, body }) => changed(terminate(world, contract, body))),
]
