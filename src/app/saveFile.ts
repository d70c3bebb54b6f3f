import { keepSaved } from './savedFiles'

/** How long the browser may take to begin with it (ms); until then the file is kept in memory. */
const KEPT = 60_000

/** Gives the customer a file, named, as a link that was pressed; it stays at hand to be shared. */
export const saveFile = (file: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  keepSaved(new File([file], name, { type: file.type }))
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT)
}
