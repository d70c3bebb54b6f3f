import { bankAccount } from '../../../case/definition/fields/bankAccount'
import { date } from '../../../case/definition/fields/date'
import { longText } from '../../../case/definition/fields/longText'
import { money } from '../../../case/definition/fields/money'
import { optional } from '../../../case/definition/fields/optional'
import { DECADE_DAYS, FORTY_YEARS_DAYS } from '../../dateLimits'
import { isKeyEnabled } from '../../isKeyEnabled'
import { serviceClaim } from './serviceClaim'

/** Előleg igénylése: an advance on the service. */
export const advanceClaim = serviceClaim({
  kind: 'advanced',
  asked: { amount: money(), description: optional(longText()), bankAccount: bankAccount() },
  papers: 0,
  most: ({ advanceLimit }) => advanceLimit,
})

/** Lejárati szolgáltatás: claim after the contract has expired. */
export const contractExpirationClaim = serviceClaim({
  kind: 'contract-expiration',
  asked: { description: optional(longText()), bankAccount: bankAccount() },
  papers: 0,
})

/** Nyugdíjba vonulás: claim after retirement, which the pension decision proves. */
export const retirementClaim = serviceClaim({
  kind: 'retirement',
  asked: {
    eventDate: date({ from: -FORTY_YEARS_DAYS, to: DECADE_DAYS }),
    description: optional(longText()),
    bankAccount: bankAccount(),
  },
  papers: 1,
})

/** Hozzájáruló nyilatkozat: upload of the signed consent statement. */
export const consentStatement = serviceClaim({
  kind: 'consent-statement',
  asked: { description: longText() },
  papers: 1,
  // The customer signs a form of the insurer. If the menu has no forms, customer service sends it.
  alert: (header) => (isKeyEnabled(header, 'downloadable-documents') ? 'needed' : 'neededWithoutForms'),
})
