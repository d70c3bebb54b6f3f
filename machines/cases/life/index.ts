import { getCases, getHeader } from '../../../src/api/life'
import { accountsMachine } from '../../accounts/accounts.machine'
import type { CaseDefinition } from '../../case/definition/definition'
import type { CaseEntry, ProductLineCases } from '../../case/menu/productLineCases'
import { comingEnd } from '../../contract/comingEnd'
import { packagesMachine } from '../../packages/packages.machine'
import { caseEntry, isAvailable } from '../caseEntry'
import { isPerson, taxNumberEntry } from '../common'
import { enables } from '../enables'
import { everywhere } from '../everywhere'
import { productLineMenu } from '../productLineMenu'
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

/** What is done with an investment account: its key is none of the insurer's, so the accounts stand for it. */
const ofAccount = (key: string, definition: CaseDefinition): CaseEntry => ({
  ...caseEntry(key, 'investment', definition),
  isEnabled: (header, customer) => isAvailable(header, customer, 'investment-accounts'),
})

/** It is there for contracts that have ended, and are not to run again already. */
const reactivation: CaseEntry = {
  ...caseEntry('reactivate', 'payment', reactivate),
  iconWhenEnded: 'reactivation',
  isEnabled: (header, { isContractor }) =>
    isContractor &&
    enables(header, 'reactivate') &&
    header.contract.contractStatusId === 2 &&
    !('reactivationDate' in header && header.reactivationDate),
}

const menu = productLineMenu(
  ...lifeDocuments,
  ...everywhere,
  {
    type: 'view',
    key: 'contractual-data',
    group: 'contract',
    isEnabled: (header, { isContractor }) => isContractor && enables(header, 'contractual-data'),
  },
  {
    type: 'flow',
    key: 'life-insurance',
    group: 'contract',
    machine: packagesMachine,
    screen: 'packages',
    isEnabled: (header, { isContractor }) => isContractor && enables(header, 'life-insurance'),
  },
  taxNumberEntry,
  reactivation,
  {
    type: 'flow',
    key: 'investment-accounts',
    group: 'investment',
    icon: 'investment',
    machine: accountsMachine,
    screen: 'accounts',
    isEnabled: (header, { isContractor }) => isContractor && enables(header, 'investment-accounts'),
  },
  ofAccount('fund-switch', fundSwitch),
  ofAccount('fund-redirect', fundRedirect),
  ofAccount('fund-switch-transformation', fundSwitchTransformation),
  ofAccount('model-portfolio', modelPortfolio),
  ofAccount('account-monitoring', accountMonitoring),
  ofAccount('fund-monitoring', fundMonitoring),
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
    // Of one whose end is set another day would change nothing.
    (header) => header.contract.contractStatusId === 1 && comingEnd(header) === null,
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

/** Életbiztosítás: what a customer can do with it. */
export const eletCases: ProductLineCases = { area: 'elet', header: getHeader, cases: getCases, menu }

/** Nyugdíjbiztosítás: what a customer can do with it. */
export const nyugdijCases: ProductLineCases = { area: 'nyugdij', header: getHeader, cases: getCases, menu }

/** Balesetbiztosítás: what a customer can do with it. */
export const balesetCases: ProductLineCases = {
  area: 'baleset',
  header: getHeader,
  cases: getCases,
  // What the insured come for.
  menu: withIcons(menu, { emergency: 'injury', 'health-insurance-or-illness': 'treatment' }),
}
