import { attempt } from '../ui/attempt'

interface Saved {
  readonly file: File
  /** The URL that opens the file; `undefined` if the browser cannot create one. */
  readonly address: string | undefined
}

/** The files saved in this session, by their keys, so that they can be opened and shared. */
const saved = new Map<string, Saved>()

const revoke = ({ address }: Saved): void => {
  if (address !== undefined) URL.revokeObjectURL(address)
}

/** Keeps a saved file as long as the session lasts. */
export const keepSaved = (key: string, file: File): void => {
  const before = saved.get(key)
  if (before !== undefined) revoke(before)
  saved.set(key, { file, address: attempt(() => URL.createObjectURL(file), undefined) })
}

/** The saved file of a key; `undefined` if no file was saved with that key in this session. */
export const savedFile = (key: string): Saved | undefined => saved.get(key)

/** Returns `true` if the browser could neither save nor open the file. */
export const isKeptBack = (key: string): boolean => saved.has(key) && saved.get(key)?.address === undefined

/** Removes all saved files. Called when the session ends. */
export const forgetSaved = (): void => {
  for (const each of saved.values()) revoke(each)
  saved.clear()
}
