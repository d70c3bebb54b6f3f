import type { InferOutput } from 'valibot'
import type { vehicleTerminationInfo } from '../../src/api/entities'
import type { Detail } from '../case/detail'
import { knownDetail, knownMoney } from '../case/knownDetail'
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
  ...vehicleTerminationCosts(info),
]
