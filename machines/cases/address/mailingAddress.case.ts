import { changeMailingAddress, getAddress } from '../../../src/api/clientData'
import { defineCase } from '../../case/definition/defineCase'
import { address } from '../../case/definition/fields/address'
import { addressAnswers } from './presentAddress'

/** Change of the mailing address. */
export const mailingAddress = defineCase({
  id: 'address.mailing',
  load: getAddress,
  form: address(),
  initialAnswers: (data) => addressAnswers(data.mailingAddress ?? data.permanentAddress),
  summary: true,
  submit: changeMailingAddress,
})
