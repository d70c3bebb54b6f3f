import type { ChosenFile } from '../../machines/upload/file'
import { newId } from './newId'

const files = new Map<string, File>()
const previews = new Map<string, Blob>()
const listeners = new Set<() => void>()

const notifyListeners = (): void => {
  for (const listener of listeners) listener()
}

/** Stores a chosen file in the page's memory. Returns its id and details for the machines. */
export const keepFile = (file: File): ChosenFile => {
  const id = newId()
  files.set(id, file)
  return { id, name: file.name, size: file.size, mimeType: file.type }
}

export const fileOf = (id: string): File | undefined => files.get(id)

/** Replaces the chosen file by the one to send. */
export const replaceFile = (id: string, file: File): void => {
  files.set(id, file)
}

/** Stores a photo's thumbnail in the page's memory only, so a reload loses it. */
export const keepPreview = (id: string, preview: Blob): void => {
  previews.set(id, preview)
  notifyListeners()
}

export const previewOf = (id: string): Blob | undefined => previews.get(id)

/** Subscribes to added and removed thumbnails. Returns a function that unsubscribes. */
export const onPreviewsChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Removes an uploaded file from the page, and keeps its thumbnail. */
export const releaseFile = (id: string): void => {
  files.delete(id)
}

/** Removes a file that was rejected, or that the customer removed, and its thumbnail from the page's memory. */
export const forgetFile = (id: string): void => {
  files.delete(id)
  previews.delete(id)
  notifyListeners()
}

/** Removes the chosen files whose ids satisfy the condition. Called when the drafts that refer to them are deleted. */
export const forgetFiles = (isForgotten: (id: string) => boolean): void => {
  for (const map of [files, previews]) for (const id of map.keys()) if (isForgotten(id)) map.delete(id)
  notifyListeners()
}
