import type * as v from 'valibot'
import type { AnnouncedTransfer, DueType, Money, paidByCard, TransferDetails } from '../../src/api/entities'
import type { TechnicalErrorType } from '../../src/api/technicalError'
import type { Returned } from './kept'

/** The ways to pay that a case can offer. */
export type PaymentMethod = 'card' | 'transfer' | 'later'

/** What a submission carries of a card payment that went before it. */
export type PaidByCard = v.InferOutput<typeof paidByCard>

/** A payment on the way of a case. */
export interface PaymentInput {
  readonly contractNumber: string
  /** The account that is paid into; `null` for what is due on the contract. */
  readonly udcContractId: string | null
  /** What is to be paid; `null`: what is due, which the insurer says. */
  readonly amount: Money | null
  readonly methods: readonly PaymentMethod[]
  /** How the contract is paid for otherwise, which is chosen until the customer says something else. */
  readonly usual?: PaymentMethod | null
  /** The address of the case, to which a card payment leads back. */
  readonly origin: string
  /** What it is for, as it was answered, and as the insurer calls it; absent where that is no question. */
  readonly paidFor?: string | undefined
  readonly premiumType?: DueType | undefined
  /** The first day of its period, `yyyy-MM-dd`; absent or '' if the insurer does not say it. */
  readonly periodStart?: string | undefined
  /** A transfer for the same that the insurer waits for, as far as it is known when the payment opens. */
  readonly awaited?: AnnouncedTransfer | null
  /** Whether it should have been paid by now, as far as its deadline is known. */
  readonly isLate?: boolean
  /** Why the case that was to be paid by transfer was not sent. */
  readonly stopped?: NotStarted | null
  /** Begins the idempotency keys of this payment's writes: the same over a reload. */
  readonly key: string
}

/** Why a card payment failed (specification, section 2): the status, or that there is none. */
export type PaymentFailure =
  | { readonly type: 'status'; readonly status: string }
  | { readonly type: 'unsuccessful' }
  | { readonly type: 'dataMissing' }

/** How a card payment ended. */
export type PaymentEnd =
  | {
      readonly type: 'paid'
      /** The id of the payment in this browser. */
      readonly id: string
      readonly payment: PaidByCard
      /** The insurer has not confirmed it yet. */
      readonly isProcessing: boolean
      /** The amount that was asked, if another one was paid. */
      readonly asked?: Money | undefined
      /** Nothing was due any more of what it was for when the customer came back. */
      readonly isDueGone?: boolean | undefined
      /** What it was for, as it was answered, where that was a question. */
      readonly paidFor?: string | undefined
    }
  | { readonly type: 'failed'; readonly failure: PaymentFailure }

/** What is due: what is owed of a time that is over, or else the premium of this one, or of the next. */
export interface Due {
  readonly type: DueType
  readonly amount: Money
  /** The first day of its period, `yyyy-MM-dd`; '' if the insurer does not say it. */
  readonly periodStart: string
}

/** A reason not to pay that the customer can go past. */
export type Warning = 'cameBack' | 'caseRefused' | 'transferAwaited'

/** Something that stops a payment before any money moves. */
export type NotStarted =
  | { readonly type: 'transferAwaited'; readonly transfer: AnnouncedTransfer }
  | { readonly type: 'cameBack' | 'dueGone' }
  /**
   * A payment of the same case that is not sent, or whose case the insurer has refused. `amount`: what was paid; `null` if it is
   * unknown. `paidFor`: the answer that says what it was for.
   */
  | {
      readonly type: 'paidElsewhere' | 'caseRefused'
      readonly amount: Money | string | null
      readonly paidFor?: string | undefined
    }
  | { readonly type: 'dueChanged'; readonly amount: Money }

/** An open payment is stopped by what has happened elsewhere. */
export interface PaymentStopped {
  readonly type: 'payment.stopped'
  readonly why: NotStarted
}

/** The result of asking for the data of a transfer. */
export type TransferStart =
  | { readonly type: 'loaded'; readonly details: TransferDetails; readonly at: number }
  | { readonly type: 'transferRefused' }
  | NotStarted

/** The result of telling the insurer that the customer pays later. */
export type LaterStart = { readonly type: 'postponed' } | { readonly type: 'laterRefused' } | NotStarted

/** What became of starting a card payment. */
export type CardStart =
  | { readonly type: 'leads'; readonly address: string; readonly paymentCode: string | null }
  /** The insurer's own words, where it has any. */
  | { readonly type: 'cardRefused'; readonly message: string | null }
  | { readonly type: 'addressRefused' }
  /** The browser would not find back to the case, so nothing was started. */
  | { readonly type: 'notKept' }
  | NotStarted

/** What the customer should know before choosing. */
export type PaymentNotice =
  | { readonly type: 'cardRefused'; readonly message: string | null }
  /** `isUnasked`: it answers no press. */
  | (NotStarted & { readonly isUnasked?: true })
  | { readonly type: 'cardDenied' | 'addressRefused' | 'laterRefused' | 'transferRefused' | TechnicalErrorType }

/** What of a payment stays in the tab over a reload. */
export interface Choice {
  readonly method: PaymentMethod | null
  /** Whether the transfer's details are looked at. */
  readonly isTransferring: boolean
  /** The write that goes out next: repeated as it is, it is the same one. */
  readonly attempt: number
  readonly failure: PaymentFailure | null
}

/** What a payment starts with: what was chosen before, and what became of a card payment meanwhile. */
export interface PaymentStart {
  readonly choice: Choice
  readonly methods: readonly PaymentMethod[]
  /** The card is not offered, because the browser keeps nothing. */
  readonly isCardWithheld: boolean
  /** Whether the customer had left for the provider, and came back by the browser's own means. */
  readonly isBack: boolean
  /** Whether nobody has said yet what became of a card payment that was left for before, in this tab or another one. */
  readonly isUnsettled: boolean
  /** What the customer came back with, before the insurer knows of it. */
  readonly returned: Returned | null
  readonly end: PaymentEnd | null
}

/** What a transfer needs, and when the insurer said so (epoch, ms). */
export interface Transfer {
  readonly details: TransferDetails
  readonly at: number
}

/** The payment as its screens read it. */
export interface PaymentContext extends PaymentInput, Choice {
  readonly isMethodMissing: boolean
  /** The card is not offered, because the browser keeps nothing. */
  readonly isCardWithheld: boolean
  /** How often going on was refused for want of a choice: the error summary takes the focus anew each time. */
  readonly refusals: number
  /** What is to be paid, once it is known. */
  readonly due: Money | null
  /** Whether that is owed of a time that is over. */
  readonly isDebt: boolean
  /** Why that could not be asked for. */
  readonly dueTechnicalError: TechnicalErrorType | null
  readonly notice: PaymentNotice | null
  /** The warnings that the customer has read and goes past. */
  readonly warned: readonly Warning[]
  /** A card payment that the customer came back from, to be told to the insurer. */
  readonly returned: Returned | null
  /** Where the card is paid with. */
  readonly lead: { readonly address: string; readonly paymentCode: string | null } | null
  readonly transfer: Transfer | null
  /** Whether the customer has gone from one thing to another, whose heading takes the focus then. */
  readonly hasMoved: boolean
  readonly output: PaymentOutput
}

/** What the customer does. */
export type PaymentEvent =
  | { readonly type: 'method.chosen'; readonly method: PaymentMethod }
  | { readonly type: 'method.submitted' }
  | { readonly type: 'due.retried' }
  /** Away from the way to the provider, where it leads nowhere. */
  | { readonly type: 'card.abandoned' }
  /** The money that may be on its way was never approved of. */
  | { readonly type: 'card.denied' }
  | { readonly type: 'transfer.confirmed' }
  /** Back to the choice. */
  | { readonly type: 'transfer.left' }
  /** The same by the browser's back, which the case hears: also while what the transfer needs still comes. */
  | { readonly type: 'methods.requested' }
  | PaymentStopped
  /** Back to the step before. */
  | { readonly type: 'payment.left' }

/** The end of a payment. `left`: back to the step before. `outdated`: the same, because the chosen amount is no longer due. */
export type PaymentOutput =
  | Extract<PaymentEnd, { readonly type: 'paid' }>
  /** What it needs, and how much it is, as the insurer has said. */
  | { readonly type: 'transfer'; readonly transfer: Transfer | null; readonly amount: Money | null }
  | { readonly type: 'later' }
  /** Nothing was due. */
  | { readonly type: 'nothing' }
  | { readonly type: 'left' }
  | { readonly type: 'outdated' }

/** Tells what is paid for whether what a transfer needs is in sight: that has an address of its own. */
export interface PaymentMoved {
  readonly type: 'payment.moved'
  readonly isTransferring: boolean
}
