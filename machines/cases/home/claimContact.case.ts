import { getContract } from '../../../src/api/claimReport'
import { getClaims } from '../../../src/api/claims'
import { giveClaimContactData } from '../../../src/api/clientData'
import { defineCase } from '../../case/definition/defineCase'
import { bankAccount } from '../../case/definition/fields/bankAccount'
import { email } from '../../case/definition/fields/email'
import { name } from '../../case/definition/fields/name'
import { optional } from '../../case/definition/fields/optional'
import { phone } from '../../case/definition/fields/phone'
import { mayFail } from '../../case/definition/loads'
import { claimDetails, hasOpenTask, taskDetails } from './claimTask'

/** Elérhetőség megadása: contact for a claim and the account for its payment. Known data is filled in. */
export const claimContact = defineCase({
  id: 'lakas.claimContact',
  subject: 'claimId',
  load: { claims: getClaims, contract: mayFail(getContract) },
  availableWhen: ({ claims }, id) => hasOpenTask(claims, id, 'CONTACT_DETAILS'),
  form: {
    name: optional(name()),
    phoneNumber: phone(),
    email: optional(email()),
    bankAccount: optional(bankAccount()),
  },
  defaults: ({ contract }) => ({
    name: contract?.clientName,
    phoneNumber: contract?.phoneNumber,
    email: contract?.email,
    bankAccount: contract?.bankAccount,
  }),
  details: ({ claims }, _, id) => taskDetails(claims, id, 'CONTACT_DETAILS'),
  confirmationDetails: ({ claims }, _, { id }) => claimDetails(claims, id),
  trackedIn: 'claims',
  submit: giveClaimContactData,
})
