import { changePermanentAddress, getAddress } from '../../../src/api/clientData'
import { defineCase } from '../../case/definition/defineCase'
import { address } from '../../case/definition/fields/address'
import { presentAnswers } from './presentAddress'

/** The customer lives, or the company is registered, elsewhere from now on. */
export const permanentAddress = defineCase({
  id: 'address.permanent',
  load: getAddress,
  form: address(),
  initialAnswers: (data) => presentAnswers(data.permanentAddress),
  summary: true,
  submit: changePermanentAddress,
})
