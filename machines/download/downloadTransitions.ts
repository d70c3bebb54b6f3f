import { type Download, type DownloadTarget, downloadActorId } from './download.machine'

/** A document is requested, for the first time or again. */
export interface DownloadRequested {
  readonly type: 'download.requested'
  readonly target: DownloadTarget
}

/** The downloads of the requested documents, by the document's id. */
export type Downloads = Readonly<Record<string, Download>>

/** The downloads in the context of a machine that offers several documents. */
interface DownloadsContext {
  readonly downloads: Downloads
}

type SpawnDownload = (src: 'download', options: { readonly id: string; readonly input: DownloadTarget }) => unknown

/** Tells if a document was not requested yet. */
export const isNotYetRequested = ({ downloads }: DownloadsContext, { id }: DownloadTarget): boolean =>
  !Object.hasOwn(downloads, id)

/** Tells if a document can be requested again: not while its download is loading. */
export const canRequestAgain = ({ downloads }: DownloadsContext, { id }: DownloadTarget): boolean =>
  downloads[id]?.status !== 'loading'

/** Starts the download of a document. */
export const startDownload = (spawn: SpawnDownload, target: DownloadTarget): void => {
  spawn('download', { id: downloadActorId(target.id), input: target })
}

/** The downloads, updated with a changed one. */
export const withDownload = ({ downloads }: DownloadsContext, download: Download): DownloadsContext => ({
  downloads: { ...downloads, [download.id]: download },
})

const targetOf = ({ event }: { readonly event: DownloadRequested }): DownloadTarget => event.target

/** Transitions for states that offer documents. The machine's setup must have the guards and actions named here. */
export const downloadTransitions = {
  'download.requested': [
    { guard: { type: 'isUnasked', params: targetOf }, actions: { type: 'startDownload', params: targetOf } },
    { guard: { type: 'canRepeat', params: targetOf }, actions: { type: 'repeatDownload', params: targetOf } },
  ],
} as const
