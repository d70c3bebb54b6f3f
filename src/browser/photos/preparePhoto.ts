import type { PreparedPhoto } from '../../../machines/services'
import { isHeic } from '../../../machines/upload/photo'
import { FILE_TYPES, LARGEST_FILE } from '../../api/documents'
import { isReadable } from '../../api/isReadable'
import { UnreadableFile } from '../../api/technicalError'
import { fileOf, keepPreview, replaceFile } from '../files'
import { type DrawProblem, drawInPage } from './drawInPage'
import { drawInWorker } from './drawInWorker'
import type { DrawnPhoto } from './drawPhoto'

let lastWork: Promise<unknown> = Promise.resolve()

/** Runs one task after the other, because a phone may not have memory for several decoded photos. */
const runInTurn = <Done>(work: () => Promise<Done>): Promise<Done> => {
  const result = lastWork.then(work)
  lastWork = result.catch(() => undefined)
  return result
}

const drawInTurn = (file: Blob, signal: AbortSignal): Promise<DrawnPhoto | DrawProblem> =>
  runInTurn(async () => {
    signal.throwIfAborted()
    const drawn = await drawInWorker(file, signal)
    signal.throwIfAborted()
    return drawn ?? drawInPage(file)
  })

const jpegNameOf = (name: string): string => `${name.replace(/\.[^.]*$/, '')}.jpg`

/**
 * Returns the result for a photo that the browser shows but cannot draw faithfully: the chosen file, or the problem if
 * the insurer does not accept that file.
 */
const chosenFileResult = ({ size, type: mimeType }: File): PreparedPhoto => {
  if (isHeic(mimeType)) return { ok: false, problem: 'heic' }
  if (!FILE_TYPES.includes(mimeType)) return { ok: false, problem: 'wrongType' }
  if (size > LARGEST_FILE) return { ok: false, problem: 'tooLarge' }
  return { ok: true, file: { size, mimeType } }
}

/** Returns the reason why the browser cannot read a picture. If the insurer accepts its type, the file is damaged. */
const unreadableProblemOf = (mimeType: string) => {
  if (isHeic(mimeType)) return 'heic'
  return FILE_TYPES.includes(mimeType) ? 'unreadable' : 'wrongType'
}

/**
 * Replaces the chosen photo by a smaller JPEG to send. Returns the size and type of the file to send, or the problem
 * with the photo. @throws UnreadableFile if the chosen photo was removed or cannot be read.
 */
export const preparePhoto = async (id: string, signal: AbortSignal): Promise<PreparedPhoto> => {
  const chosenFile = fileOf(id)
  if (chosenFile === undefined) throw new UnreadableFile()
  const drawn = await drawInTurn(chosenFile, signal)
  signal.throwIfAborted()
  if (drawn === 'unreadable') {
    if (!(await isReadable(chosenFile))) throw new UnreadableFile()
    return { ok: false, problem: unreadableProblemOf(chosenFile.type) }
  }
  if (drawn === 'undrawn') {
    keepPreview(id, chosenFile)
    return chosenFileResult(chosenFile)
  }
  // The file to send is a JPEG with a matching name. The customer still sees the name of the chosen file.
  const file = new File([drawn.photo], jpegNameOf(chosenFile.name), { type: 'image/jpeg' })
  replaceFile(id, file)
  keepPreview(id, drawn.preview)
  return { ok: true, file: { size: file.size, mimeType: file.type } }
}

/** Creates a thumbnail of a photo that the insurer already has. An unreadable photo is not shown. */
export const showPhoto = async (id: string, photo: Blob, signal: AbortSignal): Promise<void> => {
  const drawn = await drawInTurn(photo, signal)
  if (drawn !== 'unreadable' && !signal.aborted) keepPreview(id, drawn === 'undrawn' ? photo : drawn.preview)
}
