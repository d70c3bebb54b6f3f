import type { CaseDefinition } from '../../definition/definition'
import type { DayChanged } from '../actors/watchDay.actor'
import { paysOfDue } from '../payment/paidCase'

const keepDay = { type: 'keepDay', params: ({ event }: { readonly event: DayChanged }) => event } as const

/** A new day in a state that shows nothing of it. */
export const keepingDay = { 'day.changed': { actions: keepDay } } as const

/**
 * A new day in a case that is not sent. It continues as after a reload, so that the customer goes back to a page whose
 * answers have become invalid. A case of due items asks for no day.
 */
export const followingDay = (definition: CaseDefinition) =>
  paysOfDue(definition)
    ? {}
    : ({ 'day.changed': { guard: 'isNotSent', target: 'resuming', actions: [keepDay, 'stopUploads'] } } as const)
