import { useTranslation } from 'react-i18next'
import type { DocumentsField } from '../../../machines/case/definition/field'
import type { FileEvent, FileItem } from '../../../machines/upload/file'
import type { FileShown } from '../fileShown'
import type { ManyFiles } from '../ManyFilesState'

/** The most files that are announced one by one. */
const FEW = 10

/** The number of progress announcements. */
const STEPS = 10

/** Tells if there are too many files to announce one by one. */
export const isMany = (files: readonly unknown[]): boolean => files.length > FEW

/** The summary of a field's files, from the first file on, so that nothing moves when they become many. */
export const useManyFiles = (
  { max }: Pick<DocumentsField, 'max'>,
  files: readonly FileItem[],
  shownFiles: readonly FileShown<FileEvent>[],
): ManyFiles | undefined => {
  const { t } = useTranslation('case')
  if (max <= FEW || files.length === 0) return undefined

  const total = files.length
  const arrived = files.filter(({ status }) => status === 'uploaded').length
  const step = Math.ceil(total / STEPS)
  const spoken = arrived === total ? total : Math.floor(arrived / step) * step
  const missing = files.filter(({ status, problem }) => status === 'missing' && problem !== 'lost').length

  // One button retries all failed uploads, if there are several. Otherwise it removes the files that cannot be retried.
  const retries = shownFiles.flatMap(({ retry }) => retry?.event ?? [])
  const removals = shownFiles.flatMap(({ status, remove }) =>
    (status === 'missing' || status === 'refused') && remove ? [remove.event] : [],
  )
  const forAll =
    retries.length > 1
      ? { label: t('files.retryAll', { number: retries.length }), events: retries }
      : { label: t('files.removeAll', { number: removals.length }), events: removals }

  return {
    areMany: isMany(files),
    text: t('files.arrived', { number: arrived, of: total }),
    spoken: t(spoken === total ? 'files.allArrived' : 'files.arrived', { number: spoken, of: total }),
    arrived,
    of: total,
    missing: missing > 0 ? t('files.someMissing', { number: missing }) : undefined,
    forAll: forAll.events.length > 1 ? forAll : undefined,
  }
}
