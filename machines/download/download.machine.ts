import { assign, sendParent, setup } from 'xstate'
import { type TechnicalErrorType, technicalErrorTypeOf } from '../../src/api/technicalError'
import { errorOf, eventOutput } from '../actors/call'
import { networkBack } from '../actors/networkBack'
import { downloadActor, type FileEndpoint, fileKeyOf } from './download.actor'

/** The progress of a download. The screen shows it. */
export interface Download {
  /** The document's id. */
  readonly id: string
  readonly status: 'loading' | 'saved' | 'failed'
  /** From 0 to 1; `null` if it is not known. */
  readonly progress: number | null
  /** `true` if the customer requested the download; `false` if the portal repeated it when the network was back. */
  readonly isAsked: boolean
  /** The key of the downloaded file; `null` until the customer has the file. */
  readonly fileKey: string | null
  /** The reason for a failure; `null` without one. `notFound`: the insurer does not have the document. */
  readonly problem: 'notFound' | TechnicalErrorType | null
}

/** Sent to the download's owner after each change. */
export interface DownloadChanged {
  readonly type: 'download.changed'
  readonly download: Download
}

/** The document to download. */
export interface DownloadTarget {
  readonly id: string
  /** The title that gives the file its name: `Számla 2026-10-12` becomes `szamla-2026-10-12.pdf`. */
  readonly title: string
}

/** The id of the actor that downloads a document. */
export const downloadActorId = (documentId: string): string => `download-${documentId}`

type DownloadEvent =
  | { readonly type: 'download.progressed'; readonly progress: number }
  /** The customer wants to download the document again, after an error or because the file was lost. */
  | { readonly type: 'download.repeated' }

const repeatTransition = { target: 'loading', actions: { type: 'ask', params: true } } as const

/**
 * Creates the machine that downloads one document, with progress, errors and retries. The parent spawns this machine
 * and does not stop it, so that the document can be downloaded again.
 */
export const downloadMachine = (endpoint: FileEndpoint) =>
  setup({
    types: {
      context: {} as { readonly title: string; readonly download: Download },
      input: {} as DownloadTarget,
      events: {} as DownloadEvent,
      tags: {} as 'busy',
    },
    actors: { fetch: downloadActor(endpoint), networkBack },
    guards: { answered: (_, outcome: { readonly ok: boolean }) => outcome.ok },
    actions: {
      begin: assign(({ context: { download } }) => ({
        download: { ...download, status: 'loading' as const, progress: null, problem: null },
      })),
      ask: assign(({ context: { download } }, isAsked: boolean) => ({ download: { ...download, isAsked } })),
      progress: assign(({ context: { download } }, progress: number) => ({ download: { ...download, progress } })),
      finish: assign(({ context: { download } }) => ({
        download: { ...download, status: 'saved' as const, fileKey: fileKeyOf(endpoint, download.id) },
      })),
      refuse: assign(({ context: { download } }) => ({
        download: { ...download, status: 'failed' as const, problem: 'notFound' as const },
      })),
      fail: assign(({ context: { download } }, error: unknown) => ({
        download: { ...download, status: 'failed' as const, problem: technicalErrorTypeOf(error) },
      })),
      tell: sendParent(({ context: { download } }): DownloadChanged => ({ type: 'download.changed', download })),
    },
  }).createMachine({
    id: 'download',
    description: 'Egy dokumentum útja az ügyfélhez.',
    context: ({ input: { id, title } }) => ({
      title,
      download: { id, status: 'loading', progress: null, isAsked: true, fileKey: null, problem: null },
    }),
    initial: 'loading',
    states: {
      loading: {
        description: 'A dokumentum letöltése folyik; ha a mérete ismert, az is látszik, hol tart.',
        tags: 'busy',
        entry: ['begin', 'tell'],
        invoke: {
          id: 'fetch',
          src: 'fetch',
          input: ({ context, self }) => ({ id: context.download.id, title: context.title, reportTo: self }),
          onDone: [
            {
              guard: { type: 'answered', params: eventOutput },
              target: 'saved',
              actions: 'finish',
            },
            { target: 'refused', actions: 'refuse' },
          ],
          onError: { target: 'failed', actions: { type: 'fail', params: errorOf } },
        },
        on: {
          'download.progressed': {
            actions: [{ type: 'progress', params: ({ event }) => event.progress }, 'tell'],
          },
        },
      },
      saved: {
        description:
          'A fájl megérkezett, és a böngésző megkapta; hogy el is mentette-e, azt nem tudjuk. Az ügyfél megnyithatja, vagy újra letöltheti.',
        entry: 'tell',
        on: { 'download.repeated': repeatTransition },
      },
      failed: {
        description:
          'A letöltés megszakadt: újra lehet próbálni, és automatikusan is újraindul, ha visszatér a hálózat.',
        entry: 'tell',
        invoke: {
          id: 'networkBack',
          src: 'networkBack',
          onDone: { target: 'loading', actions: { type: 'ask', params: false } },
        },
        on: { 'download.repeated': repeatTransition },
      },
      refused: {
        description: 'A biztosítónál nincs meg ez a dokumentum.',
        entry: 'tell',
        on: { 'download.repeated': repeatTransition },
      },
    },
  })

export type DownloadMachine = ReturnType<typeof downloadMachine>
