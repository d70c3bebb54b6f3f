import type { InferOutput } from 'valibot'
import type { vehicleTerminationInfo } from '../../src/api/entities'
import type { Detail } from '../case/detail'
import { date } from '../case/fields/date'
import { documents } from '../case/fields/documents'
import { longText } from '../case/fields/longText'
import { optional } from '../case/fields/optional'
import { knownDetail, knownMoney } from '../case/knownDetail'
import type { PresentHeader } from '../case/present'
import { comparedPremiums } from './comparedPremiums'
import { FORTY_YEARS } from './dateLimits'
import { noticeUntil, terminationCosts } from './terminationInfo'

type Info = InferOutput<typeof vehicleTerminationInfo>

const dates = ['terminationDate', 'insuranceEndDate'] as const

/**
 * What the termination of a vehicle's contract would cost, as far as the insurer tells. When it would end is left out: the
 * insurer tells of an end today, and the customer is asked for the day.
 */
export const vehicleTerminationCosts = (info: Info): readonly Detail[] => [
  ...terminationCosts(info),
  ...knownMoney('nextYearPeriodicalPremium', info.nextYearPeriodicalPremium),
  ...knownDetail('bonus', 'text', info.bonus),
]

/** What a termination at the anniversary means: until when the notice has to be there, when it ends, and the costs. */
export const anniversaryDetails = (info: Info): readonly Detail[] => [
  ...noticeUntil(info),
  ...dates.flatMap((name) => knownDetail(name, 'date', info[name])),
  ...terminationCosts(info),
  ...knownDetail('bonus', 'text', info.bonus),
]

/** What a period costs by now, and what it would cost in the year to come. */
export const nextYear = (
  { contract }: PresentHeader,
  { nextYearPeriodicalPremium: amount }: Info,
): readonly Detail[] =>
  amount
    ? comparedPremiums(
        { name: 'presentPeriodicalPremium', amount: contract.premiumFrequency },
        { name: 'nextYearPeriodicalPremium', amount },
      )
    : []

/** What is asked of a termination for a reason that a paper proves, from the day on which it came about. */
export const onPaperForm = () => ({
  terminationDate: date({ from: -FORTY_YEARS, to: 0 }),
  description: optional(longText()),
  documents: documents({ min: 1 }),
})
