import type { InferOutput } from 'valibot'
import type { vehicleTerminationInfo } from '../../src/api/entities'
import { asSecondaryDetails, type Detail, knownDetail, knownMoneyDetail } from '../case/definition/detail'
import { date } from '../case/definition/fields/date'
import { documents } from '../case/definition/fields/documents'
import { longText } from '../case/definition/fields/longText'
import { optional } from '../case/definition/fields/optional'
import type { PresentHeader } from '../case/definition/present'
import { comparePremiums } from './comparePremiums'
import { FORTY_YEARS_DAYS } from './dateLimits'
import { noticeDeadlineDetail, resultPageEndDetails, terminationCosts, terminationEndDetails } from './terminationInfo'

type Info = InferOutput<typeof vehicleTerminationInfo>

/** Returns the contract's last day, if it differs from the last day of cover, and then the last day of cover. */
const lastDayDetails = ({ terminationDate, insuranceEndDate }: Info): readonly Detail[] => [
  ...(terminationDate === insuranceEndDate ? [] : knownDetail('terminationDate', 'date', terminationDate)),
  ...knownDetail('insuranceEndDate', 'date', insuranceEndDate),
]

/**
 * Returns the effect of a termination: last day of cover, costs, next year's premium, and the bonus that the customer
 * keeps.
 */
const documentedEndDetails = (info: Info): readonly Detail[] => [
  ...terminationEndDetails(info),
  ...knownMoneyDetail('nextYearPeriodicalPremium', info.nextYearPeriodicalPremium),
  ...knownDetail('bonus', 'text', info.bonus),
]

/** `details`: the details of a termination's preview. `kept`: the details that the result page repeats. */
export const documentedEndPreview = { details: documentedEndDetails, kept: resultPageEndDetails }

/**
 * Returns the effect of a termination at the anniversary: deadline of the notice, end, costs, and the bonus that the
 * customer keeps.
 */
export const anniversaryDetails = (info: Info): readonly Detail[] => [
  ...noticeDeadlineDetail(info),
  ...lastDayDetails(info),
  ...terminationCosts(info),
  ...asSecondaryDetails(knownDetail('bonus', 'text', info.bonus)),
]

/**
 * Returns the current and next year's premium, each for one payment period; empty if next year's premium is not
 * reported.
 */
export const nextYearPremiumDetails = (
  { contract }: PresentHeader,
  { nextYearPeriodicalPremium: amount }: Info,
): readonly Detail[] =>
  amount
    ? asSecondaryDetails(
        comparePremiums(
          { name: 'presentPeriodicalPremium', amount: contract.premiumFrequency },
          { name: 'nextYearPeriodicalPremium', amount },
        ),
      )
    : []

/** Returns the day from which cover is suspended; empty unless the vehicle is out of traffic when the contract ends. */
export const coverGapDetails = (
  header: PresentHeader | null,
  { insuranceEndDate: endDate }: Info,
): readonly Detail[] => {
  if (!header?.outOfTraffic || !endDate) return []
  const { since, backOn } = header.outOfTraffic
  return since <= endDate && !(backOn && backOn <= endDate) ? knownDetail('coverPausedFrom', 'date', since) : []
}

/**
 * Returns the fields of a termination for a reason that a document proves. The termination takes effect on the day of
 * the event.
 */
export const documentedEndForm = () => ({
  terminationDate: date({ from: -FORTY_YEARS_DAYS, to: 0 }),
  description: optional(longText()),
  documents: documents({ min: 1 }),
})
