import type { ChosenFile } from '../../machines/upload/file'
import { LARGEST_FILE } from '../api/documents'
import { endingOf, headOf, isEncrypted, typeByContent } from '../api/fileType'
import { fewAtATime } from './fewAtATime'
import { keepFile } from './files'

/** Longest wait for what is read of a file (ms). A file in a cloud may load for long. */
const PATIENCE = 2000

/** Types by the ending of a name. */
const BY_NAME: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jpe: 'image/jpeg',
  jfif: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  heic: 'image/heic',
  heif: 'image/heic',
}

/** The result of reading a file; `null` if it cannot be read, or takes too long. */
const inTime = <Read>(reading: Promise<Read>): Promise<Read | null> => {
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null))
  return Promise.race([reading, late]).catch(() => null)
}

const typeByName = (name: string): string | undefined => BY_NAME[name.replace(/^.*\./, '').toLowerCase()]

/** The name under which a file is sent: its ending fits its type, because most receivers read only the ending. */
const nameFitting = (name: string, type: string): string => {
  const ending = endingOf(type)
  const named = typeByName(name)
  if (ending === '' || named === type) return name
  return `${named === undefined ? name : name.replace(/\.[^.]*$/, '')}${ending}`
}

/** Keeps chosen files in the page and tells of each, in their order. */
export const chooseFiles = async (files: readonly File[], tell: (file: ChosenFile) => void): Promise<void> =>
  fewAtATime(await Promise.all(files.map(chooseFile)), tell)

/** Keeps a file. Its content decides its type, then its name: the type that a system gives is often wrong or empty. */
const chooseFile = async (file: File): Promise<ChosenFile> => {
  const head = await inTime(headOf(file))
  const type = (head && typeByContent(head)) ?? typeByName(file.name) ?? file.type
  // A larger one is refused.
  const isPdf = type === 'application/pdf' && file.size <= LARGEST_FILE
  const isLocked = isPdf && (await inTime(isEncrypted(file))) === true
  const name = nameFitting(file.name, type)
  const isAsSent = type === file.type && name === file.name
  const kept = { ...keepFile(isAsSent ? file : new File([file], name, { type })), name: file.name }
  return isLocked ? { ...kept, isLocked } : kept
}
