import { type Download, type DownloadTarget, downloadId } from './download.machine'

/** A document is wanted: for the first time, or once more. */
export interface DownloadRequested {
  readonly type: 'download.requested'
  readonly target: DownloadTarget
}

/** The documents that were asked for, by their ids. */
export type Downloads = Readonly<Record<string, Download>>

/** What whoever offers several documents knows of them. */
interface Downloading {
  readonly downloads: Downloads
}

type Spawn = (src: 'download', options: { readonly id: string; readonly input: DownloadTarget }) => unknown

/** Whether a document was not asked for yet. */
export const isUnasked = ({ downloads }: Downloading, { id }: DownloadTarget): boolean => !Object.hasOwn(downloads, id)

/** Whether a document that was asked for can be asked for once more. */
export const canRepeat = ({ downloads }: Downloading, { id }: DownloadTarget): boolean =>
  downloads[id]?.status !== 'loading'

/** Sends a document on its way to the customer. */
export const startDownload = (spawn: Spawn, target: DownloadTarget): void => {
  spawn('download', { id: downloadId(target.id), input: target })
}

/** What is known once something has changed with one of them. */
export const withDownload = ({ downloads }: Downloading, download: Download): Downloading => ({
  downloads: { ...downloads, [download.id]: download },
})

const targetOf = ({ event }: { readonly event: DownloadRequested }): DownloadTarget => event.target

/** What a state hears in which documents are offered; guards and actions are named so in every vocabulary. */
export const downloading = {
  'download.requested': [
    { guard: { type: 'isUnasked', params: targetOf }, actions: { type: 'startDownload', params: targetOf } },
    { guard: { type: 'canRepeat', params: targetOf }, actions: { type: 'repeatDownload', params: targetOf } },
  ],
} as const
