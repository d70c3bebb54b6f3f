import { getCases, getHeader, getInsurancePackages, getTaxRelief } from '../../src/api/life'
import { type Answer, answerLife, ok } from '../reply'
import { beneficiariesOf } from '../world/beneficiaries'
import { casesOf } from '../world/cases'
import { menuOf } from '../world/lifeMenu'
import { packagesOf } from '../world/lifePackages'
import { taxReliefOf } from '../world/taxRelief'
import { lifeAccountAnswers } from './lifeAccounts'
import { lifeFundAnswers } from './lifeFunds'
import { lifeStatementAnswers } from './lifeStatements'

/** Life, pension and accident insurance. */
export const lifeAnswers: readonly Answer[] = [
  answerLife(getHeader)(({ contract }) =>
    ok({ ...contract.header, enabledMenuItems: menuOf(contract), casesCount: contract.cases.length }),
  ),

  answerLife(getCases)(({ world, contract }) => ok(casesOf(world, contract))),

  answerLife(getInsurancePackages)(({ contract }) => ok(packagesOf(contract, beneficiariesOf(contract)))),

  answerLife(getTaxRelief)(({ contract }) => ok(taxReliefOf(contract))),

  ...lifeAccountAnswers,
  ...lifeFundAnswers,
  ...lifeStatementAnswers,
]
