import { fromPromise } from 'xstate'
import { createLazy } from '../actors/lazy'
import { idInAddress } from '../addressId'
import { draftIdOf, isCommitted } from '../case/draft/saved'
import type { CaseMachine } from '../case/machine/case.machine'
import type { Paid } from '../case/machine/case.types'
import { paidCaseOf } from '../case/machine/payment/paidCase'
import { type ContractHeader, casesIn } from '../case/menu/productLineCases'
import { failedCardOf, isPaidFor, takePaid } from '../payment/ledger'
import type { PaymentFailure } from '../payment/payment.types'
import { type CaseRoute, pathOf } from '../routes'
import { servicesOf } from '../services'
import { draftKeyOf } from '../storageKeys'
import { dayAt } from '../today'
import { filesInPage } from '../upload/saved'
import { loadOffered } from './offeredBy'

/** The open case's machine. */
export const openCaseMachine = createLazy<{ readonly case: CaseMachine }>()

/** What a case starts with. */
export interface OpenedCase {
  /** The draft in the tab, unchecked; `null` where there is none. */
  readonly saved: unknown
  /** The files of the draft that are still in this page, by their ids. */
  readonly filesInPage: readonly string[]
  /** What was paid for it before it was left, or its draft lost: the money is not asked for again. */
  readonly paid: Paid | null
  /** Why the card payment failed that the customer comes back from; `null` for none. */
  readonly failedCard: PaymentFailure | null
  readonly draftId: string
  /** The id of the thing that it is of, as the address names it; '' for the whole contract. */
  readonly subject: string
  /** The address of the case itself. */
  readonly address: string
  /** Which day it is: what a case calls the past and the future. */
  readonly today: string
}

/** A case that cannot be opened, and the card payment that failed on the way to it. */
export type Opening = OpenedCase | Pick<OpenedCase, 'failedCard'> | null

/** Which case of which contract, and whether the contract offers it to this customer by now. */
interface OpenCaseInput {
  readonly route: CaseRoute
  readonly header: ContractHeader | null
  readonly contractNumber: string
  readonly isContractor: boolean
  readonly isOffered: boolean
}

/**
 * Puts a case's machine into its place and looks for its draft. `null` where the address names no case, or one that the
 * contract does not offer: whatever was sent or paid for is still gone on with, only a new one is refused.
 */
export const openCaseActor = fromPromise<Opening, OpenCaseInput>(async ({ input, system }) => {
  const services = servicesOf(system)
  const { header, contractNumber, isContractor, isOffered } = input
  const { area, key, variant } = input.route
  const thing = idInAddress(variant)
  const loading = loadOffered(services, area, header)
  const entry = casesIn(loading instanceof Promise ? await loading : loading).find(
    (placed) => placed.key === key && (placed.definition.subject === null ? placed.variant === variant : thing !== ''),
  )
  if (entry === undefined) return null
  const { id, payment } = entry.definition
  const subject = entry.definition.subject === null ? '' : thing
  const address = pathOf({ ...input.route, step: '' })
  const saved = services.storage.read(draftKeyOf(contractNumber, id, subject)) ?? null
  const paidCase = paidCaseOf({ contractNumber, address })
  const isBegun =
    isCommitted(saved) || (payment !== null && isPaidFor(services, { contractNumber, origin: paidCase.origin }))
  // Nobody but the contractor has begun it, or is shown what has become of it.
  const failedCard = isContractor && payment !== null ? failedCardOf(services, paidCase) : null
  if (!isOffered && !(isContractor && isBegun)) return failedCard && { failedCard }
  if (payment !== null) await services.loadModule('payment')
  openCaseMachine.provide({ case: entry.buildMachine() })
  const draftId = draftIdOf(saved) ?? services.newId()
  const paid = payment === null ? null : takePaid(services, paidCase, draftId)
  return {
    saved,
    filesInPage: filesInPage(saved, services),
    paid: paid?.end ?? null,
    failedCard,
    draftId: paid?.draftId ?? draftId,
    subject,
    address,
    today: dayAt(services.insurerTime()),
  }
})
