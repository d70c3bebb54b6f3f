import type { FileItem } from '../upload/file'
import { uploadId } from '../upload/upload.machine'
import type { CaseContext } from './case.types'
import { keyOf } from './keys'

type Spawn = (
  src: 'upload',
  options: { readonly id: string; readonly input: { readonly file: FileItem; readonly idempotencyKey: string } },
) => unknown

/** Sends a file on its way; what is at the insurer already is only looked after. */
export const startUpload = (spawn: Spawn, context: CaseContext, file: FileItem): void => {
  spawn('upload', {
    id: uploadId(file.id),
    input: { file, idempotencyKey: keyOf(context, uploadId(file.id)) },
  })
}
