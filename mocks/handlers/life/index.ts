import { getCases, getHeader, getInsurancePackages, getTaxRelief } from '../../../src/api/life'
import { type Answer, answerLife, answerLifeOrHome, ok } from '../../reply'
import { casesInProgress, casesOf } from '../../world/cases/cases'
import { advanceLimit, paidAdvance } from '../../world/life/advance'
import { beneficiariesOf } from '../../world/life/beneficiaries'
import { memoryOf } from '../../world/life/memory'
import { menuOf } from '../../world/life/menu'
import { packagesOf } from '../../world/life/packages'
import { taxReliefOf } from '../../world/life/taxRelief'
import { announcedTransfer } from '../../world/payments/announced'
import { nextDue } from '../../world/payments/due'
import { owedDays, toldDebt } from '../../world/payments/owed'
import { lifeAccountAnswers } from './accounts'
import { lifeFundAnswers } from './funds'
import { lifeStatementAnswers } from './statements'

/** Life, pension and accident insurance. */
export const lifeAnswers: readonly Answer[] = [
  answerLife(getHeader)(({ world, contract }) =>
    ok({
      ...contract.header,
      debt: toldDebt(world, contract),
      announcedTransfer: announcedTransfer(contract),
      debtDays: owedDays(world, contract),
      enabledMenuItems: menuOf(contract),
      reactivationDate: memoryOf(contract).reactivation ?? null,
      advanceLimit: advanceLimit(world, contract),
      paidAdvance: paidAdvance(contract),
      casesCount: casesInProgress(world, contract),
      contract: { ...contract.header.contract, paymentNextperiod: nextDue(world, contract).day },
    }),
  ),

  answerLife(getCases)(({ world, contract }) => ok(casesOf(world, contract))),

  answerLifeOrHome(getInsurancePackages)(({ contract }) => ok(packagesOf(contract, beneficiariesOf(contract)))),

  answerLifeOrHome(getTaxRelief)(({ world, contract }) => ok(taxReliefOf(world, contract))),

  ...lifeAccountAnswers,
  ...lifeFundAnswers,
  ...lifeStatementAnswers,
]
