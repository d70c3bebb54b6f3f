import * as v from 'valibot'
import { isoDate, maybeDate, maybeText, money } from './common'

/** What stands above a life, pension, accident or property menu (specification, section 3: contract summary). */
export const contractSummary = v.object({
  sourceId: v.string(),
  productCode: v.string(),
  productName: v.string(),
  productAdditionalName: maybeText,
  productLongName: maybeText,
  productShortName: maybeText,
  insurancePeriod: v.nullable(v.string()),
  debt: v.nullable(money),
  isLegalPerson: v.boolean(),
  casesCount: v.number(),
  bankAccount: maybeText,
  accountHolderName: maybeText,
  insuranceValidDate: v.nullable(isoDate),
  canChangeToEmailCommunication: v.boolean(),
  signDate: maybeDate,
  riskClassification: maybeText,
  hasValidIdentification: v.boolean(),
  transferBankAccount: maybeText,
  /** Menu keys (`menuKeys`); one that the portal does not know is left out of its menu. */
  enabledMenuItems: v.array(v.string()),
})
