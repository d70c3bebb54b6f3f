import { changePermanentAddress, getAddress } from '../../../src/api/clientData'
import { defineCase } from '../../case/definition/defineCase'
import { address } from '../../case/definition/fields/address'
import { presentAnswers } from './presentAddress'

/** Change of a person's permanent address or a company's registered office. */
export const permanentAddress = defineCase({
  id: 'address.permanent',
  load: getAddress,
  form: address(),
  initialAnswers: (data) => presentAnswers(data.permanentAddress),
  summary: true,
  submit: changePermanentAddress,
})
