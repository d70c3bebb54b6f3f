import { reactivate as reactivateCasco } from '../../../src/api/casco'
import { defineCase } from '../../case/definition'
import { date } from '../../case/fields/date'

/** Szerződés reaktiválása: a contract that ended unpaid runs again from a day on, once what is owed is paid. */
export const reactivate = defineCase({
  id: 'casco.reactivate',
  form: { reactivateDate: date({ from: 0, to: 30 }) },
  payment: { methods: ['card', 'transfer'] },
  summary: true,
  submit: reactivateCasco,
})
