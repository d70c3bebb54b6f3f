import { changeTaxNumber } from '../../../src/api/clientPayment'
import { defineCase } from '../../case/definition/defineCase'
import { knownDetail } from '../../case/definition/detail'
import { email } from '../../case/definition/fields/email'
import { optional } from '../../case/definition/fields/optional'
import { personalTaxNumber } from '../../case/definition/fields/personalTaxNumber'

/** Adóazonosító jel módosítása: a person's tax identifier, and the address for the confirmation. */
export const taxNumber = defineCase({
  id: 'common.taxNumber',
  form: { taxNumber: personalTaxNumber(), email: optional(email()) },
  present: ({ contract }) => knownDetail('presentTaxNumber', 'text', contract.taxNumber),
  previousAnswers: ({ contract: { taxNumber } }) => ({ taxNumber }),
  summary: true,
  submit: changeTaxNumber,
})
