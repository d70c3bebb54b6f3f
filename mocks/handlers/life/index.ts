import { getCases, getHeader, getInsurancePackages, getTaxRelief } from '../../../src/api/life'
import { type Answer, answerLife, answerLifeOrHome, ok } from '../../reply'
import { casesInProgress, casesOf } from '../../store/cases/cases'
import { advanceLimit, paidAdvance } from '../../store/life/advance'
import { beneficiariesOf } from '../../store/life/beneficiaries'
import { memoryOf } from '../../store/life/memory'
import { menuOf } from '../../store/life/menu'
import { packagesOf } from '../../store/life/packages'
import { taxReliefOf } from '../../store/life/taxRelief'
import { announcedTransfer } from '../../store/payments/announced'
import { nextDue } from '../../store/payments/due'
import { owedDays, toldDebt } from '../../store/payments/owed'
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
