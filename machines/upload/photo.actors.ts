import { fromPromise } from 'xstate'
import { downloadDocument } from '../../src/api/documents'
import type { OutcomeOf } from '../../src/api/endpoint'
import { calls } from '../actors/call'
import { servicesOf } from '../services'
import type { PreparedPhoto } from './photo'

/** Makes a photo ready to be sent. */
export const preparePhotoActor = fromPromise<PreparedPhoto, { readonly fileId: string }>(({ input, signal, system }) =>
  servicesOf(system).preparePhoto(input.fileId, signal),
)

/** Which file, and what the insurer calls it. */
export interface FindPhotoInput {
  readonly fileId: string
  readonly documentId: string
}

/** Asks the insurer for a photo that it has, to look at it. Refused where it has it no more. */
export const findPhotoActor = calls(
  fromPromise<OutcomeOf<typeof downloadDocument>, FindPhotoInput>(async ({ input, signal, system }) => {
    const { call, showPhoto } = servicesOf(system)
    const outcome = await call(downloadDocument, { query: { id: input.documentId } }, { signal })
    if (outcome.ok) await showPhoto(input.fileId, outcome.data, signal)
    return outcome
  }),
  downloadDocument,
)
