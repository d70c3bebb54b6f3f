import { changePermanentAddress, getAddress } from '../../../src/api/clientData'
import { defineCase } from '../../case/definition/defineCase'
import { address } from '../../case/definition/fields/address'
import { addressAnswers } from './presentAddress'

/** Change of a person's permanent address or a company's registered office. */
export const permanentAddress = defineCase({
  id: 'address.permanent',
  load: getAddress,
  form: address(),
  initialAnswers: (data) => addressAnswers(data.permanentAddress),
  summary: true,
  submit: changePermanentAddress,
})
