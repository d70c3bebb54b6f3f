import { bankAccount } from '../../../case/definition/fields/bankAccount'
import { date } from '../../../case/definition/fields/date'
import { longText } from '../../../case/definition/fields/longText'
import { optional } from '../../../case/definition/fields/optional'
import { FORTY_YEARS_DAYS } from '../../dateLimits'
import { serviceClaim } from './serviceClaim'

const eventDateField = () => date({ from: -FORTY_YEARS_DAYS, to: 0 })
const payoutAccountField = () => optional(bankAccount())

/** Sürgősségi ellátás: urgent medical care. */
export const emergencyClaim = serviceClaim({
  kind: 'emergency',
  asked: { eventDate: eventDateField(), description: longText(), bankAccount: payoutAccountField() },
  papers: 0,
})

/** Egészségbiztosítási vagy betegségi szolgáltatás: an illness, an operation, days in a hospital. */
export const illnessClaim = serviceClaim({
  kind: 'health-insurance-or-illness',
  asked: { eventDate: eventDateField(), description: longText(), bankAccount: payoutAccountField() },
  papers: 0,
})

/** Haláleset: claim after a death. Only the day of the death and the contact are required. */
export const deceaseClaim = serviceClaim({
  kind: 'decease',
  asked: { eventDate: eventDateField(), description: optional(longText()), bankAccount: payoutAccountField() },
  papers: 0,
})

/** Baleseti haláleset: claim after a death by accident. The description of the accident is optional. */
export const accidentalDeceaseClaim = serviceClaim({
  kind: 'decease-by-accident',
  asked: { eventDate: eventDateField(), description: optional(longText()), bankAccount: payoutAccountField() },
  papers: 0,
})
