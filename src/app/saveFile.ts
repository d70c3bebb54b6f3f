import { keepSaved, savedFile } from './savedFiles'

/** Gives the customer a file, named, as a link that was pressed. It can be opened and shared: browsers do not report whether they save it. */
export const saveFile = (file: Blob, name: string): void => {
  keepSaved(new File([file], name, { type: file.type }))
  const href = savedFile(name)?.address
  if (href !== undefined) Object.assign(document.createElement('a'), { href, download: name }).click()
}
