import type { PaymentContext, PaymentMethod } from './payment.types'
import { isOfDue, type Starting } from './whyNotStarted'

const nothingDue = { value: 0, currency: 'HUF' } as const

/** Returns the data of the open payment that `whyNotStarted` checks before the payment starts. */
export const startingOf = ({ due, listed, amount, premiumType, dueType, ...of }: PaymentContext): Starting => ({
  ...{ contractNumber: of.contractNumber, udcContractId: of.udcContractId, origin: of.origin },
  ...{ premiumType, dueType: premiumType ?? dueType, periodStart: of.periodStart ?? of.dueFrom, warned: of.warned },
  draftId: of.draftId,
  isOfDue: isOfDue({ amount, premiumType }),
  amount: due ?? nothingDue,
  listed,
})

/** Returns the data of the open payment for `watchPaymentActor`, which watches other tabs and the insurer's data. */
export const watchedOf = (
  context: PaymentContext,
): Starting & Pick<PaymentContext, 'paidFor'> & { isWarned: boolean } => ({
  ...startingOf(context),
  paidFor: context.paidFor,
  isWarned: context.notice?.type === 'cameBack' || context.notice?.type === 'paidElsewhere',
})

/**
 * The idempotency key of a payment's request. It includes an amount that the insurer sets, because another amount is
 * another request. An amount that the case sets is already part of `key`.
 */
export const requestKey = ({ key, attempt, amount, due }: PaymentContext, way: PaymentMethod): string =>
  [key, way, attempt, ...(amount === null ? [due?.value] : [])].join('-')
