import { fromPromise } from 'xstate'
import { downloadDocument } from '../../src/api/documents'
import type { OutcomeOf } from '../../src/api/endpoint'
import { recordCalls } from '../actors/call'
import type { PreparedPhoto } from '../services'
import { servicesOf } from '../services'

/** Prepares a photo for sending. */
export const preparePhotoActor = fromPromise<PreparedPhoto, { readonly fileId: string }>(({ input, signal, system }) =>
  servicesOf(system).preparePhoto(input.fileId, signal),
)

/** The ids of a file: in the portal (`fileId`), and at the insurer (`documentId`). */
export interface FindPhotoInput {
  readonly fileId: string
  readonly documentId: string
}

/** Downloads a photo from the insurer for its preview. Returns a business error if the insurer no longer has it. */
export const findPhotoActor = recordCalls(
  fromPromise<OutcomeOf<typeof downloadDocument>, FindPhotoInput>(async ({ input, signal, system }) => {
    const { call, showPhoto } = servicesOf(system)
    const outcome = await call(downloadDocument, { query: { id: input.documentId } }, { signal })
    if (outcome.ok) await showPhoto(input.fileId, outcome.data, signal)
    return outcome
  }),
  downloadDocument,
)
