import { getHeader } from '../../../src/api/life'
import { getUnitAccounts } from '../../../src/api/lifeAccounts'
import { terminate } from '../../../src/api/lifeRequests'
import { defineCase } from '../../case/defineCase'
import { date } from '../../case/fields/date'
import { email } from '../../case/fields/email'
import { longText } from '../../case/fields/longText'
import { optional } from '../../case/fields/optional'
import { knownMoney } from '../../case/knownDetail'
import { mayFail } from '../../case/loads'
import { DECADE } from '../dateLimits'

/** Szerződés megszüntetése: on which day it ends, and what that costs. */
export const termination = defineCase({
  id: 'life.termination',
  load: { header: getHeader, accounts: mayFail(getUnitAccounts) },
  form: {
    terminationDate: date({ from: 0, to: DECADE }),
    description: optional(longText()),
    email: optional(email()),
  },
  alerts: ({ header, accounts }) => [
    'ends',
    ...((accounts?.subContracts ?? []).length > 0 ? ['accounts'] : []),
    ...(header.contract.hasTaxRelief === true ? ['taxRelief'] : []),
  ],
  details: ({ header, accounts }) => [
    ...(header.debt && header.debt.value > 0 ? knownMoney('debtForWithdraw', header.debt) : []),
    ...((accounts?.subContracts ?? []).length > 0 ? knownMoney('totalValue', accounts?.totalValue) : []),
  ],
  summary: true,
  submit: terminate,
})
