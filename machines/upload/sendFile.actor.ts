import { fromPromise } from 'xstate'
import type { uploadDocument } from '../../src/api/documents'
import type { OutcomeOf } from '../../src/api/endpoint'
import { UnreadableFile } from '../../src/api/technicalError'
import { recordCalls } from '../actors/call'
import { servicesOf } from '../services'
import type { UploadCalls } from './calls'

/** The file, its idempotency key, and the progress callback. */
export interface SendFileInput {
  readonly fileId: string
  readonly idempotencyKey: string
  readonly reportTo: { send(event: { readonly type: 'upload.progressed'; readonly progress: number }): void }
}

/** Uploads one file to the insurer. Rejects with `UnreadableFile` if the page has lost the file. */
export const sendFileActor = (send: UploadCalls['send']) =>
  recordCalls(
    fromPromise<OutcomeOf<typeof uploadDocument>, SendFileInput>(async ({ input, signal, system }) => {
      const services = servicesOf(system)
      const file = services.file(input.fileId)
      if (file === undefined) throw new UnreadableFile()
      return services.call(
        send,
        { body: { file } },
        {
          signal,
          idempotencyKey: input.idempotencyKey,
          onProgress: (progress) => input.reportTo.send({ type: 'upload.progressed', progress }),
        },
      )
    }),
    send,
  )
