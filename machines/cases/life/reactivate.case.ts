import type { CallData } from '../../../src/api/endpoint'
import { getHeader } from '../../../src/api/life'
import { reactivate as reactivateLife } from '../../../src/api/lifeRequests'
import { textOf } from '../../case/answer'
import { defineCase } from '../../case/defineCase'
import type { Detail } from '../../case/detail'
import { date } from '../../case/fields/date'
import { email } from '../../case/fields/email'
import { optional } from '../../case/fields/optional'
import { knownDetail, knownMoney } from '../../case/knownDetail'
import { mayFail } from '../../case/loads'
import { MONTH } from '../dateLimits'

interface Loaded {
  readonly header: CallData<typeof getHeader> | null
}

/** What is to be paid for it now, and each period from its day on; since when the contract is no more. */
const costs = ({ header }: Loaded): readonly Detail[] =>
  header === null
    ? []
    : [
        ...knownMoney('toPay', header.debt && header.debt.value > 0 ? header.debt : null),
        ...knownMoney('premium', header.contract.premiumFrequency),
        ...knownDetail('endedOn', 'date', header.contract.terminationDate),
      ]

/** Szerződés reaktiválása: a contract that has ended lives again from a day on, once what is owed is paid. */
export const reactivate = defineCase({
  id: 'life.reactivate',
  load: { header: mayFail(getHeader) },
  form: { reactivateDate: date({ from: 0, to: MONTH }), email: optional(email()) },
  payment: { methods: ['card', 'transfer'] },
  details: costs,
  sentDetails: (_, { reactivateDate }) => knownDetail('reactivatedFrom', 'date', textOf(reactivateDate)),
  summary: true,
  submit: reactivateLife,
})
