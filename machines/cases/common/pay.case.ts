import { getPayments, reportPayment } from '../../../src/api/payments'
import { textOf } from '../../case/answer'
import { contractHeader } from '../../case/contractHeader'
import { defineCase } from '../../case/defineCase'
import { dueChoice, dueOption, duesOf, receiptOf } from './payable'

/** Díjfizetés: the debt, this period's premium or the next one; the receipt names what was paid. */
export const pay = defineCase({
  id: 'common.pay',
  load: { header: contractHeader, payments: getPayments },
  offeredWhere: ({ header, payments }) => duesOf(header.debt, payments).length > 0,
  form: { premiumType: dueChoice() },
  options: ({ header, payments }) => ({ premiumType: duesOf(header.debt, payments).map(dueOption) }),
  payment: { methods: ['card', 'transfer', 'later'], amount: 'premiumType' },
  seeAlso: ['overpayment'],
  sentDetails: (_, { premiumType }) => receiptOf(textOf(premiumType)),
  summary: true,
  submit: reportPayment,
})
