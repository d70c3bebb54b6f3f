import { changeSuperShop } from '../../../src/api/clientPayment'
import { defineCase } from '../../case/definition/defineCase'
import { superShop as superShopNumber } from '../../case/definition/fields/superShop'

/** SuperShop-kártyaszám megadása: saves the number of a SuperShop card. */
export const superShop = defineCase({
  id: 'common.superShop',
  form: { superShopNumber: superShopNumber() },
  submit: changeSuperShop,
})
