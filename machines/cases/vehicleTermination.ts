import type { InferOutput } from 'valibot'
import type { vehicleTerminationInfo } from '../../src/api/entities'
import type { Fact } from '../case/definition'

const dates = ['terminationDate', 'insuranceEndDate'] as const
const amounts = ['debtForWithdraw', 'durationDiscount', 'nextYearPeriodicalPremium'] as const

/** What the termination of a vehicle's contract would mean, as far as the insurer tells. */
export const vehicleTerminationFacts = (info: InferOutput<typeof vehicleTerminationInfo>): readonly Fact[] => {
  const { bonus } = info
  return [
    ...dates.flatMap((name): readonly Fact[] => {
      const value = info[name]
      return value === null ? [] : [{ name, kind: 'date', value }]
    }),
    ...amounts.flatMap((name): readonly Fact[] => {
      const value = info[name]
      return value === null ? [] : [{ name, kind: 'money', value }]
    }),
    ...(bonus === null ? [] : [{ name: 'bonus', kind: 'text', value: bonus } as const]),
  ]
}
