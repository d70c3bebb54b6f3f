import { attempt } from '../ui/attempt'

interface SavedFile {
  readonly file: File
  /** The URL that opens the file; `undefined` if the browser cannot create one. */
  readonly address: string | undefined
}

/** The files saved in this session, by their keys, so that they can be opened and shared. */
const savedFiles = new Map<string, SavedFile>()

const revokeAddress = ({ address }: SavedFile): void => {
  if (address !== undefined) URL.revokeObjectURL(address)
}

/** Keeps a saved file as long as the session lasts. */
export const keepSavedFile = (key: string, file: File): void => {
  const previous = savedFiles.get(key)
  if (previous !== undefined) revokeAddress(previous)
  savedFiles.set(key, { file, address: attempt(() => URL.createObjectURL(file), undefined) })
}

/** Returns the file that was saved with this key in this session, or `undefined` if none exists. */
export const savedFile = (key: string): SavedFile | undefined => savedFiles.get(key)

/** Returns `true` if the browser could neither save nor open the file. */
export const couldNotBeSaved = (key: string): boolean =>
  savedFiles.has(key) && savedFiles.get(key)?.address === undefined

/** Removes all saved files. Called when the session ends. */
export const forgetSaved = (): void => {
  for (const entry of savedFiles.values()) revokeAddress(entry)
  savedFiles.clear()
}
