import { keepSavedFile, savedFile } from './savedFiles'

/**
 * Saves a file through a download link. Browsers do not report whether they saved it. So the file is also kept in the
 * page, and the customer can open or share it.
 */
export const saveFile = (key: string, file: Blob, name: string): void => {
  keepSavedFile(key, new File([file], name, { type: file.type }))
  const href = savedFile(key)?.address
  if (href !== undefined) Object.assign(document.createElement('a'), { href, download: name }).click()
}
