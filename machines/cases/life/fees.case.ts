import type { CallData } from '../../../src/api/endpoint'
import { getHeader } from '../../../src/api/life'
import { exemptFromFee, getExemptionTerms, getSuspensionTerms, suspendFee } from '../../../src/api/lifeStatements'
import { textOf } from '../../case/definition/answer'
import { defineCase } from '../../case/definition/defineCase'
import { asSecondaryDetails, type Detail, knownDetail, knownMoneyDetail } from '../../case/definition/detail'
import { date } from '../../case/definition/fields/date'
import { email } from '../../case/definition/fields/email'
import { optional } from '../../case/definition/fields/optional'
import { mayFail } from '../../case/definition/loads'
import { owedAmountOf } from '../../payment/owed'
import { addDays, daysBetween, isDay } from '../../validation/date'
import { YEAR_DAYS } from '../dateLimits'

type Terms = CallData<typeof getExemptionTerms> | CallData<typeof getSuspensionTerms>

/**
 * Returns the last day of a suspension or exemption that starts on `startDay`. The period is as long as the example
 * period from the insurer.
 */
const periodEndDetail = (terms: Terms | null, startDay: string): readonly Detail[] =>
  terms?.validFromDate && terms.validToDate && isDay(startDay)
    ? knownDetail('until', 'date', addDays(startDay, daysBetween(terms.validFromDate, terms.validToDate)))
    : []

/**
 * Returns the amount of each cover now and during the suspension or exemption; empty if the insurer reports no cover.
 */
const coverDetails = (terms: Terms | null): readonly Detail[] => {
  const value = (terms?.coverages ?? []).map(({ name, amount, amountMeanwhile }) => ({
    label: name,
    before: amount,
    now: amountMeanwhile,
  }))
  return value.length > 0 ? [{ name: 'covers', kind: 'changes', value }] : []
}

/** Tells if every cover stays the same during the suspension or exemption. */
const areCoversUnchanged = (terms: Terms | null): boolean =>
  (terms?.coverages ?? []).every(({ amount, amountMeanwhile }) => amount.value === amountMeanwhile.value)

const debtDetails = ({ debt }: CallData<typeof getHeader>) => knownMoneyDetail('debt', owedAmountOf(debt))

const feeChange = (
  id: string,
  termsCall: typeof getExemptionTerms | typeof getSuspensionTerms,
  submit: typeof suspendFee | typeof exemptFromFee,
) =>
  defineCase({
    id,
    load: { header: getHeader, terms: mayFail(termsCall) },
    availableWhen: ({ terms }) => terms?.isOrdered !== true,
    form: { startDate: date({ from: 0, to: YEAR_DAYS }), email: optional(email()) },
    defaults: ({ terms }) => ({ startDate: terms?.validFromDate }),
    alerts: () => ['meaning'],
    details: ({ header, terms }, { startDate }) => [
      ...debtDetails(header),
      ...periodEndDetail(terms, textOf(startDate)),
      ...(areCoversUnchanged(terms) ? asSecondaryDetails(coverDetails(terms)) : coverDetails(terms)),
      ...asSecondaryDetails([
        ...knownMoneyDetail('premium', header.contract.premiumFrequency),
        ...knownDetail('nextPremium', 'date', header.contract.paymentNextperiod),
      ]),
    ],
    confirmationDetails: ({ terms }) => coverDetails(terms),
    trackedIn: 'online-cases',
    summary: true,
    submit,
  })

/** Díjszüneteltetés: no premiums for a limited time. */
export const feeSuspension = feeChange('life.feeSuspension', getSuspensionTerms, suspendFee)

/** Díjmentesítés: no more premiums. */
export const feeExemption = feeChange('life.feeExemption', getExemptionTerms, exemptFromFee)
