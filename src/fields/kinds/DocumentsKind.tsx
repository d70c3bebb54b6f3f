import { useTranslation } from 'react-i18next'
import { filesOf } from '../../../machines/case/answer'
import type { FileEvent, FileItem } from '../../../machines/upload/file'
import { FILE_TYPES, LARGEST_FILE } from '../../api/documents'
import { isFaultKind } from '../../api/fault'
import { keepFile } from '../../app/files'
import { formatSize } from '../../texts/format'
import { FileField } from '../FileField'
import type { FileShown } from '../FileRow'
import type { FieldOf, KindProps } from './kind'

const largest = formatSize(LARGEST_FILE)

interface Props extends Omit<KindProps<FieldOf<'documents'>>, 'send' | 'options' | 'today'> {
  /** A signature asks for files too, and hears nothing else of a case. */
  readonly send: (event: FileEvent) => void
}

/** Uploaded documents. */
export function DocumentsKind({ name, label, hint, error, field, answer, send }: Props) {
  const { t } = useTranslation(['case', 'common'])

  const limits = field.photos === 'asTheyAre' ? 'files.hint' : 'files.hintPrepared'

  const statusOf = ({ status, problem }: FileItem): string => {
    if (problem === null) return t(`files.statuses.${status}`)
    if (!isFaultKind(problem)) return t(`files.problems.${problem}`, { size: largest })
    const fault = [t(`common:faults.${problem}.heading`), t(`common:faults.${problem}.body`)]
    return `${t('files.statuses.failed')} ${fault.join('. ')}`
  }

  const show = (file: FileItem): FileShown<FileEvent> => ({
    id: file.id,
    name: file.name,
    size: formatSize(file.size),
    status: file.status,
    statusText: statusOf(file),
    progress: file.progress,
    retry:
      file.status === 'failed'
        ? {
            label: t('files.retry'),
            name: t('files.retryOf', { file: file.name }),
            event: { type: 'file.retried', id: file.id },
          }
        : undefined,
    remove: {
      label: t('files.remove'),
      name: t('files.removeOf', { file: file.name }),
      event: { type: 'file.removed', id: file.id },
    },
  })

  return (
    <FileField
      name={name}
      label={label}
      hint={[hint, t(limits, { size: largest, number: field.max })].filter(Boolean).join(' ')}
      error={error}
      send={send}
      addName={t('files.addTo', { field: label })}
      addLabel={t('files.add')}
      dropHint={t('files.drop')}
      accept={FILE_TYPES.join(',')}
      onAdd={(files) => {
        for (const file of files) send({ type: 'file.added', field: name, file: keepFile(file) })
      }}
      files={filesOf(answer).map(show)}
    />
  )
}
