import { isReadied } from '../../../upload/checks'
import type { FileItem } from '../../../upload/file'
import { type UploadInput, uploadId } from '../../../upload/upload.machine'
import type { CaseForm } from '../../definition/field'
import { keyOf } from '../../draft/keys'
import type { CaseContext } from '../case.types'
import { photosIn } from './files'

type Spawn = (src: 'upload', options: { readonly id: string; readonly input: UploadInput }) => unknown

/** Sends a file on its way; what is at the insurer already is only looked after. */
export const startUpload = (
  spawn: Spawn,
  form: CaseForm,
  context: CaseContext,
  field: string,
  file: FileItem,
): void => {
  // What was sent may be sent again as it was, whatever has become of its photos.
  const isPhoto = !context.isSent && isReadied(file, photosIn(form, field))
  spawn('upload', {
    id: uploadId(file.id),
    input: { file, idempotencyKey: keyOf(context, uploadId(file.id)), isPhoto },
  })
}
