import { filesOf } from '../../../machines/case/definition/answer'
import type { CaseDefinition } from '../../../machines/case/definition/definition'
import type { DocumentsField, PhotoField } from '../../../machines/case/definition/field'
import type { CaseContext, CaseEvent } from '../../../machines/case/machine/case.types'
import { documentUploads } from '../../../machines/upload/calls'
import type { FileItem } from '../../../machines/upload/file'
import { uploadedFileOf } from '../kit/sampleAnswers'
import { uploadFields } from './case.fields'

const allFiles = ({ answers }: CaseContext) => Object.values(answers).flatMap(filesOf)

const isFileUploaded = ({ answers }: CaseContext, name: string): boolean =>
  filesOf(answers[name]).some(({ status }) => status === 'uploaded')

/**
 * Tells if exploring chooses a file for this field next. It chooses photos only in the order of their fields: in any
 * order, each further photo would double the number of states. It replaces the first photo too, but only before the
 * second is chosen.
 */
export const isNextFileField = (
  definition: CaseDefinition,
  context: CaseContext,
  name: string,
  { format }: DocumentsField | PhotoField,
): boolean => {
  const photoFields = uploadFields(definition).flatMap(([fieldName, field]) =>
    field.format === 'photo' ? [fieldName] : [],
  )
  if (format !== 'photo') return filesOf(context.answers[name]).length === 0
  const nextPhotoField = photoFields.find((photoField) => !isFileUploaded(context, photoField))
  return name === nextPhotoField || (name === photoFields[0] && nextPhotoField === photoFields[1])
}

/** Returns the events of each file, by the file's status. An upload sends events only while it runs. */
export const fileEvents = (definition: CaseDefinition, context: CaseContext, isUploading: (id: string) => boolean) =>
  uploadFields(definition).flatMap(([name, field], fieldIndex) =>
    filesOf(context.answers[name]).flatMap((file) => {
      return field.format === 'photo' && (fieldIndex > 0 || allFiles(context).length > 1)
        ? laterPhotoEvents(context, [name, field], file, {
            isUploading: isUploading(file.id),
            isFirst: fieldIndex === 0,
          })
        : fileStatusEvents(name, field, file, isUploading(file.id))
    }),
  )

/**
 * Returns the event that reports the loss of the first uploaded photo at the insurer. It can occur only while the
 * summary is displayed.
 */
export const lostPhotoEvents = (definition: CaseDefinition, context: CaseContext, children: object): CaseEvent[] =>
  context.step !== 'reviewing' || !(definition.uploads ?? documentUploads).canFind
    ? []
    : uploadFields(definition)
        .filter(([, { photos }]) => photos !== 'asTheyAre')
        .flatMap(([name]) => filesOf(context.answers[name]))
        .filter(({ id, status }) => status === 'uploaded' && `upload-${id}` in children)
        .slice(0, 1)
        .map((file) => ({
          type: 'file.changed',
          file: { ...file, status: 'missing', documentId: null, problem: 'lost' },
        }))

/**
 * Returns the events of a photo if there are several. Exploring has tried all events on the first photo alone. So it
 * uploads the later photos, and removes or loses only the first.
 */
const laterPhotoEvents = (
  context: CaseContext,
  [name, field]: readonly [string, PhotoField],
  file: FileItem,
  { isUploading, isFirst }: { readonly isUploading: boolean; readonly isFirst: boolean },
): CaseEvent[] => {
  const lostPhoto = { ...file, status: 'missing', documentId: null, problem: 'lost' } as const
  return [
    ...(allFiles(context)[0]?.id === file.id ? [{ type: 'file.removed', id: file.id } as const] : []),
    ...(isUploading && file.status === 'sending'
      ? [{ type: 'file.changed', file: uploadedFileOf(name, field) } as const]
      : []),
    ...(isUploading && isFirst && file.status === 'uploaded'
      ? [{ type: 'file.changed', file: lostPhoto } as const]
      : []),
  ]
}

const fileStatusEvents = (
  name: string,
  field: DocumentsField | PhotoField,
  file: FileItem,
  isUploading: boolean,
): CaseEvent[] => {
  const changeEvents = (['uploaded', 'failed', 'removing'] as const).map((status): CaseEvent => {
    return {
      type: 'file.changed',
      file: { ...file, ...(status === 'uploaded' && uploadedFileOf(name, field)), status },
    }
  })
  return [
    ...(file.status === 'removing' ? [] : [{ type: 'file.removed', id: file.id } as const]),
    ...(file.status === 'failed' ? [{ type: 'file.retried', id: file.id } as const] : []),
    ...(isUploading ? [...changeEvents, { type: 'file.gone', id: file.id } as const] : []),
  ]
}
