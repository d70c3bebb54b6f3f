import { assign, enqueueActions, sendTo } from 'xstate'
import { servicesOf } from '../../../services'
import { fileItemOf, isPhotoToPrepare } from '../../../upload/checks'
import { type ChosenFile, type FileItem, isOnlyProgress, withAddedFile } from '../../../upload/file'
import { type UploadInput, uploadActorId } from '../../../upload/upload.machine'
import { filesOf } from '../../definition/answer'
import type { CaseDefinition } from '../../definition/definition'
import type { CaseForm } from '../../definition/field'
import { idempotencyKeyOf } from '../../draft/submission'
import type { CaseContext } from '../case.types'
import { editChanges, withoutProblems } from '../changes/changeAnswers'
import {
  allFiles,
  fieldOfFile,
  isSinglePhotoField,
  photoTreatmentOf,
  replaceableFileId,
  withChangedFile,
} from '../changes/files'
import type { SlugOf } from '../slugs'
import { guardSetup } from './guard.setup'

type SpawnUpload = (src: 'upload', options: { readonly id: string; readonly input: UploadInput }) => unknown

/** Starts the actor of a file. The actor uploads the file, unless it is already uploaded. */
const startUpload = (spawn: SpawnUpload, form: CaseForm, context: CaseContext, field: string, file: FileItem): void => {
  // Photos of a sent case are not prepared again, because a retry must send the same body.
  const isPhoto = !context.isSent && isPhotoToPrepare(file, photoTreatmentOf(form, field))
  spawn('upload', {
    id: uploadActorId(file.id),
    input: { file, idempotencyKey: idempotencyKeyOf(context, uploadActorId(file.id)), isPhoto },
  })
}

/** Extends the guards' setup with file actions. */
export const fileSetup = (definition: CaseDefinition, slugOf: SlugOf) =>
  guardSetup(definition, slugOf).extend({
    actions: {
      addFile: assign(({ context, spawn }, { field, file }: { readonly field: string; readonly file: ChosenFile }) => {
        const item = fileItemOf(file, photoTreatmentOf(definition.form, field))
        startUpload(spawn, definition.form, context, field, item)
        return {
          ...withoutProblems(context, field),
          ...editChanges(context),
          answers: {
            ...context.answers,
            [field]: isSinglePhotoField(definition, field)
              ? [item]
              : withAddedFile(filesOf(context.answers[field]), item),
          },
        }
      }),
      resumeUploads: assign(({ context, spawn }) => {
        for (const [field, answer] of Object.entries(context.answers))
          for (const file of filesOf(answer))
            if (file.status !== 'missing') startUpload(spawn, definition.form, context, field, file)
        return {}
      }),
      // Stops all uploads. When the case resumes, the uploads start again with the same idempotency keys.
      stopUploads: enqueueActions(({ context, enqueue }) => {
        for (const { id } of allFiles(context)) enqueue.stopChild(uploadActorId(id))
      }),
      // A sent case keeps the file in its answers even if the upload reports the file as lost, because the same answers
      // may be sent again.
      updateFile: assign(({ context }, file: FileItem) =>
        context.isSent && file.problem === 'lost'
          ? {}
          : {
              ...(isOnlyProgress(allFiles(context), file)
                ? {}
                : withoutProblems(context, fieldOfFile(context, file.id))),
              ...withChangedFile(context, file.id, () => [file]),
            },
      ),
      // The actor of a replaced photo may report the removal after the submission. The answers then no longer contain
      // the photo, so nothing changes.
      dropFile: assign(({ context }, id: string) => {
        const field = fieldOfFile(context, id)
        if (field === undefined) return {}
        return {
          ...withoutProblems(context, field),
          ...editChanges(context),
          ...withChangedFile(context, id, () => []),
        }
      }),
      forgetFiles: ({ context, system }) => {
        for (const { id } of allFiles(context)) servicesOf(system).forgetFile(id)
      },
      readyPhotos: ({ system }) => servicesOf(system).readyPhotos(),
      removeReplaced: sendTo(({ context }, field: string) => uploadActorId(replaceableFileId(context, field) ?? ''), {
        type: 'upload.removed',
      }),
      removeFile: sendTo((_, id: string) => uploadActorId(id), { type: 'upload.removed' }),
      retryFile: sendTo((_, id: string) => uploadActorId(id), { type: 'upload.retried' }),
    },
  })
