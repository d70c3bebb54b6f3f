import type { CaseDefinition } from '../../definition/definition'
import type { FetchedLoads } from '../actors/fetchLoads'
import type { CaseContext } from '../case.types'

/** Whether what a case begins with can say that the contract does not offer it. */
export const canBeRefused = ({ subject, availableWhen, loads }: CaseDefinition): boolean =>
  loads.length > 0 && (subject !== null || availableWhen !== null)

/** Whether it does: there is no such thing, or nothing can be done with it. */
export const isRefused = (
  { subject, availableWhen }: CaseDefinition,
  of: { readonly subject: string },
  outcome: FetchedLoads['outcome'],
): boolean =>
  outcome.ok ? availableWhen?.(outcome.data, of.subject) === false : subject !== null && !('fields' in outcome.failure)

/** Whether a case was sent or paid for: then it is gone on with, whatever is offered by then. */
export const isBegun = ({ isSent, paid }: CaseContext): boolean => isSent || paid?.type === 'paid'
