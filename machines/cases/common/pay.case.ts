import { getPaymentTypeOrFrequency } from '../../../src/api/clientPayment'
import type { CallData } from '../../../src/api/endpoint'
import { getPayments, reportPayment } from '../../../src/api/payments'
import { textOf } from '../../case/definition/answer'
import { contractHeader } from '../../case/definition/contractHeader'
import { defineCase } from '../../case/definition/defineCase'
import { knownMoneyDetail } from '../../case/definition/detail'
import type { Option } from '../../case/definition/field'
import { mayFail } from '../../case/definition/loads'
import { knownDebitOf } from '../../payment/debit'
import { hasUnknownPremium, isDebtUnknown } from '../../payment/owed'
import { hasEndedWithoutReactivation } from '../hasEndedWithoutReactivation'
import { overpaymentOf } from './overpaid'
import { dueChoice, dueItemsOf, dueOption, receiptDetails } from './payable'
import { usualMethod } from './usualMethod'

interface PaymentData {
  readonly header: CallData<typeof contractHeader>
  readonly payments: CallData<typeof getPayments>
  readonly method: CallData<typeof getPaymentTypeOrFrequency> | null
}

const dueOptions = ({ header, payments }: PaymentData): readonly Option[] =>
  dueItemsOf(header.debt, payments, header.debtDays).map(dueOption)

const PAYMENT_METHODS = ['card', 'transfer', 'later'] as const

/** Returns the contract with its payment type. Home headers do not report the payment type, so another call does. */
const contractOf = ({ header: { contract }, method }: PaymentData) => ({
  ...contract,
  paymentTypeId: contract.paymentTypeId ?? method?.paymentTypeId,
})

/**
 * Díjfizetés: the debt, this period's premium or the next one. The first due item and the contract's usual payment
 * method are preselected. The receipt names what was paid.
 */
export const pay = defineCase({
  id: 'common.pay',
  load: { header: contractHeader, payments: getPayments, method: mayFail(getPaymentTypeOrFrequency) },
  availableWhen: (loaded) => dueOptions(loaded).length > 0,
  isDueUnknown: ({ header, payments }) => isDebtUnknown(header.debt) || hasUnknownPremium(payments),
  form: { premiumType: dueChoice() },
  options: (loaded) => ({ premiumType: dueOptions(loaded) }),
  defaults: (loaded) => ({ premiumType: dueOptions(loaded)[0]?.value }),
  payment: {
    methods: PAYMENT_METHODS,
    isDebited: (loaded) => knownDebitOf({ contract: contractOf(loaded) }),
    usual: (loaded) => usualMethod(contractOf(loaded).paymentTypeId),
    amount: 'premiumType',
  },
  alerts: ({ header }) => [
    ...(hasEndedWithoutReactivation(header) ? ['ended'] : []),
    ...(isDebtUnknown(header.debt) ? ['debtUnknown'] : []),
  ],
  details: ({ header }) => knownMoneyDetail('overpaid', overpaymentOf(header.debt)),
  related: ['reactivate', 'overpayment'],
  trackedIn: 'online-cases',
  confirmationDetails: (_, { premiumType }, submission) => receiptDetails(textOf(premiumType), submission),
  submit: reportPayment,
})
