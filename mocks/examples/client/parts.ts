import type { PartnerProduct } from '../../store/client/partners'

/** A contract that can change to letters by e-mail. */
export const otherContract: PartnerProduct = {
  productName: 'Minta Otthon',
  maskedContractNumber: '*****001',
  contractNumber: '30000001',
  additionalInfo: 'Kiemelt csomag',
  partnerId: 'partner-30000001',
  canChangeToEmailCommunicationOther: true,
  email: 'f*****@pelda.example',
  emailDate: null,
  phoneNumber: '+36 70 *** **05',
}

/** A contract whose letters go by e-mail already. */
const otherContractByEmail: PartnerProduct = {
  ...otherContract,
  productName: 'Minta Casco',
  contractNumber: '20000001',
  canChangeToEmailCommunicationOther: false,
  emailDate: '2026-03-02',
}

/** One contract that can change to letters by e-mail, two that have changed, and one with little data. */
export const otherContractsOfEachKind: PartnerProduct[] = [
  otherContract,
  otherContractByEmail,
  { ...otherContractByEmail, contractNumber: '50000001', email: null },
  {
    ...otherContractByEmail,
    contractNumber: '40000001',
    additionalInfo: null,
    email: null,
    emailDate: null,
    phoneNumber: null,
  },
]

/** Many other contracts of one customer. */
export const manyOtherContracts: PartnerProduct[] = Array.from({ length: 200 }, (_, index) => ({
  ...otherContract,
  contractNumber: String(30000001 + index),
  partnerId: `partner-${30000001 + index}`,
}))

/** Example answers to a request for codes: with and without the masked recipient of a second code. */
export const codeRequestExamples = {
  sent: {},
  notConfirmed: { confirmationSentTo: null },
  confirmedByPhone: { confirmationSentTo: '+36 20 *** **67' },
  confirmedByEmail: { confirmationSentTo: 'k*****@pelda.example' },
}
