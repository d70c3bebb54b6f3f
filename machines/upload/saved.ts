import * as v from 'valibot'
import { TECHNICAL_ERROR_TYPES } from '../../src/api/technicalError'
import type { Services } from '../services'
import { FILE_PROBLEMS, type FileItem } from './file'

/** A file as it is saved in the tab. */
export const fileItem = v.object({
  id: v.string(),
  name: v.string(),
  size: v.number(),
  mimeType: v.string(),
  isLocked: v.optional(v.boolean()),
  isCut: v.optional(v.boolean()),
  status: v.picklist(['sending', 'uploaded', 'failed', 'refused', 'missing', 'removing']),
  progress: v.number(),
  documentId: v.nullable(v.string()),
  problem: v.nullable(v.picklist([...FILE_PROBLEMS, ...TECHNICAL_ERROR_TYPES])),
})

/**
 * Returns a saved file as it is after a reload. A file that was neither uploaded nor rejected has to be chosen again.
 */
export const fileAfterReload = (file: FileItem): FileItem =>
  file.status === 'uploaded' || file.status === 'refused'
    ? file
    : file.documentId === null
      ? { ...file, status: 'missing', progress: 0, problem: file.problem === 'lost' ? 'lost' : null }
      : { ...file, status: 'uploaded' }

/**
 * Returns the ids of a saved draft's files that the page still has. A page keeps its files if the session expires
 * without a reload.
 */
export const idsOfFilesInPage = (savedDraft: unknown, { file }: Pick<Services, 'file'>): readonly string[] =>
  Object.values(Object(Object(savedDraft).answers))
    .flatMap((answer) => (Array.isArray(answer) ? answer : []))
    .map((item) => Object(item).id)
    .filter((id) => typeof id === 'string' && file(id) !== undefined)

/** Sets a file that the page still has to `sending`, so that its upload continues automatically. */
export const markSendingIfInPage = (file: FileItem, ids: readonly string[]): FileItem =>
  file.status === 'missing' && ids.includes(file.id) ? { ...file, status: 'sending' } : file
