import type { CallData } from '../../../src/api/endpoint'
import { getPayments, reportPayment } from '../../../src/api/payments'
import { textOf } from '../../case/answer'
import { contractHeader } from '../../case/contractHeader'
import { defineCase } from '../../case/defineCase'
import type { Option } from '../../case/field'
import { dueChoice, dueOption, duesOf, receiptOf } from './payable'
import { usualMethod } from './usualMethod'

type Loaded = { readonly header: CallData<typeof contractHeader>; readonly payments: CallData<typeof getPayments> }

const offered = ({ header, payments }: Loaded): readonly Option[] =>
  duesOf(header.debt, payments, header.debtDays).map(dueOption)

/**
 * Díjfizetés: the debt, this period's premium or the next one. What is due first is chosen already, and the way to pay that
 * the contract has; the receipt names what was paid.
 */
export const pay = defineCase({
  id: 'common.pay',
  load: { header: contractHeader, payments: getPayments },
  offeredWhere: (loaded) => offered(loaded).length > 0,
  form: { premiumType: dueChoice() },
  options: (loaded) => ({ premiumType: offered(loaded) }),
  presets: (loaded) => ({ premiumType: offered(loaded)[0]?.value }),
  payment: {
    methods: ['card', 'transfer', 'later'],
    usual: ({ header }) => usualMethod(header.contract.paymentTypeId),
    amount: 'premiumType',
  },
  seeAlso: ['overpayment'],
  followedAt: 'online-cases',
  sentDetails: (_, { premiumType }, { isPaid }) => receiptOf(textOf(premiumType), isPaid),
  submit: reportPayment,
})
