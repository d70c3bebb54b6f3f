import { assign, sendTo } from 'xstate'
import { portsOf } from '../../../ports'
import { fileItemOf } from '../../../upload/checks'
import { type ChosenFile, type FileItem, isOnlyFurther, withAdded } from '../../../upload/file'
import { uploadId } from '../../../upload/upload.machine'
import { filesOf } from '../../definition/answer'
import type { CaseDefinition } from '../../definition/definition'
import { changed, without } from '../changes/changed'
import { allFiles, fieldOf, isOnePhoto, photosIn, replacedBy, withFile } from '../changes/files'
import { startUpload } from '../changes/uploads'
import type { SlugOf } from '../slugs'
import { guardSetup } from './guard.setup'

/** The same, and what becomes of files. */
export const fileSetup = (definition: CaseDefinition, slugOf: SlugOf) =>
  guardSetup(definition, slugOf).extend({
    actions: {
      addFile: assign(({ context, spawn }, { field, file }: { readonly field: string; readonly file: ChosenFile }) => {
        const item = fileItemOf(file, photosIn(definition.form, field))
        startUpload(spawn, definition.form, context, field, item)
        return {
          ...without(context, field),
          ...changed(context),
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
      // What has gone out stays as it was, in case that it goes out again.
      updateFile: assign(({ context }, file: FileItem) =>
        context.isSent && file.problem === 'lost'
          ? {}
          : {
              ...(isOnlyFurther(allFiles(context), file) ? {} : without(context, fieldOf(context, file.id))),
              ...withFile(context, file.id, () => [file]),
            },
      ),
      // What another photo took the place of goes by itself, maybe after the case was sent: then nothing changes.
      dropFile: assign(({ context }, id: string) => {
        const field = fieldOf(context, id)
        if (field === undefined) return {}
        return { ...without(context, field), ...changed(context), ...withFile(context, id, () => []) }
      }),
      forgetFiles: ({ context, system }) => {
        for (const { id } of allFiles(context)) portsOf(system).forgetFile(id)
      },
      readyPhotos: ({ system }) => portsOf(system).readyPhotos(),
      removeReplaced: sendTo(({ context }, field: string) => uploadId(replacedBy(context, field) ?? ''), {
        type: 'upload.removed',
      }),
      removeFile: sendTo((_, id: string) => uploadId(id), { type: 'upload.removed' }),
      retryFile: sendTo((_, id: string) => uploadId(id), { type: 'upload.retried' }),
    },
  })
