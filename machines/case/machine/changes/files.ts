import { canRemoveFile, type FileItem } from '../../../upload/file'
import type { PhotoTreatment } from '../../../upload/photo'
import { filesOf } from '../../definition/answer'
import type { CaseForm } from '../../definition/field'
import type { Questions } from '../../definition/questions'
import type { CaseContext } from '../case.types'

/** Returns the name of the field that contains the file with this id; `undefined` if no field does. */
export const fieldOfFile = ({ answers }: CaseContext, id: string): string | undefined =>
  Object.keys(answers).find((name) => filesOf(answers[name]).some((file) => file.id === id))

/** Returns how the browser prepares a field's photos before the upload, e.g. by scaling them down. */
export const photoTreatmentOf = (form: CaseForm, name: string): PhotoTreatment => {
  const field = form[name]
  return field?.type === 'documents' ? field.photos : 'asTheyAre'
}

/** Tells if a field takes a single photo. */
export const isSinglePhotoField = ({ form }: Pick<Questions, 'form'>, name: string): boolean =>
  Object(form[name]).format === 'photo'

/** Returns the id of the photo that a new photo would replace; `undefined` if there is none. */
export const replaceableFileId = ({ answers }: CaseContext, field: string): string | undefined => {
  const [file] = filesOf(answers[field])
  return file !== undefined && canRemoveFile([file], file.id) ? file.id : undefined
}

/** Replaces a file in the answers by the files that `change` returns. An empty list removes the file. */
export const withChangedFile = (context: CaseContext, id: string, change: (file: FileItem) => readonly FileItem[]) => {
  const field = fieldOfFile(context, id)
  if (field === undefined) return {}
  const files = filesOf(context.answers[field]).flatMap((file) => (file.id === id ? change(file) : [file]))
  return { answers: { ...context.answers, [field]: files } }
}

/** Returns all files of the case. */
export const allFiles = (context: CaseContext): readonly FileItem[] => Object.values(context.answers).flatMap(filesOf)
