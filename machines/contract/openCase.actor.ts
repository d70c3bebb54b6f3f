import { fromPromise } from 'xstate'
import { createLazyRegistry } from '../actors/lazy'
import { idInAddress } from '../addressId'
import {
  draftIdOf,
  isDraftSentOrPaid,
  isSubmittedWithoutCard,
  submittedCardOf,
  unsettledCardIdOf,
} from '../case/draft/saved'
import type { CaseMachine } from '../case/machine/case.machine'
import type { ChosenPayment } from '../case/machine/case.types'
import { paidCaseOf, takeDraftFailure } from '../case/machine/payment/paidCase'
import { allCasesOf, type ContractHeader } from '../case/menu/productLineCases'
import { markDraftRefused } from '../drafts'
import type { PaidCase, PaidEnd, Redirect } from '../payment/kept'
import { bindPaymentToDraft } from '../payment/ledger'
import type { PaymentFailure } from '../payment/payment.types'
import {
  endOfSubmitted,
  failedCardPaymentOf,
  isCasePaidFor,
  lastPaymentOfDraft,
  returnedPaidEnd,
} from '../payment/paymentQueries'
import { paymentWithId } from '../payment/records'
import { unconfirmedEnd } from '../payment/results'
import { isAway } from '../payment/underWay'
import { type CaseRoute, pathOf } from '../routes'
import { type Services, servicesOf } from '../services'
import { draftKeyOfSubject, PAYMENT } from '../storageKeys'
import { dayAt } from '../today'
import { idsOfFilesInPage } from '../upload/saved'
import { loadAvailableCases } from './offeredBy'

/** Registry that contains the machine of the case that the contract opens. */
export const openCaseMachine = createLazyRegistry<{ readonly case: CaseMachine }>()

/** The data that a case's machine starts with, determined when the case opens. */
export interface OpenedCase {
  /** The draft in the tab, unchecked; `null` if none exists. */
  readonly saved: unknown
  /** Ids of the draft's files whose content is still in memory. */
  readonly filesInPage: readonly string[]
  /**
   * A payment made before the customer left the case, or before the draft was lost. The customer does not pay again.
   * `null` if none exists.
   */
  readonly paid: ChosenPayment | null
  /** `true` if the card payment of the draft, or of the submitted case, took no money after all. */
  readonly isUntaken: boolean
  /** `true` if the payment was started from another draft than the saved one. */
  readonly isStartedElsewhere?: boolean
  /** Reason why the card payment failed, if the customer returns from a failed one; otherwise `null`. */
  readonly failedCard: PaymentFailure | null
  /** The record of the failed payment; missing if `failedCard` is `null`. */
  readonly failedPayment?: Redirect | undefined
  readonly draftId: string
  /** Id of the case's subject, e.g. of an account, from the address; '' if the case concerns the whole contract. */
  readonly subject: string
  /** The path of the case, without a step. */
  readonly address: string
  /** The insurer's current day, `yyyy-MM-dd`. */
  readonly today: string
}

/**
 * The result of opening a case. If the case cannot be opened: the reason why its card payment failed, or `null` if none
 * failed.
 */
export type OpeningResult = OpenedCase | Pick<OpenedCase, 'failedCard'> | null

/** Input of the actor. `isOffered` tells if the contract offers a new case to the customer. */
interface OpenCaseInput {
  readonly route: CaseRoute
  readonly header: ContractHeader | null
  readonly contractNumber: string
  readonly isContractor: boolean
  readonly isOffered: boolean
}

/**
 * Tells if another draft than the saved one started the payment. `false` if the saved draft has a card payment itself.
 */
const wasStartedElsewhere = (services: Services, paidEnd: PaidEnd | null, savedDraft: unknown): boolean => {
  const startingDraftId = paidEnd && paymentWithId(services, paidEnd.id)?.startedBy
  const draftId = draftIdOf(savedDraft)
  return (
    startingDraftId != null && draftId !== null && draftId !== startingDraftId && unsettledCardIdOf(savedDraft) === null
  )
}

/**
 * Returns the result of the last card payment that the draft started. `null` unless another tab has submitted the
 * payment's case, so that the draft's case is done, too.
 */
const endOfOtherSubmission = (services: Services, paidCase: PaidCase, savedDraft: unknown): PaidEnd | null => {
  if (submittedCardOf(savedDraft) !== null || unsettledCardIdOf(savedDraft) !== null) return null
  const payment = lastPaymentOfDraft(services, paidCase, draftIdOf(savedDraft) ?? undefined)
  const end = payment ? endOfSubmitted(services, unconfirmedEnd(payment)) : null
  return end?.type === 'paid' ? end : null
}

/**
 * Finds the case at the address, provides its machine and reads its draft. A submitted or paid case opens even if the
 * contract no longer offers it. If a case does not open, the output is the failure of its card payment, or `null`.
 */
export const openCaseActor = fromPromise<OpeningResult, OpenCaseInput>(async ({ input, system }) => {
  const services = servicesOf(system)
  const { header, contractNumber, isContractor, isOffered } = input
  const { productLine, key, variant } = input.route
  const subjectId = idInAddress(variant)
  const casesOrPromise = loadAvailableCases(services, productLine, header)
  const entry = allCasesOf(casesOrPromise instanceof Promise ? await casesOrPromise : casesOrPromise).find(
    (caseEntry) =>
      caseEntry.key === key &&
      (caseEntry.definition.subject === null ? caseEntry.variant === variant : subjectId !== ''),
  )
  if (entry === undefined) return null
  const { id, payment } = entry.definition
  const subject = entry.definition.subject === null ? '' : subjectId
  const address = pathOf({ ...input.route, step: '' })
  const paidCase = paidCaseOf({ contractNumber, address })
  const draftKey = draftKeyOfSubject(contractNumber, id, subject)
  // If the customer returns from a payment that the stored confirmation does not contain, that confirmation is removed.
  const returnedEnd = payment === null ? null : returnedPaidEnd(services, paidCase)
  if (returnedEnd !== null && isSubmittedWithoutCard(services.storage.read(draftKey), returnedEnd))
    services.storage.remove(draftKey)
  const savedDraft = services.storage.read(draftKey) ?? null
  const isSentOrPaid =
    isDraftSentOrPaid(savedDraft) ||
    (payment !== null && isCasePaidFor(services, { contractNumber, origin: paidCase.origin }))
  const sentCard = submittedCardOf(savedDraft)
  const sentEnd = sentCard && endOfSubmitted(services, sentCard)
  const isUntaken = sentEnd?.type === 'failed' || (payment !== null && takeDraftFailure(services, savedDraft))
  // Only the contractor can have started a card payment, so only the contractor sees that it failed.
  const failedPayment = isContractor && payment !== null ? failedCardPaymentOf(services, paidCase) : null
  const failedCard = failedPayment?.failure ?? null
  if (!isOffered && !(isContractor && isSentOrPaid)) {
    markDraftRefused(services, draftKey)
    return failedCard && { failedCard }
  }
  if (payment !== null) await services.loadModule('payment')
  openCaseMachine.provide({ case: entry.buildMachine() })
  const draftId = draftIdOf(savedDraft) ?? services.newId()
  const boundPayment = payment === null ? null : bindPaymentToDraft(services, paidCase, draftId)
  const paid =
    sentEnd?.type === 'paid' ? sentEnd : (boundPayment?.end ?? endOfOtherSubmission(services, paidCase, savedDraft))
  // A paid case does not open its payment step again, so this tab no longer waits for a payment's return.
  if (paid !== null && isAway(services)) services.storage.remove(PAYMENT)
  return {
    saved: savedDraft,
    filesInPage: idsOfFilesInPage(savedDraft, services),
    paid,
    isUntaken,
    isStartedElsewhere: wasStartedElsewhere(services, boundPayment?.end ?? null, savedDraft),
    failedCard,
    failedPayment: failedPayment?.redirect,
    draftId: boundPayment?.draftId ?? draftId,
    subject,
    address,
    today: dayAt(services.insurerTime()),
  }
})
