import { getCases, getHeader } from '../../../src/api/life'
import { accountsMachine } from '../../accounts/accounts.machine'
import type { CaseDefinition } from '../../case/definition/definition'
import type { CaseEntry, ProductLineCases } from '../../case/menu/productLineCases'
import { packagesMachine } from '../../packages/packages.machine'
import { caseEntry, isEntryAvailable } from '../caseEntry'
import { isPerson, taxNumberEntry } from '../common'
import { commonEntries } from '../commonEntries'
import { hasEndedWithoutReactivation } from '../hasEndedWithoutReactivation'
import { isKeyEnabled } from '../isKeyEnabled'
import { productLineMenu } from '../productLineMenu'
import { scheduledEndOf } from '../scheduledEnd'
import { withIcons } from '../withIcons'
import { accountMonitoring } from './accountMonitoring.case'
import { changeBeneficiary } from './changeBeneficiary.case'
import { serviceClaims } from './claims'
import { lifeDocuments } from './documents'
import { feeExemption, feeSuspension } from './fees.case'
import { fundMonitoring } from './fundMonitoring.case'
import { fundRedirect } from './fundRedirect.case'
import { fundSwitch } from './fundSwitch.case'
import { fundSwitchTransformation } from './fundSwitchTransformation.case'
import { indexStatement } from './indexStatement.case'
import { modelPortfolio } from './modelPortfolio.case'
import { changeInsured, changeSignatory, otherModification } from './modifications.case'
import { documentNumber, personalDocuments } from './personalDocuments.case'
import { reactivate } from './reactivate.case'
import { termination } from './termination.case'
import { topupPayment } from './topupPayment.case'

/**
 * Creates the entry of a case about an investment account. The insurer has no menu key for such cases, so the key
 * `investment-accounts` enables them.
 */
const accountEntry = (key: string, definition: CaseDefinition): CaseEntry => ({
  ...caseEntry(key, 'investment', definition),
  isEnabled: (header, customer) => isEntryAvailable(header, customer, 'investment-accounts'),
})

/** Entry of the reactivation, for ended contracts that are not being reactivated yet. */
const reactivationEntry: CaseEntry = {
  ...caseEntry('reactivate', 'payment', reactivate),
  iconWhenEnded: 'reactivation',
  isEnabled: (header, { isContractor }) =>
    isContractor && isKeyEnabled(header, 'reactivate') && hasEndedWithoutReactivation(header),
}

const lifeMenu = productLineMenu(
  ...lifeDocuments,
  ...commonEntries,
  {
    type: 'view',
    key: 'contractual-data',
    group: 'contract',
    isEnabled: (header, { isContractor }) => isContractor && isKeyEnabled(header, 'contractual-data'),
  },
  {
    type: 'flow',
    key: 'life-insurance',
    group: 'contract',
    machine: packagesMachine,
    screen: 'packages',
    isEnabled: (header, { isContractor }) => isContractor && isKeyEnabled(header, 'life-insurance'),
  },
  taxNumberEntry,
  reactivationEntry,
  {
    type: 'flow',
    key: 'investment-accounts',
    group: 'investment',
    icon: 'investment',
    machine: accountsMachine,
    screen: 'accounts',
    isEnabled: (header, { isContractor }) => isContractor && isKeyEnabled(header, 'investment-accounts'),
  },
  accountEntry('fund-switch', fundSwitch),
  accountEntry('fund-redirect', fundRedirect),
  accountEntry('fund-switch-transformation', fundSwitchTransformation),
  accountEntry('model-portfolio', modelPortfolio),
  accountEntry('account-monitoring', accountMonitoring),
  accountEntry('fund-monitoring', fundMonitoring),
  { ...caseEntry('topup-payment', 'investment', topupPayment), icon: 'topup' },
  {
    ...caseEntry('index-statement', 'investment', indexStatement),
    sentCase: ({ contract }) =>
      'hasIndexStatementCase' in contract && contract.hasIndexStatementCase === true
        ? (contract.indexStatementCaseId ?? '')
        : null,
  },
  caseEntry(
    'terminate-insurance',
    'leaving',
    termination,
    // Not offered if the contract's end is already set, because the termination would have no effect.
    (header) => header.contract.contractStatusId === 1 && scheduledEndOf(header) === null,
  ),
  ...serviceClaims,
  caseEntry('change-beneficiary', 'modification', changeBeneficiary),
  caseEntry('change-signatory', 'modification', changeSignatory),
  caseEntry('change-insured', 'modification', changeInsured),
  caseEntry('fee-suspension', 'modification', feeSuspension),
  caseEntry('fee-exemption', 'modification', feeExemption),
  caseEntry('other-contract-modification-claim', 'modification', otherModification),
  caseEntry('documents', 'data', personalDocuments, isPerson),
  caseEntry('document-number', 'data', documentNumber, isPerson),
)

/** Életbiztosítás: menu and calls of life insurance contracts. */
export const eletCases: ProductLineCases = { productLine: 'elet', header: getHeader, cases: getCases, menu: lifeMenu }

/** Nyugdíjbiztosítás: menu and calls of pension insurance contracts. */
export const nyugdijCases: ProductLineCases = {
  productLine: 'nyugdij',
  header: getHeader,
  cases: getCases,
  menu: lifeMenu,
}

/** Balesetbiztosítás: menu and calls of accident insurance contracts. */
export const balesetCases: ProductLineCases = {
  productLine: 'baleset',
  header: getHeader,
  cases: getCases,
  // Icons mark the most used entries of accident insurance.
  menu: withIcons(lifeMenu, { emergency: 'injury', 'health-insurance-or-illness': 'treatment' }),
}
