import type { CallData } from '../../../src/api/endpoint'
import { getHeader } from '../../../src/api/life'
import { exemptFromFee, getExemptionTerms, getSuspensionTerms, suspendFee } from '../../../src/api/lifeStatements'
import { textOf } from '../../case/definition/answer'
import { defineCase } from '../../case/definition/defineCase'
import { asParts, type Detail, knownDetail, knownMoney } from '../../case/definition/detail'
import { date } from '../../case/definition/fields/date'
import { email } from '../../case/definition/fields/email'
import { optional } from '../../case/definition/fields/optional'
import { mayFail } from '../../case/definition/loads'
import { owedOf } from '../../payment/owed'
import { addDays, daysBetween, isDay } from '../../validation/date'
import { YEAR } from '../dateLimits'

type Terms = CallData<typeof getExemptionTerms> | CallData<typeof getSuspensionTerms>

/**
 * Returns the last day for a chosen first day. The period is as long as the one between the insurer's example dates.
 */
const endOf = (terms: Terms | null, start: string): readonly Detail[] =>
  terms?.validFromDate && terms.validToDate && isDay(start)
    ? knownDetail('until', 'date', addDays(start, daysBetween(terms.validFromDate, terms.validToDate)))
    : []

/** Returns each cover now and during the suspension or exemption; empty if the insurer reports none. */
const coverDetails = (terms: Terms | null): readonly Detail[] => {
  const value = (terms?.coverages ?? []).map(({ name, amount, amountMeanwhile }) => ({
    label: name,
    before: amount,
    now: amountMeanwhile,
  }))
  return value.length > 0 ? [{ name: 'covers', kind: 'changes', value }] : []
}

/** Tells if all covers stay the same. */
const isCoverKept = (terms: Terms | null): boolean =>
  (terms?.coverages ?? []).every(({ amount, amountMeanwhile }) => amount.value === amountMeanwhile.value)

const debtDetails = ({ debt }: CallData<typeof getHeader>) => knownMoney('debt', owedOf(debt))

const fee = (
  id: string,
  load: typeof getExemptionTerms | typeof getSuspensionTerms,
  submit: typeof suspendFee | typeof exemptFromFee,
) =>
  defineCase({
    id,
    load: { header: getHeader, terms: mayFail(load) },
    availableWhen: ({ terms }) => terms?.isOrdered !== true,
    form: { startDate: date({ from: 0, to: YEAR }), email: optional(email()) },
    defaults: ({ terms }) => ({ startDate: terms?.validFromDate }),
    alerts: () => ['meaning'],
    details: ({ header, terms }, { startDate }) => [
      ...debtDetails(header),
      ...endOf(terms, textOf(startDate)),
      ...(isCoverKept(terms) ? asParts(coverDetails(terms)) : coverDetails(terms)),
      ...asParts([
        ...knownMoney('premium', header.contract.premiumFrequency),
        ...knownDetail('nextPremium', 'date', header.contract.paymentNextperiod),
      ]),
    ],
    confirmationDetails: ({ terms }) => coverDetails(terms),
    trackedIn: 'online-cases',
    summary: true,
    submit,
  })

/** Díjszüneteltetés: no premiums for a limited time. */
export const feeSuspension = fee('life.feeSuspension', getSuspensionTerms, suspendFee)

/** Díjmentesítés: no more premiums. */
export const feeExemption = fee('life.feeExemption', getExemptionTerms, exemptFromFee)
