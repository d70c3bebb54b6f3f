import { assign, sendParent, setup } from 'xstate'
import { type TechnicalErrorType, technicalErrorTypeOf } from '../../src/api/technicalError'
import { errorOf, outcomeOf } from '../actors/call'
import { networkBack } from '../actors/networkBack'
import { downloadActor, type FileEndpoint, fileKeyOf } from './download.actor'

/** A document on its way to the customer, as a screen shows it. */
export interface Download {
  /** The document's id. */
  readonly id: string
  readonly status: 'loading' | 'saved' | 'failed'
  /** From 0 to 1; `null` while nothing is known. */
  readonly progress: number | null
  /** Whether the customer asked for it, and not the portal by itself once the network was back. */
  readonly isAsked: boolean
  /** Key of its file once the customer has it. */
  readonly fileKey: string | null
  /** Why it failed: `notFound` where the insurer has no such document (any more). */
  readonly problem: 'notFound' | TechnicalErrorType | null
}

/** What the owner of a download is told whenever something changed. */
export interface DownloadChanged {
  readonly type: 'download.changed'
  readonly download: Download
}

/** Which document. */
export interface DownloadTarget {
  readonly id: string
  /** What the file is named after: `Számla 2026-10-12` becomes `szamla-2026-10-12.pdf`. */
  readonly title: string
}

/** The actor that brings a document to the customer. */
export const downloadId = (documentId: string): string => `download-${documentId}`

type DownloadEvent =
  | { readonly type: 'download.progressed'; readonly progress: number }
  /** Once more: after a fault, or because the file was lost. */
  | { readonly type: 'download.repeated' }

const again = { target: 'loading', actions: { type: 'ask', params: true } } as const

/**
 * Makes the machine of one document's way to the customer: how far it is, faults, and once more. A child of whoever was
 * asked for the document; it stays, so that it can be told to go once more.
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
              guard: { type: 'answered', params: outcomeOf },
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
        on: { 'download.repeated': again },
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
        on: { 'download.repeated': again },
      },
      refused: {
        description: 'A biztosítónál nincs meg ez a dokumentum.',
        entry: 'tell',
        on: { 'download.repeated': again },
      },
    },
  })

export type DownloadMachine = ReturnType<typeof downloadMachine>
