import type { Redirect } from './kept'
import { transferWarningKey } from './onItsWay'
import type { NotStartedReason, PaymentContext, PaymentNotice } from './payment.types'
import { tookNoMoney } from './results'
import { paidWarningKey, refusedWarningKey } from './whyNotStarted'

/**
 * Returns the keys of the warnings in a notice. Returns none for a notice that appeared without a press of a button,
 * because the customer may not have read it.
 */
const warningsIn = (notice: PaymentNotice | null): readonly string[] => {
  if (notice === null || ('isUnasked' in notice && notice.isUnasked)) return []
  if (notice.type === 'cameBack') return notice.ids
  if (notice.type === 'paidBefore') return [paidWarningKey(notice.id)]
  if (notice.type === 'caseRefused') return [refusedWarningKey(notice.id)]
  return notice.type === 'transferAwaited' ? [transferWarningKey(notice.transfer)] : []
}

/** Tells if the reason has warnings and the notice on the screen already shows all of them. */
export const areWarningsShown = ({ notice }: PaymentContext, reason: NotStartedReason): boolean => {
  const shownWarnings = warningsIn(notice)
  const warnings = warningsIn(reason)
  return warnings.length > 0 && warnings.every((warning) => shownWarnings.includes(warning))
}

/** Tells if the screen shows the failure of a payment that may have taken money. */
export const isFailureUndecided = ({ failure }: Pick<PaymentContext, 'failure'>): boolean =>
  failure !== null && !tookNoMoney(failure)

/** Tells if no card payment of this case took money or may have. */
export const isCardUncharged = ({ failure, unsettled }: Pick<PaymentContext, 'failure' | 'unsettled'>): boolean =>
  unsettled.length === 0 && !isFailureUndecided({ failure })

/** Tells if the customer chose the card, and no card payment of this case took money or may have. */
export const isChosenCardUncharged = (context: Pick<PaymentContext, 'method' | 'failure' | 'unsettled'>): boolean =>
  context.method === 'card' && isCardUncharged(context)

/**
 * Returns the keys of the warnings that the customer has read: those of the notice, and the failure on the screen if
 * that payment may have taken money.
 */
export const warningsAlreadyRead = ({ notice, failure, failed, unsettled }: PaymentContext): readonly string[] => [
  ...warningsIn(notice),
  ...(isFailureUndecided({ failure }) ? unsettled.filter((id) => id === failed?.id) : []),
]

/** The notice that payments may have taken money. */
type CameBackNotice = Extract<NotStartedReason, { readonly type: 'cameBack' }>

/**
 * Returns the notice that payments with an unknown result may have taken money. Leaves out the failed payment, because
 * the screen already shows it. `null` if no other payment remains.
 */
export const noticeOfOtherPayments = (unsettled: readonly string[], failed: Redirect | null): CameBackNotice | null => {
  const ids = unsettled.filter((id) => id !== failed?.id)
  return ids.length === 0 ? null : { type: 'cameBack', ids }
}

/**
 * Returns the warning of payments with an unknown result if another notice would hide this warning; otherwise `null`.
 * The screen then shows both.
 */
export const hiddenWarningOf = ({
  notice,
  unsettled,
  failed,
}: Pick<PaymentContext, 'notice' | 'unsettled' | 'failed'>): CameBackNotice | null =>
  notice === null || notice.type === 'cameBack' ? null : noticeOfOtherPayments(unsettled, failed)

/** Tells if the screen warns that payments with an unknown result may have taken money. */
export const isWarnedOfUnknown = (context: Pick<PaymentContext, 'notice' | 'unsettled' | 'failed'>): boolean =>
  context.notice?.type === 'cameBack' || hiddenWarningOf(context) !== null
