import { fromCallback, fromPromise } from 'xstate'
import { recordCalls } from '../../../actors/call'
import { ANY_TRANSFER } from '../../../payment/onItsWay'
import type { NotStartedReason, PaymentStopped } from '../../../payment/payment.types'
import { watchReasons } from '../../../payment/watchReasons'
import { isOfDue, type StartingPayment, startCheckCalls, whyNotStarted } from '../../../payment/whyNotStarted'
import { servicesOf } from '../../../services'
import type { CaseDefinition, PaymentStep } from '../../definition/definition'
import type { CaseContext } from '../case.types'
import { paymentInputOf } from './paidAmount'
import { paidCaseOf } from './paidCase'

const UNKNOWN_AMOUNT = { value: Number.NaN, currency: 'HUF' } as const

/**
 * Checks before the submission if the customer still has to make the chosen transfer. The output is `null` if the
 * transfer is still needed, otherwise the reason why it is not.
 */
export const checkTransferActor = recordCalls(
  fromPromise<NotStartedReason | null, StartingPayment>(({ input, signal, system }) =>
    whyNotStarted(servicesOf(system), input, signal),
  ),
  ...startCheckCalls,
)

/**
 * Notifies the case when the customer no longer has to make the chosen transfer. Also checks at the start, because the
 * customer may have reloaded the page or come back to the summary. `input` is `null` without an unsent transfer.
 */
export const watchTransferActor = recordCalls(
  fromCallback<PaymentStopped, StartingPayment | null>(({ input, sendBack, system }) => {
    if (input === null) return undefined
    return watchReasons(servicesOf(system), { ...input, isCheckedAtStart: true }, (why) => {
      if (why !== null) sendBack({ type: 'payment.stopped', why } satisfies PaymentStopped)
    })
  }),
  ...startCheckCalls,
)

/** Tells if the customer has chosen a transfer and the case was not sent. */
export const isTransferUnsent = ({ paid, isSent }: Pick<CaseContext, 'paid' | 'isSent'>): boolean =>
  paid?.type === 'transfer' && !isSent

/** Returns the input of the transfer check. */
export const transferCheckInput = (
  definition: CaseDefinition,
  { account }: PaymentStep,
  context: CaseContext,
): StartingPayment => {
  const paymentInput = paymentInputOf(definition, context.answers)
  const { paid } = context
  return {
    contractNumber: context.contractNumber,
    origin: paidCaseOf(context).origin,
    udcContractId: account(context.loaded),
    premiumType: paymentInput.premiumType,
    periodStart: paymentInput.periodStart,
    isOfDue: isOfDue(paymentInput),
    // Without a chosen item, the transfer pays the insurer's amount due. That is the debt, unless the transfer has
    // `isPremium`.
    dueType:
      paymentInput.premiumType ??
      (paymentInput.amount === null && paid?.type === 'transfer' && !paid.isPremium ? 'DEBT' : null),
    amount: (paid?.type === 'transfer' ? paid.amount : null) ?? paymentInput.amount ?? UNKNOWN_AMOUNT,
    listed: paid?.type === 'transfer' ? paid.listed : null,
    isDebited: paid?.type === 'transfer' ? paid.isDebited : undefined,
    mayDebtBeUnknown: true,
    // An announced transfer must not stop the submission, because it may be the transfer of this case.
    warned: [...(paid?.type === 'transfer' ? paid.warned : []), ANY_TRANSFER],
  }
}
