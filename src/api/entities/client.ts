import * as v from 'valibot'
import { maybeDate, maybeText } from './common'

/** Another contract of the same partner (specification, section 3). */
export const partnerProduct = v.object({
  productName: v.string(),
  maskedContractNumber: v.string(),
  contractNumber: v.string(),
  additionalInfo: maybeText,
  partnerId: v.string(),
  canChangeToEmailCommunicationOther: v.boolean(),
  email: maybeText,
  emailDate: maybeDate,
  phoneNumber: maybeText,
})

/** A company as the insurer has it (specification, section 3). */
export const companyNameData = v.object({
  companyName: v.string(),
  taxNumber: v.string(),
  hasLifeInsurance: v.boolean(),
})

/** A person's name as the insurer has it (specification, section 3); `title` is the id of one of the titles. */
export const personNameData = v.object({
  title: v.optional(v.nullable(v.number())),
  firstName: v.string(),
  lastName: v.string(),
})

/** What a customer said about marketing (specification, section 3; values of `actionType` assumed). */
export const marketingStatement = v.object({
  actionType: v.picklist(['SUBSCRIBE', 'UNSUBSCRIBE']),
  partnerIds: v.array(v.string()),
})
