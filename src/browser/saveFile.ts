import { keepSaved, savedFile } from './savedFiles'

/**
 * Saves a file under a name, through a link's download. It can also be opened and shared: browsers do not report
 * whether they save it.
 */
export const saveFile = (key: string, file: Blob, name: string): void => {
  keepSaved(key, new File([file], name, { type: file.type }))
  const href = savedFile(key)?.address
  if (href !== undefined) Object.assign(document.createElement('a'), { href, download: name }).click()
}
