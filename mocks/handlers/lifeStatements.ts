import * as requests from '../../src/api/lifeRequests'
import * as statements from '../../src/api/lifeStatements'
import { type Answer, ok } from '../reply'
import { beneficiariesOf, changeBeneficiaries } from '../world/beneficiaries'
import { claimService, modifyContract } from '../world/lifeClaims'
import { changePersonalDocuments, personalDocumentsOf } from '../world/lifeDocuments'
import { reactivate, terminate } from '../world/lifeEnd'
import { exemptFromFee, suspendFee } from '../world/lifeFees'
import { indexStatementOf, stateIndex } from '../world/lifeIndex'
import { changed } from './changed'
import { answerLifeNow } from './lifeReply'

/** Statements, claims and changes of a contract. */
export const lifeStatementAnswers: readonly Answer[] = [
  answerLifeNow(statements.getIndexStatement)(({ contract }) => ok(indexStatementOf(contract))),

  answerLifeNow(statements.stateIndex)(({ world, contract, body }) => changed(stateIndex(world, contract, body))),

  answerLifeNow(statements.getPersonalDocuments)(({ contract }) =>
    ok({ personalDocuments: personalDocumentsOf(contract) }),
  ),

  answerLifeNow(statements.changePersonalDocuments)(({ world, contract, body }) =>
    changed(changePersonalDocuments(world, contract, body)),
  ),

  answerLifeNow(statements.getBeneficiaries)(({ contract }) => ok(beneficiariesOf(contract))),

  answerLifeNow(statements.changeBeneficiaries)(({ world, contract, body }) =>
    changed(changeBeneficiaries(world, contract, body.beneficiaries, body.email)),
  ),

  answerLifeNow(statements.exemptFromFee)(({ world, contract, body }) => changed(exemptFromFee(world, contract, body))),

  answerLifeNow(statements.suspendFee)(({ world, contract, body }) => changed(suspendFee(world, contract, body))),

  answerLifeNow(requests.claimService)(({ world, contract, body }) => changed(claimService(world, contract, body))),

  answerLifeNow(requests.modifyContract)(({ world, contract, body }) => changed(modifyContract(world, contract, body))),

  answerLifeNow(requests.reactivate)(({ world, contract, body }) => changed(reactivate(world, contract, body))),

  answerLifeNow(requests.terminate)(({ world, contract, body }) => changed(terminate(world, contract, body))),
]
