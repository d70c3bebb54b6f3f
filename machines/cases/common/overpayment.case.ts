import type { CallData } from '../../../src/api/endpoint'
import * as api from '../../../src/api/overpayment'
import { contractHeader } from '../../case/definition/contractHeader'
import { defineCase } from '../../case/definition/defineCase'
import { type Detail, knownDetail, knownMoneyDetail } from '../../case/definition/detail'
import { city, houseNumber, street } from '../../case/definition/fields/address'
import { bankAccount } from '../../case/definition/fields/bankAccount'
import { email } from '../../case/definition/fields/email'
import { name } from '../../case/definition/fields/name'
import { optional } from '../../case/definition/fields/optional'
import { zipCode } from '../../case/definition/fields/zipCode'
import { overpaymentOf } from './overpaid'

type Header = CallData<typeof contractHeader>

const overpaymentDetails = ({ debt }: Header): readonly Detail[] => knownMoneyDetail('overpayment', overpaymentOf(debt))

const addressDetails = (address: Header['contract']['mailingAddress']): readonly Detail[] =>
  address ? [{ name: 'address', kind: 'address', value: address }] : []

// The confirmation repeats the amount and the destination, because the customer then waits for the money.
const postDetails = (addressKey: keyof Pick<Header['contract'], 'mailingAddress' | 'permanentAddress'>) => {
  const refundDetails = (header: Header): readonly Detail[] => [
    ...overpaymentDetails(header),
    ...addressDetails(header.contract[addressKey]),
  ]
  return { details: refundDetails, confirmationDetails: refundDetails }
}

const accountDetails = (header: Header): readonly Detail[] => [
  ...overpaymentDetails(header),
  ...knownDetail('bankAccount', 'text', header.bankAccount),
]

/** E-mail address for the confirmation. */
const confirmationFields = { email: optional(email()) }

/** Túlfizetés visszatérítése: refund by post to the mailing address. */
export const refundToMailingAddress = defineCase({
  id: 'common.overpayment.mailing-address',
  load: contractHeader,
  form: confirmationFields,
  ...postDetails('mailingAddress'),
  summary: true,
  submit: api.reimburseToMailingAddress,
})

/** Refund by post to the permanent address. */
export const refundToPermanentAddress = defineCase({
  id: 'common.overpayment.permanent-address',
  load: contractHeader,
  form: confirmationFields,
  ...postDetails('permanentAddress'),
  summary: true,
  submit: api.reimburseToPermanentAddress,
})

/** Refund to the account on file. */
export const refundToKnownAccount = defineCase({
  id: 'common.overpayment.account-number',
  load: contractHeader,
  form: confirmationFields,
  details: accountDetails,
  confirmationDetails: accountDetails,
  summary: true,
  submit: api.reimburseToAccount,
})

/** Refund to an account other than the one on file. */
export const refundToOtherAccount = defineCase({
  id: 'common.overpayment.other-account-number',
  load: contractHeader,
  form: { accountNumber: bankAccount(), accountHolderName: name(), ...confirmationFields },
  details: overpaymentDetails,
  confirmationDetails: overpaymentDetails,
  summary: true,
  submit: api.reimburseToOtherAccount,
})

/** Refund by post to an address in Hungary that is not on file. */
export const refundToOtherAddress = defineCase({
  id: 'common.overpayment.other-mailing-address',
  load: contractHeader,
  form: {
    name: name(),
    zipCode: zipCode(),
    city: city(),
    streetAddress: street(),
    buildingNo: houseNumber(),
    ...confirmationFields,
  },
  details: overpaymentDetails,
  confirmationDetails: overpaymentDetails,
  summary: true,
  submit: api.reimburseToOtherAddress,
})
