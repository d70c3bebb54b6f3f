import type { CaseDefinition } from '../../definition/definition'
import type { DataChanged } from '../actors/watchDay.actor'
import type { CaseContext } from '../case.types'
import { paysOfDue } from '../payment/paidCase'

const keepData = { type: 'keepData', params: ({ event }: { readonly event: DataChanged }) => event } as const

/** New data in a state that shows nothing of them. */
export const keepingData = { 'data.changed': { actions: keepData } } as const

/**
 * New data in a case that is not sent. It continues as after a reload, so that the customer goes back to a page whose
 * answers have become invalid. A case of due items has its own watch.
 */
export const followingData = (definition: CaseDefinition) =>
  paysOfDue(definition)
    ? {}
    : ({ 'data.changed': { guard: 'isNotSent', target: 'resuming', actions: [keepData, 'stopUploads'] } } as const)

/** The watch for changed data, at a page or the summary of a case that loads them. A case of due items has its own. */
export const watchingLoaded = <Id extends string>(definition: CaseDefinition, id: Id) =>
  definition.loads.length > 0 && !paysOfDue(definition)
    ? ([
        {
          id,
          src: 'watchLoaded',
          input: ({ context: { subject, address, loaded } }: { readonly context: CaseContext }) => ({
            subject,
            address,
            loaded,
          }),
        },
      ] as const)
    : []
