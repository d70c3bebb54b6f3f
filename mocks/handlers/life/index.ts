import { getCases, getHeader, getInsurancePackages, getTaxRelief } from '../../../src/api/life'
import { type Answer, answerLife, answerLifeOrHome, ok } from '../../reply'
import { casesInProgress, casesOf } from '../../store/cases/cases'
import { advanceLimit, paidAdvance } from '../../store/life/advance'
import { beneficiariesOf } from '../../store/life/beneficiaries'
import { memoryOf } from '../../store/life/memory'
import { menuOf } from '../../store/life/menu'
import { packagesOf } from '../../store/life/packages'
import { taxReliefOf } from '../../store/life/taxRelief'
import { announcedTransfers } from '../../store/payments/announced'
import { nextPaymentDue } from '../../store/payments/nextPaymentDue'
import { currentDebtDays, headerDebt } from '../../store/payments/owed'
import { lifeAccountAnswers } from './accounts'
import { lifeFundAnswers } from './funds'
import { lifeStatementAnswers } from './statements'

/** Answers to the calls of life, pension and accident insurance. */
export const lifeAnswers: readonly Answer[] = [
  answerLife(getHeader)(({ store, contract }) => {
    const nextPayment = nextPaymentDue(store, contract)
    return ok({
      ...contract.header,
      debt: headerDebt(store, contract),
      announcedTransfers: announcedTransfers(store, contract),
      debtDays: currentDebtDays(store, contract),
      enabledMenuItems: menuOf(contract),
      reactivationDate: memoryOf(contract).reactivation ?? null,
      advanceLimit: advanceLimit(store, contract),
      paidAdvance: paidAdvance(contract),
      casesCount: casesInProgress(store, contract),
      nextPremium: nextPayment.premium,
      contract: { ...contract.header.contract, paymentNextperiod: nextPayment.day },
    })
  }),

  answerLife(getCases)(({ store, contract }) => ok(casesOf(store, contract))),

  answerLifeOrHome(getInsurancePackages)(({ contract }) => ok(packagesOf(contract, beneficiariesOf(contract)))),

  answerLifeOrHome(getTaxRelief)(({ store, contract }) => ok(taxReliefOf(store, contract))),

  ...lifeAccountAnswers,
  ...lifeFundAnswers,
  ...lifeStatementAnswers,
]
