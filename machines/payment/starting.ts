import type { PaymentContext } from './payment.types'
import { isOfDue, type Starting } from './whyNotStarted'

const nothingDue = { value: 0, currency: 'HUF' } as const

/** The open payment, in the form that is checked before any money moves. */
export const startingOf = ({ due, amount, ...of }: PaymentContext): Starting => ({
  ...{ contractNumber: of.contractNumber, udcContractId: of.udcContractId, origin: of.origin },
  ...{ premiumType: of.premiumType, periodStart: of.periodStart, isDebt: of.isDebt, warned: of.warned },
  isOfDue: isOfDue({ amount, premiumType: of.premiumType }),
  amount: due ?? nothingDue,
})
