import { fromPromise } from 'xstate'
import { createLazy } from '../actors/lazy'
import { idInAddress } from '../addressId'
import { draftIdOf, isCommitted, isSentWithout, sentCardOf, unsettledCardOf } from '../case/draft/saved'
import type { CaseMachine } from '../case/machine/case.machine'
import type { Paid } from '../case/machine/case.types'
import { paidCaseOf, takeDraftFailure } from '../case/machine/payment/paidCase'
import { type ContractHeader, casesIn } from '../case/menu/productLineCases'
import type { PaidCase, PaidEnd } from '../payment/kept'
import { takePaid } from '../payment/ledger'
import type { PaymentFailure } from '../payment/payment.types'
import { failedCardOf, isPaidFor, lastStartedBy, returnedPaid, sentEndOf } from '../payment/paymentQueries'
import { paymentWith } from '../payment/records'
import { unconfirmed } from '../payment/results'
import { type CaseRoute, pathOf } from '../routes'
import { type Services, servicesOf } from '../services'
import { draftKeyOf } from '../storageKeys'
import { dayAt } from '../today'
import { filesInPage } from '../upload/saved'
import { loadOffered } from './offeredBy'

/** The registry of the open case's machine. */
export const openCaseMachine = createLazy<{ readonly case: CaseMachine }>()

/** The input of an opened case. */
export interface OpenedCase {
  /** The draft in the tab, unchecked; `null` if absent. */
  readonly saved: unknown
  /** Ids of the draft's files whose content is still in memory. */
  readonly filesInPage: readonly string[]
  /** A payment made before the customer left the case, or before the draft was lost. It is not paid again. */
  readonly paid: Paid | null
  /** `true` if the card payment of the draft, or of the submitted case, took no money after all. */
  readonly isUntaken: boolean
  /** `true` if the payment was started from another draft than the saved one. */
  readonly isStartedElsewhere?: boolean
  /** Reason why the card payment failed, if the customer returns from a failed one; otherwise `null`. */
  readonly failedCard: PaymentFailure | null
  /** The answer that names the item of the failed payment; absent if the case does not ask for it. */
  readonly failedFor?: string | undefined
  readonly draftId: string
  /** The subject's id, from the address; '' if the case concerns the whole contract. */
  readonly subject: string
  /** The address of the case itself. */
  readonly address: string
  /** The insurer's current day, `yyyy-MM-dd`. */
  readonly today: string
}

/** The result of opening a case. If the case cannot be opened: only the failed card payment, or `null` without one. */
export type Opening = OpenedCase | Pick<OpenedCase, 'failedCard'> | null

/** Input of the actor. `isOffered` tells if the contract offers a new case to the customer. */
interface OpenCaseInput {
  readonly route: CaseRoute
  readonly header: ContractHeader | null
  readonly contractNumber: string
  readonly isContractor: boolean
  readonly isOffered: boolean
}

/** Tells if a draft other than the saved one started the payment, and the saved one has no card payment itself. */
const wasStartedElsewhere = (services: Services, paid: PaidEnd | null, saved: unknown): boolean => {
  const startedBy = paid && paymentWith(services, paid.id)?.startedBy
  const draftId = draftIdOf(saved)
  return startedBy != null && draftId !== null && draftId !== startedBy && unsettledCardOf(saved) === null
}

/**
 * Returns the result of the last card payment that the draft started, if another tab has submitted the case since. The
 * draft's case is then done. `null` if no other tab has.
 */
const sentElsewhere = (services: Services, paidCase: PaidCase, saved: unknown): PaidEnd | null => {
  if (sentCardOf(saved) !== null || unsettledCardOf(saved) !== null) return null
  const payment = lastStartedBy(services, paidCase, draftIdOf(saved) ?? undefined)
  const end = payment ? sentEndOf(services, unconfirmed(payment)) : null
  return end?.type === 'paid' ? end : null
}

/**
 * Finds the case at the address, provides its machine and reads its draft. A case that was submitted or paid opens even
 * if the contract no longer offers it. Otherwise the output is the failed card payment or `null`.
 */
export const openCaseActor = fromPromise<Opening, OpenCaseInput>(async ({ input, system }) => {
  const services = servicesOf(system)
  const { header, contractNumber, isContractor, isOffered } = input
  const { productLine, key, variant } = input.route
  const subjectId = idInAddress(variant)
  const loading = loadOffered(services, productLine, header)
  const entry = casesIn(loading instanceof Promise ? await loading : loading).find(
    (caseEntry) =>
      caseEntry.key === key &&
      (caseEntry.definition.subject === null ? caseEntry.variant === variant : subjectId !== ''),
  )
  if (entry === undefined) return null
  const { id, payment } = entry.definition
  const subject = entry.definition.subject === null ? '' : subjectId
  const address = pathOf({ ...input.route, step: '' })
  const paidCase = paidCaseOf({ contractNumber, address })
  const draftKey = draftKeyOf(contractNumber, id, subject)
  // If the customer returns from a payment that the stored confirmation does not contain, that confirmation is removed.
  const returned = payment === null ? null : returnedPaid(services, paidCase)
  if (returned !== null && isSentWithout(services.storage.read(draftKey), returned)) services.storage.remove(draftKey)
  const saved = services.storage.read(draftKey) ?? null
  const isSentOrPaid =
    isCommitted(saved) || (payment !== null && isPaidFor(services, { contractNumber, origin: paidCase.origin }))
  const sentCard = sentCardOf(saved)
  const sentEnd = sentCard && sentEndOf(services, sentCard)
  const isUntaken = sentEnd?.type === 'failed' || (payment !== null && takeDraftFailure(services, saved))
  // Only the contractor can have started a card payment, so only the contractor sees that it failed.
  const failed = isContractor && payment !== null ? failedCardOf(services, paidCase) : null
  const failedCard = failed?.failure ?? null
  if (!isOffered && !(isContractor && isSentOrPaid)) return failedCard && { failedCard }
  if (payment !== null) await services.loadModule('payment')
  openCaseMachine.provide({ case: entry.buildMachine() })
  const draftId = draftIdOf(saved) ?? services.newId()
  const paid = payment === null ? null : takePaid(services, paidCase, draftId)
  return {
    saved,
    filesInPage: filesInPage(saved, services),
    paid: sentEnd?.type === 'paid' ? sentEnd : (paid?.end ?? sentElsewhere(services, paidCase, saved)),
    isUntaken,
    isStartedElsewhere: wasStartedElsewhere(services, paid?.end ?? null, saved),
    failedCard,
    failedFor: failed?.paidFor,
    draftId: paid?.draftId ?? draftId,
    subject,
    address,
    today: dayAt(services.insurerTime()),
  }
})
