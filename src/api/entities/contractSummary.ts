import * as v from 'valibot'
import { assumedKnown, debtDays, maybe, maybeDate, maybeFlag, maybeMoney, maybeNumber, maybeText } from './common'
import { announcedTransfers } from './payment'

/** The header above a life, pension, accident or home menu (specification, section 3: contract summary). */
export const contractSummary = v.object({
  sourceId: maybeText,
  productCode: maybeText,
  productName: maybeText,
  productAdditionalName: maybeText,
  productLongName: maybeText,
  productShortName: maybeText,
  insurancePeriod: maybeText,
  debt: maybeMoney,
  announcedTransfers: assumedKnown(announcedTransfers),
  debtDays,
  isLegalPerson: maybeFlag,
  casesCount: maybeNumber,
  bankAccount: maybeText,
  accountHolderName: maybeText,
  insuranceValidDate: maybeDate,
  canChangeToEmailCommunication: maybeFlag,
  signDate: maybeDate,
  riskClassification: maybeText,
  hasValidIdentification: maybeFlag,
  transferBankAccount: maybeText,
  /** Menu keys (`menuKeys`). The menu leaves out unknown ones. */
  enabledMenuItems: maybe(v.array(v.string())),
})
