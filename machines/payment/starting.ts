import type { RecordedItem } from './kept'
import type { PaymentContext, PaymentMethod } from './payment.types'
import { isFailureUndecided, isWarnedOfUnknown } from './warnings'
import { isOfDue, type StartingPayment } from './whyNotStarted'

const zeroAmount = { value: 0, currency: 'HUF' } as const

/** Returns the data of a payment that `whyNotStarted` checks before the payment starts. */
export const startingPaymentOf = ({
  due,
  listed,
  amount,
  premiumType,
  dueType,
  ...context
}: PaymentContext): StartingPayment => ({
  ...{ contractNumber: context.contractNumber, udcContractId: context.udcContractId, origin: context.origin },
  ...{
    premiumType,
    dueType: premiumType ?? dueType,
    periodStart: context.periodStart ?? context.dueFrom,
    warned: context.warned,
  },
  draftId: context.draftId,
  isDebited: context.isDebited,
  isOfDue: isOfDue({ amount, premiumType }),
  amount: due ?? zeroAmount,
  listed,
})

/** Returns the type and period of the item to pay, for the browser's record of the payment. */
export const recordedItemOf = (context: PaymentContext): RecordedItem => ({
  premiumType: context.premiumType ?? context.dueType ?? undefined,
  periodStart: context.periodStart ?? context.dueFrom,
  periodEnd: context.periodEnd ?? context.dueTo,
})

/**
 * Returns the input of `watchPaymentActor`, which watches other tabs and the insurer's data until the payment starts.
 */
export const watchInputOf = (
  context: PaymentContext,
): StartingPayment & Pick<PaymentContext, 'paidFor'> & { isWarned: boolean } => ({
  ...startingPaymentOf(context),
  paidFor: context.paidFor,
  isWarned: isWarnedOfUnknown(context) || isFailureUndecided(context) || context.notice?.type === 'paidElsewhere',
})

/**
 * The idempotency key of a payment's request. It includes an amount that the insurer sets, because a request for a
 * different amount needs a new key. An amount that the case sets is already part of `key`.
 */
export const requestKey = ({ key, attempt, amount, due }: PaymentContext, method: PaymentMethod): string =>
  [key, method, attempt, ...(amount === null ? [due?.value] : [])].join('-')
