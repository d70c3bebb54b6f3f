import type { CaseDefinition } from '../../definition/definition'
import type { FetchedLoads } from '../actors/fetchLoads'
import type { CaseContext } from '../case.types'

/** Tells if the loaded data can make the case unavailable. */
export const canBeUnavailable = ({ subject, availableWhen, loads }: CaseDefinition): boolean =>
  loads.length > 0 && (subject !== null || availableWhen !== null)

/**
 * Tells if the loaded data makes the case unavailable: its subject, e.g. an account, does not exist, or `availableWhen`
 * returns `false`.
 */
export const isUnavailable = (
  { subject, availableWhen }: CaseDefinition,
  context: { readonly subject: string },
  outcome: FetchedLoads['outcome'],
): boolean =>
  outcome.ok
    ? availableWhen?.(outcome.data, context.subject) === false
    : subject !== null && !('fields' in outcome.failure)

/** Tells if a case was sent or paid. Such a case continues even if it is no longer available. */
export const isSentOrPaid = ({ isSent, paid }: CaseContext): boolean => isSent || paid?.type === 'paid'
