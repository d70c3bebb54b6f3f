import type { PreparedPhoto } from '../../../machines/services'
import { isHeic } from '../../../machines/upload/photo'
import { FILE_TYPES, LARGEST_FILE } from '../../api/documents'
import { isReadable } from '../../api/isReadable'
import { UnreadableFile } from '../../api/technicalError'
import { fileOf, keepPrepared, keepPreview } from '../files'
import { drawInPage, type NotDrawn } from './drawInPage'
import { drawInWorker } from './drawInWorker'
import type { DrawnPhoto } from './drawPhoto'

let last: Promise<unknown> = Promise.resolve()

/** Runs the work one after the other: a phone has memory for one open photo, not for seven. */
const inTurn = <Done>(work: () => Promise<Done>): Promise<Done> => {
  const done = last.then(work)
  last = done.catch(() => undefined)
  return done
}

const draw = (file: Blob, signal: AbortSignal): Promise<DrawnPhoto | NotDrawn> =>
  inTurn(async () => {
    signal.throwIfAborted()
    const drawn = await drawInWorker(file, signal)
    signal.throwIfAborted()
    return drawn ?? drawInPage(file)
  })

const jpegNamed = (name: string): string => `${name.replace(/\.[^.]*$/, '')}.jpg`

/** The result for a photo that the browser shows but cannot draw faithfully: the chosen file, if it is accepted. */
const asChosen = ({ size, type: mimeType }: File): PreparedPhoto => {
  if (isHeic(mimeType)) return { ok: false, problem: 'heic' }
  if (!FILE_TYPES.includes(mimeType)) return { ok: false, problem: 'wrongType' }
  if (size > LARGEST_FILE) return { ok: false, problem: 'tooLarge' }
  return { ok: true, file: { size, mimeType } }
}

/** The reason why the browser cannot read a picture. If the insurer accepts its type, the file is damaged. */
const whyUnreadable = (mimeType: string) => {
  if (isHeic(mimeType)) return 'heic'
  return FILE_TYPES.includes(mimeType) ? 'unreadable' : 'wrongType'
}

/** Replaces the chosen photo by one that can be sent. @throws if the chosen one was removed or cannot be read. */
export const preparePhoto = async (id: string, signal: AbortSignal): Promise<PreparedPhoto> => {
  const chosen = fileOf(id)
  if (chosen === undefined) throw new UnreadableFile()
  const drawn = await draw(chosen, signal)
  signal.throwIfAborted()
  if (drawn === 'unreadable') {
    if (!(await isReadable(chosen))) throw new UnreadableFile()
    return { ok: false, problem: whyUnreadable(chosen.type) }
  }
  if (drawn === 'undrawn') {
    keepPreview(id, chosen)
    return asChosen(chosen)
  }
  // The file to send is a JPEG with a matching name. The customer still sees the name of the chosen file.
  const file = new File([drawn.photo], jpegNamed(chosen.name), { type: 'image/jpeg' })
  keepPrepared(id, file)
  keepPreview(id, drawn.preview)
  return { ok: true, file: { size: file.size, mimeType: file.type } }
}

/** Creates a thumbnail of a photo that the insurer already has. An unreadable photo is not shown. */
export const showPhoto = async (id: string, photo: Blob, signal: AbortSignal): Promise<void> => {
  const drawn = await draw(photo, signal)
  if (drawn !== 'unreadable' && !signal.aborted) keepPreview(id, drawn === 'undrawn' ? photo : drawn.preview)
}
