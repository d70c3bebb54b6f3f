import type { CallData } from '../../../src/api/endpoint'
import * as api from '../../../src/api/overpayment'
import { contractHeader } from '../../case/definition/contractHeader'
import { defineCase } from '../../case/definition/defineCase'
import { type Detail, knownDetail, knownMoney } from '../../case/definition/detail'
import { city, houseNumber, street } from '../../case/definition/fields/address'
import { bankAccount } from '../../case/definition/fields/bankAccount'
import { email } from '../../case/definition/fields/email'
import { name } from '../../case/definition/fields/name'
import { optional } from '../../case/definition/fields/optional'
import { zipCode } from '../../case/definition/fields/zipCode'
import { overpaymentOf } from './overpaid'

type Header = CallData<typeof contractHeader>

const back = ({ debt }: Header): readonly Detail[] => knownMoney('overpayment', overpaymentOf(debt))

const to = (address: Header['contract']['mailingAddress']): readonly Detail[] =>
  address ? [{ name: 'address', kind: 'address', value: address }] : []

// The confirmation repeats amount and destination for customers who wait for the money.
const byPostTo = (address: keyof Pick<Header['contract'], 'mailingAddress' | 'permanentAddress'>) => {
  const told = (header: Header): readonly Detail[] => [...back(header), ...to(header.contract[address])]
  return { details: told, confirmationDetails: told }
}

const toAccount = (header: Header): readonly Detail[] => [
  ...back(header),
  ...knownDetail('bankAccount', 'text', header.bankAccount),
]

/** E-mail address for the confirmation. */
const confirmation = { email: optional(email()) }

/** Túlfizetés visszatérítése: refund by post to the mailing address. */
export const toMailingAddress = defineCase({
  id: 'common.overpayment.mailing-address',
  load: contractHeader,
  form: confirmation,
  ...byPostTo('mailingAddress'),
  summary: true,
  submit: api.reimburseToMailingAddress,
})

/** Refund by post to the permanent address. */
export const toPermanentAddress = defineCase({
  id: 'common.overpayment.permanent-address',
  load: contractHeader,
  form: confirmation,
  ...byPostTo('permanentAddress'),
  summary: true,
  submit: api.reimburseToPermanentAddress,
})

/** Refund to the account on file. */
export const toKnownAccount = defineCase({
  id: 'common.overpayment.account-number',
  load: contractHeader,
  form: confirmation,
  details: toAccount,
  confirmationDetails: toAccount,
  summary: true,
  submit: api.reimburseToAccount,
})

/** Refund to another account. */
export const toOtherAccount = defineCase({
  id: 'common.overpayment.other-account-number',
  load: contractHeader,
  form: { accountNumber: bankAccount(), accountHolderName: name(), ...confirmation },
  details: back,
  confirmationDetails: back,
  summary: true,
  submit: api.reimburseToOtherAccount,
})

/** Refund by post to another address in Hungary. */
export const toOtherAddress = defineCase({
  id: 'common.overpayment.other-mailing-address',
  load: contractHeader,
  form: {
    name: name(),
    zipCode: zipCode(),
    city: city(),
    streetAddress: street(),
    buildingNo: houseNumber(),
    ...confirmation,
  },
  details: back,
  confirmationDetails: back,
  summary: true,
  submit: api.reimburseToOtherAddress,
})
