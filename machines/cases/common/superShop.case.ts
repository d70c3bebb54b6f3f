import { changeSuperShop } from '../../../src/api/clientPayment'
import { defineCase } from '../../case/definition/defineCase'
import { superShop as superShopNumber } from '../../case/definition/fields/superShop'

/** SuperShop-kártyaszám megadása. */
export const superShop = defineCase({
  id: 'common.superShop',
  form: { superShopNumber: superShopNumber() },
  submit: changeSuperShop,
})
