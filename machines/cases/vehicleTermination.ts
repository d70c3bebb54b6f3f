import type { InferOutput } from 'valibot'
import type { vehicleTerminationInfo } from '../../src/api/entities'
import { asParts, type Detail, knownDetail, knownMoney } from '../case/definition/detail'
import { date } from '../case/definition/fields/date'
import { documents } from '../case/definition/fields/documents'
import { longText } from '../case/definition/fields/longText'
import { optional } from '../case/definition/fields/optional'
import type { PresentHeader } from '../case/definition/present'
import { comparedPremiums } from './comparedPremiums'
import { FORTY_YEARS } from './dateLimits'
import { noticeUntil, terminationCosts, terminationEnd, terminationKept } from './terminationInfo'

type Info = InferOutput<typeof vehicleTerminationInfo>

/** When a contract ends: the last day of cover, and before it the contract's own where that is another day. */
const lastDays = ({ terminationDate, insuranceEndDate }: Info): readonly Detail[] => [
  ...(terminationDate === insuranceEndDate ? [] : knownDetail('terminationDate', 'date', terminationDate)),
  ...knownDetail('insuranceEndDate', 'date', insuranceEndDate),
]

/** What a termination on a day would mean: until when there is cover, what it costs, and which bonus is kept. */
const onPaperDetails = (info: Info): readonly Detail[] => [
  ...terminationEnd(info),
  ...knownMoney('nextYearPeriodicalPremium', info.nextYearPeriodicalPremium),
  ...knownDetail('bonus', 'text', info.bonus),
]

/** What is told of a termination on the day that is given, and what of it the outcome says once more. */
export const onPaperTold = { details: onPaperDetails, kept: terminationKept }

/** What a termination at the anniversary means: until when the notice has to be there, when it ends, and the costs. */
export const anniversaryDetails = (info: Info): readonly Detail[] => [
  ...noticeUntil(info),
  ...lastDays(info),
  ...terminationCosts(info),
  ...asParts(knownDetail('bonus', 'text', info.bonus)),
]

/** What a period costs by now, and what it would cost in the year to come. */
export const nextYear = (
  { contract }: PresentHeader,
  { nextYearPeriodicalPremium: amount }: Info,
): readonly Detail[] =>
  amount
    ? asParts(
        comparedPremiums(
          { name: 'presentPeriodicalPremium', amount: contract.premiumFrequency },
          { name: 'nextYearPeriodicalPremium', amount },
        ),
      )
    : []

/** From when on there is no cover although the contract goes on, where the vehicle is out of traffic up to its end. */
export const restUntilEnd = (header: PresentHeader | null, { insuranceEndDate: end }: Info): readonly Detail[] => {
  if (!header?.outOfTraffic || !end) return []
  const { since, backOn } = header.outOfTraffic
  return since <= end && !(backOn && backOn <= end) ? knownDetail('coverPausedFrom', 'date', since) : []
}

/** What is asked of a termination for a reason that a paper proves, from the day on which it came about. */
export const onPaperForm = () => ({
  terminationDate: date({ from: -FORTY_YEARS, to: 0 }),
  description: optional(longText()),
  documents: documents({ min: 1 }),
})
