import { assign, enqueueActions, sendTo } from 'xstate'
import { servicesOf } from '../../../services'
import { fileItemOf, isReadied } from '../../../upload/checks'
import { type ChosenFile, type FileItem, isOnlyFurther, withAdded } from '../../../upload/file'
import { type UploadInput, uploadId } from '../../../upload/upload.machine'
import { filesOf } from '../../definition/answer'
import type { CaseDefinition } from '../../definition/definition'
import type { CaseForm } from '../../definition/field'
import { keyOf } from '../../draft/submission'
import type { CaseContext } from '../case.types'
import { afterEdit, withoutProblems } from '../changes/changeAnswers'
import { allFiles, fieldOf, isOnePhoto, photosIn, replacedBy, withFile } from '../changes/files'
import type { SlugOf } from '../slugs'
import { guardSetup } from './guard.setup'

type Spawn = (src: 'upload', options: { readonly id: string; readonly input: UploadInput }) => unknown

/** Starts the actor of a file. It uploads the file, unless that is already uploaded. */
const startUpload = (spawn: Spawn, form: CaseForm, context: CaseContext, field: string, file: FileItem): void => {
  // A sent case can be sent again unchanged, even if its photos are lost.
  const isPhoto = !context.isSent && isReadied(file, photosIn(form, field))
  spawn('upload', {
    id: uploadId(file.id),
    input: { file, idempotencyKey: keyOf(context, uploadId(file.id)), isPhoto },
  })
}

/** Extends the guards' setup with file actions. */
export const fileSetup = (definition: CaseDefinition, slugOf: SlugOf) =>
  guardSetup(definition, slugOf).extend({
    actions: {
      addFile: assign(({ context, spawn }, { field, file }: { readonly field: string; readonly file: ChosenFile }) => {
        const item = fileItemOf(file, photosIn(definition.form, field))
        startUpload(spawn, definition.form, context, field, item)
        return {
          ...withoutProblems(context, field),
          ...afterEdit(context),
          answers: {
            ...context.answers,
            [field]: isOnePhoto(definition, field) ? [item] : withAdded(filesOf(context.answers[field]), item),
          },
        }
      }),
      resumeUploads: assign(({ context, spawn }) => {
        for (const [field, answer] of Object.entries(context.answers))
          for (const file of filesOf(answer))
            if (file.status !== 'missing') startUpload(spawn, definition.form, context, field, file)
        return {}
      }),
      // All uploads are stopped. When the case resumes, it starts them again with the same idempotency keys.
      stopUploads: enqueueActions(({ context, enqueue }) => {
        for (const { id } of allFiles(context)) enqueue.stopChild(uploadId(id))
      }),
      // A sent case keeps its files, because it may be sent again.
      updateFile: assign(({ context }, file: FileItem) =>
        context.isSent && file.problem === 'lost'
          ? {}
          : {
              ...(isOnlyFurther(allFiles(context), file) ? {} : withoutProblems(context, fieldOf(context, file.id))),
              ...withFile(context, file.id, () => [file]),
            },
      ),
      // A replaced photo may report its removal after the submission. Then nothing changes.
      dropFile: assign(({ context }, id: string) => {
        const field = fieldOf(context, id)
        if (field === undefined) return {}
        return { ...withoutProblems(context, field), ...afterEdit(context), ...withFile(context, id, () => []) }
      }),
      forgetFiles: ({ context, system }) => {
        for (const { id } of allFiles(context)) servicesOf(system).forgetFile(id)
      },
      readyPhotos: ({ system }) => servicesOf(system).readyPhotos(),
      removeReplaced: sendTo(({ context }, field: string) => uploadId(replacedBy(context, field) ?? ''), {
        type: 'upload.removed',
      }),
      removeFile: sendTo((_, id: string) => uploadId(id), { type: 'upload.removed' }),
      retryFile: sendTo((_, id: string) => uploadId(id), { type: 'upload.retried' }),
    },
  })
