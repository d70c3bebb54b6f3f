import type * as v from 'valibot'
import type { AnnouncedTransfer, DueType, Money, paidByCard, TransferDetails } from '../../src/api/entities'
import type { TechnicalErrorType } from '../../src/api/technicalError'
import type { RecordedItem, Redirect, Returned } from './kept'

/** The ways to pay that a case can offer. */
export type PaymentMethod = 'card' | 'transfer' | 'later'

/** A direct debit of a premium. `coming`: the bank still collects it. `late`: it has probably failed. */
export type Debit = 'coming' | 'late'

/** The fields of a card payment that the later submission of its case contains. */
export type PaidByCard = v.InferOutput<typeof paidByCard>

/** The input of a payment in a case. */
export interface PaymentInput {
  readonly contractNumber: string
  /** The account to pay into; `null` for the contract's due items. */
  readonly udcContractId: string | null
  /** The amount to pay; `null` for the due amount, which the insurer sets. */
  readonly amount: Money | null
  readonly methods: readonly PaymentMethod[]
  /**
   * The contract's usual payment method; `null` or absent if none exists. It is preselected unless the bank still
   * collects the item.
   */
  readonly usual?: PaymentMethod | null
  /** The address of the case. A card payment leads back to it. */
  readonly origin: string
  /** The paid item: the customer's answer and the insurer's type. Absent if the case does not ask for an item. */
  readonly paidFor?: string | undefined
  readonly premiumType?: DueType | undefined
  /** The first day of the paid premium's period, `yyyy-MM-dd`; absent or '' if the insurer does not report it. */
  readonly periodStart?: string | undefined
  /** The last day of a debt's period, `yyyy-MM-dd`; absent or '' if it is not known. */
  readonly periodEnd?: string | undefined
  /**
   * The transfer that the customer announced earlier for the same item, as known when the payment starts. `null` or
   * absent if none exists.
   */
  readonly awaited?: AnnouncedTransfer | null
  /** The item's payment deadline, `yyyy-MM-dd`; absent or '' if it is not known. */
  readonly deadline?: string | undefined
  /** `true` if the contract's premiums are paid by direct debit; absent if that is not known. */
  readonly isDebited?: boolean | undefined
  /** The reason why the case with a transfer was not submitted; `null` or absent if there was none. */
  readonly stopped?: StopNotice | null
  /** The id of the draft of the case that is paid for. */
  readonly draftId?: string | undefined
  /** Prefix of the idempotency keys of this payment's writes; the same after a reload. */
  readonly key: string
}

/** The reason why a card payment failed (specification, section 2): its status, or why it has no status. */
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
      /** `true` if the insurer has not confirmed the payment yet. */
      readonly isProcessing: boolean
      /** The requested amount; absent if exactly that amount was paid. */
      readonly asked?: Money | undefined
      /** `true` if the paid item was no longer due when the customer returned. */
      readonly isDueGone?: boolean | undefined
      /** The customer's answer that selects the paid item; absent if the case does not ask for an item. */
      readonly paidFor?: string | undefined
    }
  | { readonly type: 'failed'; readonly failure: PaymentFailure }

/** A due item: the debt of past periods, the current premium or the next one. */
export interface Due {
  readonly type: DueType
  readonly amount: Money
  /** The first day of the item's period, `yyyy-MM-dd`; '' if the insurer does not report it. */
  readonly periodStart: string
  /** The last day of a debt's period, `yyyy-MM-dd`, or '' if it is not known; absent for a premium. */
  readonly periodEnd?: string
}

/** The reason why a payment was not started. */
export type NotStartedReason =
  | { readonly type: 'transferAwaited'; readonly transfer: AnnouncedTransfer }
  | { readonly type: 'dueGone' }
  /** `ids`: the payments whose result is unknown. */
  | { readonly type: 'cameBack'; readonly ids: readonly string[] }
  /**
   * The reason is another payment. `paidElsewhere`: it is for the same case, which is not submitted yet. `caseRefused`:
   * it is for the same case, which the insurer has rejected. `paidBefore`: it has paid the due item in any case, or the
   * same chosen amount in the same case; the insurer may not have booked it yet. `amount`: the paid amount; `null` if
   * it is unknown. `paidFor`: the customer's answer that selects the paid item.
   */
  | {
      readonly type: 'paidElsewhere' | 'caseRefused' | 'paidBefore'
      readonly id: string
      readonly amount: Money | string | null
      readonly paidFor?: string | undefined
      /** The payment code, which the customer quotes on the phone; `null` or absent if it is not known. */
      readonly code?: string | null | undefined
    }
  /**
   * `debtFrom`: the first day of the debt that the premium has become, `yyyy-MM-dd`, or '' if it is not known. Absent
   * for any other change.
   */
  | { readonly type: 'dueChanged'; readonly amount: Money; readonly debtFrom?: string }
  /** The contract's premiums are paid by direct debit now, or no longer are. */
  | { readonly type: 'debitChanged'; readonly isDebited: boolean }

/** The notice that a payment was not started. `isUnasked`: the notice appeared without a press of the customer. */
export type StopNotice = NotStartedReason & { readonly isUnasked?: true }

/**
 * Sent to the payment's machine before a payment starts, by the actor that watches other tabs and the insurer's data.
 * `why`: the reason not to start the payment.
 */
export interface PaymentStopped {
  readonly type: 'payment.stopped'
  readonly why: NotStartedReason
  /** The ids of the payments whose result is still unknown, as in `PaymentCleared`; absent if they were not read. */
  readonly unsettled?: readonly string[]
}

/**
 * Sent to the payment's machine when no reason against starting the payment is left. `failed`: the last payment of this
 * draft, if another tab has learned that it took no money; otherwise `null`.
 */
export interface PaymentCleared {
  readonly type: 'payment.cleared'
  /**
   * The ids of the payments whose result is still unknown: those into the account of this payment or, without an
   * account, for the contract's due items.
   */
  readonly unsettled: readonly string[]
  readonly failed: FailedPayment | null
}

/** A card payment that took no money, and the reason why it failed. */
export interface FailedPayment {
  readonly redirect: Redirect
  readonly failure: PaymentFailure
}

/** The result of loading the data of a transfer. */
export type TransferStart =
  | { readonly type: 'loaded'; readonly details: TransferDetails; readonly at: number }
  | { readonly type: 'transferRefused' }
  | NotStartedReason

/** The result of recording that the customer pays later. */
export type LaterStart = { readonly type: 'postponed' } | { readonly type: 'laterRefused' } | NotStartedReason

/** The result of starting a card payment. */
export type CardStart =
  | { readonly type: 'leads'; readonly id: string; readonly address: string; readonly paymentCode: string | null }
  /** `message`: the insurer's message; `null` if the insurer sent none. */
  | { readonly type: 'cardRefused'; readonly message: string | null }
  | { readonly type: 'addressRefused' }
  /** Nothing was started: the browser stores nothing, so the portal could not lead the customer back to the case. */
  | { readonly type: 'notKept' }
  | NotStartedReason

/** A notice to show before the customer chooses. */
export type PaymentNotice =
  | { readonly type: 'cardRefused'; readonly message: string | null }
  | StopNotice
  | { readonly type: 'cardDenied' | 'addressRefused' | 'laterRefused' | 'transferRefused' | TechnicalErrorType }

/** The part of a payment that is saved in the tab, so that a reload keeps it. */
export interface PaymentChoice {
  readonly method: PaymentMethod | null
  /** `true` while the transfer's details are shown. */
  readonly isTransferring: boolean
  /** Attempt number of the next write. A retry keeps it, so the idempotency key is unchanged. */
  readonly attempt: number
  readonly failure: PaymentFailure | null
  /** The record of the payment that failed; `null` if no payment failed. */
  readonly failed: Redirect | null
  /**
   * The keys of the warnings that the customer has read and overrides. The warning of a payment with an unknown result
   * has the payment's id as its key.
   */
  readonly warned: readonly string[]
}

/** The initial data of a payment: the saved choice, and the result of the card payment that followed it. */
export interface PaymentStart {
  readonly choice: PaymentChoice
  readonly methods: readonly PaymentMethod[]
  /** `true` if card payment is not available because the browser stores nothing. */
  readonly isCardWithheld: boolean
  /** `true` if the customer had left for the provider and returned by the browser's back button. */
  readonly isBack: boolean
  /** The ids of earlier card payments, of this tab or another one, whose result is still unknown. */
  readonly unsettled: readonly string[]
  /** The data of a return that is not yet reported to the insurer; `null` if none exists. */
  readonly returned: Returned | null
  /**
   * The amount of an unsubmitted transfer of the same money whose details this case or another one has shown; `null` if
   * none exists.
   */
  readonly shown: Money | null
  readonly end: PaymentEnd | null
  /** The record of the payment that has ended; `null` if none has ended. */
  readonly ended: Redirect | null
}

/** The details of a transfer, and the time of the insurer's answer (epoch, ms). */
export interface Transfer {
  readonly details: TransferDetails
  readonly at: number
}

/** The context of the payment's machine. */
export interface PaymentContext extends PaymentInput, PaymentChoice {
  readonly isMethodMissing: boolean
  /** `true` if card payment is not available because the browser stores nothing. */
  readonly isCardWithheld: boolean
  /** Number of attempts to continue without a chosen method. The error summary takes the focus each time. */
  readonly refusals: number
  /** The amount to pay; `null` until it is known. */
  readonly due: Money | null
  /** The amount that the header listed when the details of the transfer were loaded; `null` without details. */
  readonly listed: Money | null
  /** The type of the loaded due item; `null` if none was loaded. */
  readonly dueType: DueType | null
  /** The first day of the loaded premium's period, `yyyy-MM-dd`; '' if it is not known. */
  readonly dueFrom: string
  /** The last day of a loaded debt's period, `yyyy-MM-dd`; '' if it is not known. */
  readonly dueTo: string
  /** `true` if the insurer does not report the debt, and so it is not known what is due. */
  readonly isDebtUnknown: boolean
  /** The reason why the amount to pay could not be loaded; `null` if loading did not fail. */
  readonly dueTechnicalError: TechnicalErrorType | null
  readonly notice: PaymentNotice | null
  /**
   * The amount of an unsubmitted transfer of the same money whose details a case has shown, as known at the start;
   * `null` if none exists.
   */
  readonly shown: Money | null
  /** The ids of the payments with an unknown result, as last checked, and of a payment that was started since. */
  readonly unsettled: readonly string[]
  /** The data of the return that has to be reported to the insurer; `null` if none exists. */
  readonly returned: Returned | null
  /** The provider's page, with the id and the code of the payment; `null` before a card payment starts. */
  readonly lead: { readonly id: string; readonly address: string; readonly paymentCode: string | null } | null
  readonly transfer: Transfer | null
  /** `true` if the customer has moved to another part of the payment, whose heading then takes the focus. */
  readonly hasMoved: boolean
  readonly output: PaymentOutput
}

/** The customer's events. */
export type PaymentEvent =
  | { readonly type: 'method.chosen'; readonly method: PaymentMethod }
  | { readonly type: 'method.submitted' }
  | { readonly type: 'due.retried' }
  /** The customer gives up the redirect to the provider, because it does not work. */
  | { readonly type: 'card.abandoned' }
  /** The customer states that they never approved the payment whose result is unknown. */
  | { readonly type: 'card.denied' }
  | { readonly type: 'transfer.confirmed' }
  /** The customer goes back to the payment methods. */
  | { readonly type: 'transfer.left' }
  /**
   * The customer goes back to the payment methods with the browser's back button, even while the transfer loads. The
   * case sends this event.
   */
  | { readonly type: 'methods.requested' }
  | PaymentStopped
  | PaymentCleared
  /** The customer goes back to the step before the payment. */
  | { readonly type: 'payment.left' }

/**
 * The output of a payment. `left`: the customer goes back to the step before the payment. `outdated`: the customer has
 * to go back, because the chosen amount is no longer due.
 */
export type PaymentOutput =
  | Extract<PaymentEnd, { readonly type: 'paid' }>
  /** The transfer's details and amount, from the insurer. */
  | {
      readonly type: 'transfer'
      readonly transfer: Transfer | null
      readonly amount: Money | null
      /**
       * The amount that the header listed when the transfer's details were loaded. The details may contain a different
       * amount. `null` or absent without details.
       */
      readonly listed?: Money | null | undefined
      /** The warnings that the customer has read and overrides. */
      readonly warned: readonly string[]
      /** `true` if the customer saw that the premiums are paid by direct debit; absent if that is not to be checked. */
      readonly isDebited?: boolean | undefined
      /** `true` if the insurer set the amount and it is a premium, not a debt. */
      readonly isPremium?: boolean | undefined
      /** The due item; absent if the customer chose the amount. */
      readonly item?: RecordedItem | undefined
    }
  | { readonly type: 'later'; readonly isPremium?: boolean | undefined }
  /** Nothing was due. */
  | { readonly type: 'nothing' }
  /** The insurer did not report the debt, so nothing was paid. */
  | { readonly type: 'unknown' }
  | { readonly type: 'left' }
  | { readonly type: 'outdated' }

/** Sent to the case. `isTransferring`: whether the transfer's details are shown; they have their own address. */
export interface PaymentMoved {
  readonly type: 'payment.moved'
  readonly isTransferring: boolean
}
