import type { GenericSchema } from 'valibot'
import { fromPromise, type PromiseActorLogic } from 'xstate'
import type { Endpoint, OutcomeOf, Schema } from '../../src/api/endpoint'
import { recordCalls } from '../actors/call'
import { servicesOf } from '../services'
import { fileNameOf } from './fileName'

/**
 * An endpoint that returns a file. The query's `id` selects a document of a list. An endpoint without `id` returns the
 * only document of its type.
 */
export interface FileEndpoint extends Endpoint {
  readonly method: 'GET'
  readonly query?: GenericSchema<{ readonly id: string }>
  readonly response: GenericSchema<unknown, Blob>
  readonly failures: { readonly DOCUMENT_NOT_FOUND: Schema }
}

type FileOutcome = OutcomeOf<FileEndpoint>

/** The document's id, the title for the file's name, and the receiver of the progress. */
export interface DownloadInput {
  readonly id: string
  readonly title: string
  readonly reportTo: { send(event: { readonly type: 'download.progressed'; readonly progress: number }): void }
}

/**
 * Returns the key of a document's file. The key consists of the endpoint's id and the document's id, because names may
 * repeat.
 */
export const fileKeyOf = ({ id }: FileEndpoint, documentId: string): string => `${id}:${documentId}`

/** Creates an actor that downloads a document and gives it to the customer as a file. */
export const downloadActor = (endpoint: FileEndpoint): PromiseActorLogic<FileOutcome, DownloadInput> =>
  recordCalls(
    fromPromise<FileOutcome, DownloadInput>(async ({ input: { id, title, reportTo }, signal, system }) => {
      const { call, saveFile } = servicesOf(system)
      const outcome = await call(endpoint, endpoint.query === undefined ? {} : { query: { id } }, {
        signal,
        onProgress: (progress) => reportTo.send({ type: 'download.progressed', progress }),
      })
      if (outcome.ok && !signal.aborted)
        await saveFile(fileKeyOf(endpoint, id), outcome.data, fileNameOf(title, outcome.data.type))
      return outcome
    }),
    endpoint,
  )
