import { keepSavedFile, savedFile } from './savedFiles'

/** Saves a file through a download link. It can also be opened and shared: browsers do not report if they save it. */
export const saveFile = (key: string, file: Blob, name: string): void => {
  keepSavedFile(key, new File([file], name, { type: file.type }))
  const href = savedFile(key)?.address
  if (href !== undefined) Object.assign(document.createElement('a'), { href, download: name }).click()
}
