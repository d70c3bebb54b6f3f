import type { CaseDefinition } from '../../definition/definition'
import type { DataChanged } from '../actors/watchDay.actor'
import type { CaseContext } from '../case.types'
import { paysChosenItem } from '../payment/paidCase'

const keepDataAction = { type: 'keepData', params: ({ event }: { readonly event: DataChanged }) => event } as const

/** Stores new data without leaving the state. States that show the data use `newDataTransition` instead. */
export const keepDataTransition = { 'data.changed': { actions: keepDataAction } } as const

/**
 * Handles new data before the submission. The case resumes as after a reload, so that the customer returns to a page
 * whose answers have become invalid. Empty for cases that pay due items: the state `refreshing` loads their data.
 */
export const newDataTransition = (definition: CaseDefinition) =>
  paysChosenItem(definition)
    ? {}
    : ({
        'data.changed': { guard: 'isNotSent', target: 'resuming', actions: [keepDataAction, 'stopUploads'] },
      } as const)

/**
 * The actor that watches for changed data, on pages and the summary. Cases without initial calls have none. Cases that
 * pay due items load their data in the state `refreshing` instead.
 */
export const dataWatchInvoke = <Id extends string>(definition: CaseDefinition, id: Id) =>
  definition.loads.length > 0 && !paysChosenItem(definition)
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
