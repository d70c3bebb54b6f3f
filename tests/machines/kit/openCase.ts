import { type ActorRefFrom, createActor } from 'xstate'
import { draftIdOf } from '../../../machines/case/draft/saved'
import type { CaseMachine } from '../../../machines/case/machine/case.machine'
import { paidCaseOf, takeDraftFailure } from '../../../machines/case/machine/payment/paidCase'
import type { ProductLineCase } from '../../../machines/cases'
import { bindPaymentToDraft } from '../../../machines/payment/ledger'
import { pathOf } from '../../../machines/routes'
import { draftKeyOfSubject } from '../../../machines/storageKeys'
import { dayAt } from '../../../machines/today'
import type { InsurerInProcess } from '../../../tools/exploration/kit/insurers'
import type { InsuredServices, PageAt } from './atInsurer'

/** Opens a case on a page, with the draft that the page's tab has stored. */
export const openCaseOn = (
  on: PageAt,
  { machine, definition, productLine, key, variant }: ProductLineCase,
  contractNumber: string,
) => {
  const { services } = on.fake
  const { now, newId, storage } = services
  const address = pathOf({ name: 'case', productLine, key, variant, step: '' })
  const subject = definition.subject === null ? '' : variant
  const saved = storage.read(draftKeyOfSubject(contractNumber, definition.id, subject)) ?? null
  const draftId = draftIdOf(saved) ?? newId()
  const isUntaken = takeDraftFailure(services, saved)
  const paid =
    definition.payment === null ? null : bindPaymentToDraft(services, paidCaseOf({ contractNumber, address }), draftId)
  const input = {
    contractNumber,
    subject,
    address,
    today: dayAt(now()),
    draftId: paid?.draftId ?? draftId,
    saved,
    paid: paid?.end ?? null,
    isUntaken,
  }
  const actor = createActor(machine, { input, parent: on.parent })
  actor.start()
  return actor
}

/** The actor of an open case. */
export type OpenCase = ActorRefFrom<CaseMachine>

/** A customer on the way through a case: what the customer does, and the actor and services of the open case. */
export interface Journey<On extends InsuredServices = InsuredServices> {
  readonly insurer: InsurerInProcess
  readonly productLineCase: ProductLineCase
  readonly contractNumber: string
  readonly on: On
  readonly actor: OpenCase
  /** Number of times that the customer presses each button. */
  readonly presses: number
  /** The optional actions that the customer has already taken. */
  readonly detours: Set<'a file removed' | 'a code sent again'>
  /** The questions that the customer answers. */
  readonly gives: 'everything' | 'what is required'
  /** The customer's method of signing. */
  readonly signs: 'digitally' | 'by hand'
}

/** Returns the state of an open case. For a page of the form, this is `filling.` and the page's name. */
export const stepIn = ({ actor }: Pick<Journey<InsuredServices>, 'actor'>): string => {
  const { value } = actor.getSnapshot()
  return typeof value === 'string' ? value : Object.entries(value).flat().join('.')
}
