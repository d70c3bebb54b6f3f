import { normaliseTyped } from '../../machines/normaliseTyped'
import type { ChosenFile } from '../../machines/upload/file'
import { LARGEST_FILE } from '../api/documents'
import { extensionOf, headOf, isCutOff, isEncrypted, typeByContent } from '../api/fileType'
import { keepFile } from './files'
import { forEachInBatches } from './forEachInBatches'
import { whileReading } from './reading'

/** Timeout of reading a file (ms), because a file in a cloud may take long to load. */
const READ_TIMEOUT = 2000

const TYPES_BY_EXTENSION: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jpe: 'image/jpeg',
  jfif: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  heic: 'image/heic',
  heif: 'image/heic',
}

/** Waits for the result of reading a file. Resolves to `null` if reading fails or times out. */
const withTimeout = <Read>(readPromise: Promise<Read>): Promise<Read | null> => {
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, READ_TIMEOUT, null))
  return Promise.race([readPromise, timeout]).catch(() => null)
}

const typeByName = (name: string): string | undefined => TYPES_BY_EXTENSION[name.replace(/^.*\./, '').toLowerCase()]

/**
 * Returns the name under which a file is sent. Its extension matches the type, because most receivers look only at the
 * extension.
 */
const nameForType = (name: string, type: string): string => {
  const extension = extensionOf(type)
  const typeOfName = typeByName(name)
  if (extension === '' || typeOfName === type) return name
  return `${typeOfName === undefined ? name : name.replace(/\.[^.]*$/, '')}${extension}`
}

/** Stores the chosen files in the page's memory, and then calls `onChosen` for each of them in order. */
export const chooseFiles = async (files: readonly File[], onChosen: (file: ChosenFile) => void): Promise<void> =>
  forEachInBatches(await whileReading(Promise.all(files.map(chooseFile))), onChosen)

/**
 * Stores a file in the page's memory. Takes its type from its content, or else from its name, because the system's type
 * is often wrong or empty. Removes characters from its name that hide or reorder others. Such a character can display
 * `annagpj.exe` as `annaexe.jpg`.
 */
const chooseFile = async (file: File): Promise<ChosenFile> => {
  const chosenName = normaliseTyped(file.name)
  const head = await withTimeout(headOf(file))
  const type = (head && typeByContent(head)) ?? typeByName(chosenName) ?? file.type
  // Larger files are rejected anyway, so they are not read.
  const isPdf = type === 'application/pdf' && file.size <= LARGEST_FILE
  const isLocked = isPdf && (await withTimeout(isEncrypted(file))) === true
  const isCut = type === 'image/jpeg' && file.size > 0 && (await withTimeout(isCutOff(file))) === true
  const name = nameForType(chosenName, type)
  const isUnchanged = type === file.type && name === file.name
  const chosenFile = { ...keepFile(isUnchanged ? file : new File([file], name, { type })), name: chosenName }
  return { ...chosenFile, ...(isLocked && { isLocked }), ...(isCut && { isCut }) }
}
