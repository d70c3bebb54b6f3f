import type * as v from 'valibot'
import type { AnnouncedTransfer, DueType, Money, paidByCard, TransferDetails } from '../../src/api/entities'
import type { TechnicalErrorType } from '../../src/api/technicalError'
import type { Redirect, Returned } from './kept'

/** The ways to pay that a case can offer. */
export type PaymentMethod = 'card' | 'transfer' | 'later'

/** The fields that a submission contains about a card payment made before it. */
export type PaidByCard = v.InferOutput<typeof paidByCard>

/** The input of a payment in a case. */
export interface PaymentInput {
  readonly contractNumber: string
  /** The account to pay into; `null` for the contract's due items. */
  readonly udcContractId: string | null
  /** The amount to pay; `null` for the due amount, which the insurer sets. */
  readonly amount: Money | null
  readonly methods: readonly PaymentMethod[]
  /** The contract's usual payment method. It is preselected. */
  readonly usual?: PaymentMethod | null
  /** The address of the case. A card payment leads back to it. */
  readonly origin: string
  /** The paid item: the given answer and the insurer's type. Absent if the case does not ask for it. */
  readonly paidFor?: string | undefined
  readonly premiumType?: DueType | undefined
  /** The first day of its period, `yyyy-MM-dd`; absent or '' if the insurer does not report it. */
  readonly periodStart?: string | undefined
  /** The last day of a debt's period; absent or '' if it is not known. */
  readonly periodEnd?: string | undefined
  /** The announced transfer for the same item, if one is known when the payment opens. */
  readonly awaited?: AnnouncedTransfer | null
  /** `true` if the transfer is overdue, as far as its deadline is known. */
  readonly isLate?: boolean
  /** The reason why the case with a transfer was not submitted. */
  readonly stopped?: NotStarted | null
  /** The draft that the case is paid from. */
  readonly draftId?: string | undefined
  /** Prefix of the idempotency keys of this payment's writes; the same after a reload. */
  readonly key: string
}

/** The reason why a card payment failed (specification, section 2): its status, or the lack of one. */
export type PaymentFailure =
  | { readonly type: 'status'; readonly status: string }
  | { readonly type: 'unsuccessful' }
  | { readonly type: 'dataMissing' }

/** The result of a card payment. */
export type PaymentEnd =
  | {
      readonly type: 'paid'
      /** The id of the payment in this browser. */
      readonly id: string
      readonly payment: PaidByCard
      /** The insurer has not confirmed it yet. */
      readonly isProcessing: boolean
      /** The requested amount, if another one was paid. */
      readonly asked?: Money | undefined
      /** The paid item was no longer due when the customer returned. */
      readonly isDueGone?: boolean | undefined
      /** The answer that names the paid item, if the case asks for it. */
      readonly paidFor?: string | undefined
    }
  | { readonly type: 'failed'; readonly failure: PaymentFailure }

/** A due item: the debt of past periods, the current premium or the next one. */
export interface Due {
  readonly type: DueType
  readonly amount: Money
  /** The first day of its period, `yyyy-MM-dd`; '' if the insurer does not report it. */
  readonly periodStart: string
  /** The last day of a debt's period; absent for a premium. */
  readonly periodEnd?: string
}

/** A reason that stops a payment before any money moves. */
export type NotStarted =
  | { readonly type: 'transferAwaited'; readonly transfer: AnnouncedTransfer }
  | { readonly type: 'dueGone' }
  /** `ids`: the payments whose result is unknown. */
  | { readonly type: 'cameBack'; readonly ids: readonly string[] }
  /**
   * A payment for the same case that is not submitted, or whose case the insurer has rejected; or one that has paid the
   * item for any case, and the insurer has not booked it yet. `amount`: the paid amount; `null` if it is unknown.
   * `paidFor`: the answer that names the paid item.
   */
  | {
      readonly type: 'paidElsewhere' | 'caseRefused' | 'paidBefore'
      readonly id: string
      readonly amount: Money | string | null
      readonly paidFor?: string | undefined
      /** The payment code, which the customer quotes on the phone. */
      readonly code?: string | null | undefined
    }
  /** `debtFrom`: the first day of the debt that the premium has become; absent for any other change. */
  | { readonly type: 'dueChanged'; readonly amount: Money; readonly debtFrom?: string }

/** Sent to an open payment by the watch of other tabs and of the insurer's data: the reason to stop. */
export interface PaymentStopped {
  readonly type: 'payment.stopped'
  readonly why: NotStarted
}

/**
 * Sent to an open payment if nothing stops it any more. `failed`: the last payment of this draft, if another tab has
 * learned that it took no money.
 */
export interface PaymentCleared {
  readonly type: 'payment.cleared'
  /** The ids of the payments into the same account whose result is still unknown. */
  readonly unsettled: readonly string[]
  readonly failed: FailedPayment | null
}

/** A card payment that took no money, and the reason. */
export interface FailedPayment {
  readonly redirect: Redirect
  readonly failure: PaymentFailure
}

/** The result of loading the data of a transfer. */
export type TransferStart =
  | { readonly type: 'loaded'; readonly details: TransferDetails; readonly at: number }
  | { readonly type: 'transferRefused' }
  | NotStarted

/** The result of recording that the customer pays later. */
export type LaterStart = { readonly type: 'postponed' } | { readonly type: 'laterRefused' } | NotStarted

/** The result of starting a card payment. */
export type CardStart =
  | { readonly type: 'leads'; readonly id: string; readonly address: string; readonly paymentCode: string | null }
  /** The insurer's message, if it has one. */
  | { readonly type: 'cardRefused'; readonly message: string | null }
  | { readonly type: 'addressRefused' }
  /** The browser could not find the way back to the case, so nothing was started. */
  | { readonly type: 'notKept' }
  | NotStarted

/** A notice to show before the customer chooses. */
export type PaymentNotice =
  | { readonly type: 'cardRefused'; readonly message: string | null }
  /** `isUnasked`: it appeared without a press. */
  | (NotStarted & { readonly isUnasked?: true })
  | { readonly type: 'cardDenied' | 'addressRefused' | 'laterRefused' | 'transferRefused' | TechnicalErrorType }

/** The part of a payment that the tab keeps over a reload. */
export interface Choice {
  readonly method: PaymentMethod | null
  /** `true` while the transfer's details are shown. */
  readonly isTransferring: boolean
  /** Attempt number of the next write. A retry keeps it, so the idempotency key is unchanged. */
  readonly attempt: number
  readonly failure: PaymentFailure | null
  /** The departure of the payment that failed. */
  readonly failed: Redirect | null
  /** The warnings that the customer has read and overrides: ids of payments, and announced transfers. */
  readonly warned: readonly string[]
}

/** The initial data of a payment: the saved choice, and the result of the card payment that followed it. */
export interface PaymentStart {
  readonly choice: Choice
  readonly methods: readonly PaymentMethod[]
  /** Card payment is not available because the browser stores nothing. */
  readonly isCardWithheld: boolean
  /** `true` if the customer had left for the provider and returned by the browser's back button. */
  readonly isBack: boolean
  /** The ids of earlier card payments, of this tab or another one, whose result is still unknown. */
  readonly unsettled: readonly string[]
  /** The data of a return, before they are reported to the insurer. */
  readonly returned: Returned | null
  readonly end: PaymentEnd | null
  /** The departure of the payment that has ended. */
  readonly ended: Redirect | null
}

/** The details of a transfer, and the time of the insurer's answer (epoch, ms). */
export interface Transfer {
  readonly details: TransferDetails
  readonly at: number
}

/** The context of the payment's machine. */
export interface PaymentContext extends PaymentInput, Choice {
  readonly isMethodMissing: boolean
  /** Card payment is not available because the browser stores nothing. */
  readonly isCardWithheld: boolean
  /** Number of attempts to continue without a choice. The error summary takes the focus each time. */
  readonly refusals: number
  /** The amount to pay, once it is known. */
  readonly due: Money | null
  /** The amount that the header listed when the details of the transfer were loaded; `null` without details. */
  readonly listed: Money | null
  /** The type of the loaded due item; `null` if none was loaded. */
  readonly dueType: DueType | null
  /** The first day of the loaded premium's period, `yyyy-MM-dd`; '' if it is not known. */
  readonly dueFrom: string
  /** The last day of a loaded debt's period; '' if it is not known. */
  readonly dueTo: string
  /** The reason why the amount could not be loaded. */
  readonly dueTechnicalError: TechnicalErrorType | null
  readonly notice: PaymentNotice | null
  /** The ids of the payments whose result was unknown when this payment opened or left for the provider. */
  readonly unsettled: readonly string[]
  /** The card payment that the customer returned from; it has to be reported to the insurer. */
  readonly returned: Returned | null
  /** The provider's page. */
  readonly lead: { readonly id: string; readonly address: string; readonly paymentCode: string | null } | null
  readonly transfer: Transfer | null
  /** `true` if the customer has moved to another part, whose heading then takes the focus. */
  readonly hasMoved: boolean
  readonly output: PaymentOutput
}

/** The customer's events. */
export type PaymentEvent =
  | { readonly type: 'method.chosen'; readonly method: PaymentMethod }
  | { readonly type: 'method.submitted' }
  | { readonly type: 'due.retried' }
  /** Leaves the redirect to the provider, which does not work. */
  | { readonly type: 'card.abandoned' }
  /** The customer says that the payment with an unknown result was never approved. */
  | { readonly type: 'card.denied' }
  | { readonly type: 'transfer.confirmed' }
  /** Back to the payment methods. */
  | { readonly type: 'transfer.left' }
  /**
   * Back to the payment methods by the browser's back button, which the case receives. Also while the transfer loads.
   */
  | { readonly type: 'methods.requested' }
  | PaymentStopped
  | PaymentCleared
  /** Back to the step before. */
  | { readonly type: 'payment.left' }

/**
 * The output of a payment. `left`: back to the step before the payment. `outdated`: back to that step, because the
 * chosen amount is no longer due.
 */
export type PaymentOutput =
  | Extract<PaymentEnd, { readonly type: 'paid' }>
  /** The transfer's details and amount, from the insurer. */
  | {
      readonly type: 'transfer'
      readonly transfer: Transfer | null
      readonly amount: Money | null
      /** The amount that the header listed when the details were loaded. The details may name another amount. */
      readonly listed?: Money | null | undefined
      /** The warnings that the customer has read and overrides. */
      readonly warned: readonly string[]
      /** The amount that the insurer set is a premium, and no debt. */
      readonly isPremium?: boolean | undefined
    }
  | { readonly type: 'later'; readonly isPremium?: boolean | undefined }
  /** Nothing was due. */
  | { readonly type: 'nothing' }
  | { readonly type: 'left' }
  | { readonly type: 'outdated' }

/** Sent to the case: tells if the transfer's details are shown, which have an address of their own. */
export interface PaymentMoved {
  readonly type: 'payment.moved'
  readonly isTransferring: boolean
}
