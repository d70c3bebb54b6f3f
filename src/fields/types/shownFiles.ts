import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isPhotoToPrepare } from '../../../machines/upload/checks'
import type { FileEvent, FileItem } from '../../../machines/upload/file'
import type { PhotoTreatment } from '../../../machines/upload/photo'
import { LARGEST_FILE } from '../../api/documents'
import { isTechnicalErrorType } from '../../api/technicalError'
import { formatSize } from '../../texts/format'
import type { ShownFile } from '../fileShown'

/** The maximum size of a file that the insurer accepts, formatted. */
export const largestSizeText = formatSize(LARGEST_FILE)

/**
 * Returns a function that returns a file's texts and actions. If there are many files, a file whose upload has sent
 * nothing yet has the text of a waiting file.
 */
export const useShownFiles = (photos: PhotoTreatment, areMany = false) => {
  const { t } = useTranslation(['case', 'common'])
  return useMemo(() => createShownFileOf(t, photos, areMany), [t, photos, areMany])
}

const createShownFileOf = (t: TFunction<['case', 'common']>, photos: PhotoTreatment, areMany: boolean) => {
  const statusOf = ({ status, problem, progress }: FileItem): string => {
    if (areMany && status === 'sending' && progress === 0) return t('files.statuses.waiting')
    if (problem === null) return t(`files.statuses.${status}`)
    return isTechnicalErrorType(problem)
      ? t('files.statuses.failed')
      : t(`files.problems.${problem}`, { size: largestSizeText })
  }

  // Why an upload failed, short enough for the reserved space. Interrupted uploads continue automatically.
  const reasonOf = ({ status, problem }: FileItem): string | undefined =>
    status === 'failed' && isTechnicalErrorType(problem) ? t(`files.reasons.${problem}`) : undefined

  // A refused file shows only why it was refused.
  const warningOf = ({ status, isLocked, isCut }: FileItem): string | undefined => {
    if (status === 'refused') return undefined
    if (isLocked) return t('files.locked')
    return isCut ? t('files.cut') : undefined
  }

  const toShownFile = (file: FileItem, name: string): ShownFile<FileEvent> => ({
    id: file.id,
    name,
    isPhoto: isPhotoToPrepare(file, photos),
    size: formatSize(file.size),
    status: file.status,
    statusText: statusOf(file),
    reason: reasonOf(file),
    warning: warningOf(file),
    progress: file.progress,
    retry:
      file.status === 'failed'
        ? {
            label: t('files.retry'),
            name: t('files.retryOf', { file: name }),
            event: { type: 'file.retried', id: file.id },
          }
        : undefined,
    remove: {
      label: t('files.remove'),
      name: t('files.removeOf', { file: name }),
      event: { type: 'file.removed', id: file.id },
    },
  })

  // An unchanged file keeps its object, so that of many rows only the changed one renders.
  const cache = new WeakMap<FileItem, ShownFile<FileEvent>>()

  /** @param name name to show: all photos of a phone may have the same name. */
  return (file: FileItem, name = file.name): ShownFile<FileEvent> => {
    const cachedFile = cache.get(file)
    if (cachedFile?.name === name) return cachedFile
    const shownFile = toShownFile(file, name)
    cache.set(file, shownFile)
    return shownFile
  }
}
