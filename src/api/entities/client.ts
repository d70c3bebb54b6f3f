import * as v from 'valibot'
import { assumedKnown, isoDate, maybeDate, maybeFlag, maybeKnown, maybeNumber, maybeText } from './common'

/** Another contract of the same partner (specification, section 3). */
export const partnerProduct = v.object({
  productName: maybeText,
  maskedContractNumber: maybeText,
  contractNumber: v.string(),
  additionalInfo: maybeText,
  partnerId: maybeText,
  canChangeToEmailCommunicationOther: maybeFlag,
  email: maybeText,
  emailDate: maybeDate,
  phoneNumber: maybeText,
})

/** A company as the insurer has it (specification, section 3). */
export const companyNameData = v.object({
  companyName: maybeText,
  taxNumber: maybeText,
  hasLifeInsurance: maybeFlag,
})

/** A person's name as the insurer has it (specification, section 3); `title` is the id of one of the titles. */
export const personNameData = v.object({
  title: maybeNumber,
  firstName: maybeText,
  lastName: maybeText,
})

/** What a customer can say about marketing (assumed). */
export const marketingAction = v.picklist(['SUBSCRIBE', 'UNSUBSCRIBE'])

/** What a customer said about marketing (specification, section 3). */
export const marketingStatement = v.object({
  actionType: maybeKnown(marketingAction),
  /** For whom: nothing can be said for nobody. */
  partnerIds: v.array(v.string()),
  /** When. */
  statementDate: assumedKnown(isoDate),
})
