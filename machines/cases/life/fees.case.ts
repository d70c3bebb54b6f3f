import { exemptFromFee, suspendFee } from '../../../src/api/lifeStatements'
import { defineCase } from '../../case/defineCase'
import { date } from '../../case/fields/date'
import { email } from '../../case/fields/email'
import { optional } from '../../case/fields/optional'
import { DECADE } from '../dateLimits'

const fee = (id: string, submit: typeof suspendFee | typeof exemptFromFee) =>
  defineCase({
    id,
    form: { startDate: date({ from: 0, to: DECADE }), email: optional(email()) },
    summary: true,
    submit,
  })

/** Díjszüneteltetés: no premiums for a time. */
export const feeSuspension = fee('life.feeSuspension', suspendFee)

/** Díjmentesítés: no premiums any more. */
export const feeExemption = fee('life.feeExemption', exemptFromFee)
