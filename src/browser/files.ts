import type { ChosenFile } from '../../machines/upload/file'
import { newId } from './newId'

const files = new Map<string, File>()
const previews = new Map<string, Blob>()
const listeners = new Set<() => void>()

const tell = (): void => {
  for (const listener of listeners) listener()
}

/** Keeps a chosen file in the page, and names it for the machines. */
export const keepFile = (file: File): ChosenFile => {
  const id = newId()
  files.set(id, file)
  return { id, name: file.name, size: file.size, mimeType: file.type }
}

export const fileOf = (id: string): File | undefined => files.get(id)

/** Puts what is sent in the place of what was chosen. */
export const keepPrepared = (id: string, file: File): void => {
  files.set(id, file)
}

/** Keeps a small picture of a photo to look at, in the page alone. */
export const keepPreview = (id: string, preview: Blob): void => {
  previews.set(id, preview)
  tell()
}

export const previewOf = (id: string): Blob | undefined => previews.get(id)

/** Hears of previews that come and go, until it is told to hear no more. */
export const onPreviews = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What has arrived need not stay in the page; it can still be looked at. */
export const releaseFile = (id: string): void => {
  files.delete(id)
}

/** What never will, or is wanted no more, goes altogether. */
export const forgetFile = (id: string): void => {
  files.delete(id)
  previews.delete(id)
  tell()
}

/** With drafts go the files that were chosen for them. */
export const forgetFiles = (): void => {
  files.clear()
  previews.clear()
  tell()
}
