import { bankAccount } from '../../../case/definition/fields/bankAccount'
import { date } from '../../../case/definition/fields/date'
import { longText } from '../../../case/definition/fields/longText'
import { money } from '../../../case/definition/fields/money'
import { optional } from '../../../case/definition/fields/optional'
import { DECADE, FORTY_YEARS } from '../../dateLimits'
import { serviceClaim } from './serviceClaim'

/** Előleg igénylése: some of the service before its time. */
export const advanced = serviceClaim({
  kind: 'advanced',
  asked: { amount: money(), description: optional(longText()), bankAccount: bankAccount() },
  papers: 0,
  most: ({ advanceLimit }) => advanceLimit,
})

/** Lejárati szolgáltatás: the contract has come to its end. */
export const contractExpiration = serviceClaim({
  kind: 'contract-expiration',
  asked: { description: optional(longText()), bankAccount: bankAccount() },
  papers: 0,
})

/** Nyugdíjba vonulás: the decision on the pension proves it. */
export const retirement = serviceClaim({
  kind: 'retirement',
  asked: {
    eventDate: date({ from: -FORTY_YEARS, to: DECADE }),
    description: optional(longText()),
    bankAccount: bankAccount(),
  },
  papers: 1,
})

/** Hozzájáruló nyilatkozat: the signed statement is what counts. */
export const consentStatement = serviceClaim({
  kind: 'consent-statement',
  asked: { description: longText() },
  papers: 1,
})
