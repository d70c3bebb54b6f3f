import { keepSaved, savedFile } from './savedFiles'

/**
 * Saves a file under a name, through a download link. The file can also be opened and shared, because browsers do not
 * report whether they saved it.
 */
export const saveFile = (key: string, file: Blob, name: string): void => {
  keepSaved(key, new File([file], name, { type: file.type }))
  const href = savedFile(key)?.address
  if (href !== undefined) Object.assign(document.createElement('a'), { href, download: name }).click()
}
