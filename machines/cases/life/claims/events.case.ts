import { bankAccount } from '../../../case/definition/fields/bankAccount'
import { date } from '../../../case/definition/fields/date'
import { longText } from '../../../case/definition/fields/longText'
import { optional } from '../../../case/definition/fields/optional'
import { FORTY_YEARS } from '../../dateLimits'
import { serviceClaim } from './serviceClaim'

const day = () => date({ from: -FORTY_YEARS, to: 0 })
const payout = () => optional(bankAccount())

/** Sürgősségi ellátás: urgent medical care. */
export const emergency = serviceClaim({
  kind: 'emergency',
  asked: { eventDate: day(), description: longText(), bankAccount: payout() },
  papers: 0,
})

/** Egészségbiztosítási vagy betegségi szolgáltatás: an illness, an operation, days in a hospital. */
export const illness = serviceClaim({
  kind: 'health-insurance-or-illness',
  asked: { eventDate: day(), description: longText(), bankAccount: payout() },
  papers: 0,
})

/** Haláleset: claim after a death. It asks only for what is necessary. */
export const decease = serviceClaim({
  kind: 'decease',
  asked: { eventDate: day(), description: optional(longText()), bankAccount: payout() },
  papers: 0,
})

/** Baleseti haláleset: the course of the accident is not asked. */
export const deceaseByAccident = serviceClaim({
  kind: 'decease-by-accident',
  asked: { eventDate: day(), description: optional(longText()), bankAccount: payout() },
  papers: 0,
})
