import { changeTaxNumber } from '../../../src/api/clientPayment'
import { defineCase } from '../../case/defineCase'
import { email } from '../../case/fields/email'
import { optional } from '../../case/fields/optional'
import { personalTaxNumber } from '../../case/fields/personalTaxNumber'

/** Adóazonosító jel módosítása: a person's tax identifier, and where the confirmation goes. */
export const taxNumber = defineCase({
  id: 'common.taxNumber',
  form: { taxNumber: personalTaxNumber(), email: optional(email()) },
  summary: true,
  submit: changeTaxNumber,
})
