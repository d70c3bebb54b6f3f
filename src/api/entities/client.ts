import * as v from 'valibot'
import { assumedKnown, isoDate, maybeDate, maybeFlag, maybeKnown, maybeNumber, maybeText } from './common'

/** Another contract of the same customer, whom the API calls partner (specification, section 3). */
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

/** A company's data at the insurer (specification, section 3). */
export const companyNameData = v.object({
  companyName: maybeText,
  taxNumber: maybeText,
  hasLifeInsurance: maybeFlag,
})

/**
 * A person's name at the insurer (specification, section 3). `title` is the id of a title such as "Dr." from the list
 * of titles.
 */
export const personNameData = v.object({
  title: maybeNumber,
  firstName: maybeText,
  lastName: maybeText,
})

/** The possible marketing statements (assumed). */
export const marketingAction = v.picklist(['SUBSCRIBE', 'UNSUBSCRIBE'])

/** The customer's marketing statement (specification, section 3). */
export const marketingStatement = v.object({
  actionType: maybeKnown(marketingAction),
  /** The partner ids (the insurer's ids of the customer) that the statement is for; at least one. */
  partnerIds: v.array(v.string()),
  statementDate: assumedKnown(isoDate),
})
