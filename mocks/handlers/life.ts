import { getCases, getHeader, getInsurancePackages, getTaxRelief } from '../../src/api/life'
import { type Answer, ok } from '../reply'
import { beneficiariesOf } from '../world/beneficiaries'
import { casesOf } from '../world/cases'
import { menuOf } from '../world/lifeMenu'
import { packagesOf } from '../world/lifePackages'
import { taxReliefOf } from '../world/taxRelief'
import { lifeAccountAnswers } from './lifeAccounts'
import { lifeFundAnswers } from './lifeFunds'
import { answerLifeNow } from './lifeReply'
import { lifeStatementAnswers } from './lifeStatements'

/** Life, pension and accident insurance. */
export const lifeAnswers: readonly Answer[] = [
  answerLifeNow(getHeader)(({ contract }) =>
    ok({ ...contract.header, enabledMenuItems: menuOf(contract), casesCount: contract.cases.length }),
  ),

  answerLifeNow(getCases)(({ world, contract }) => ok(casesOf(world, contract))),

  answerLifeNow(getInsurancePackages)(({ contract }) => ok(packagesOf(contract, beneficiariesOf(contract)))),

  answerLifeNow(getTaxRelief)(({ contract }) => ok(taxReliefOf(contract))),

  ...lifeAccountAnswers,
  ...lifeFundAnswers,
  ...lifeStatementAnswers,
]
