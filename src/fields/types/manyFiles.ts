import { useTranslation } from 'react-i18next'
import type { DocumentsField } from '../../../machines/case/definition/field'
import type { FileEvent, FileItem } from '../../../machines/upload/file'
import type { ShownFile } from '../fileShown'
import type { ManyFiles } from '../ManyFilesState'

/** The most files that are announced one by one. */
const MOST_ANNOUNCED_FILES = 10

/** A screen reader announces the progress at most this many times, e.g. after every tenth file of a hundred. */
const ANNOUNCEMENT_COUNT = 10

/** Tells if there are too many files to announce one by one. */
export const areManyFiles = (files: readonly unknown[]): boolean => files.length > MOST_ANNOUNCED_FILES

/**
 * Returns the summary of a field's files, or `undefined` if the field accepts or has only a few files. The summary
 * is shown from the first file on, so that nothing moves when more are added.
 */
export const useManyFiles = (
  { max }: Pick<DocumentsField, 'max'>,
  files: readonly FileItem[],
  shownFiles: readonly ShownFile<FileEvent>[],
): ManyFiles | undefined => {
  const { t } = useTranslation('case')
  if (max <= MOST_ANNOUNCED_FILES || files.length === 0) return undefined

  const total = files.length
  const arrived = files.filter(({ status }) => status === 'uploaded').length
  const step = Math.ceil(total / ANNOUNCEMENT_COUNT)
  const spokenCount = arrived === total ? total : Math.floor(arrived / step) * step
  const missingCount = files.filter(({ status, problem }) => status === 'missing' && problem !== 'lost').length

  // If several uploads have failed, one button retries all of them. Otherwise one button removes all files that cannot
  // be retried.
  const retries = shownFiles.flatMap(({ retry }) => retry?.event ?? [])
  const removals = shownFiles.flatMap(({ status, remove }) =>
    (status === 'missing' || status === 'refused') && remove ? [remove.event] : [],
  )
  const forAll =
    retries.length > 1
      ? { label: t('files.retryAll', { number: retries.length }), events: retries }
      : { label: t('files.removeAll', { number: removals.length }), events: removals }

  return {
    areMany: areManyFiles(files),
    text: t('files.arrived', { number: arrived, of: total }),
    spoken: t(spokenCount === total ? 'files.allArrived' : 'files.arrived', { number: spokenCount, of: total }),
    arrived,
    of: total,
    missing: missingCount > 0 ? t('files.someMissing', { number: missingCount }) : undefined,
    forAll: forAll.events.length > 1 ? forAll : undefined,
  }
}
