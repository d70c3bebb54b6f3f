import { useTranslation } from 'react-i18next'
import type { Download } from '../../../machines/download/download.machine'
import { answerPress } from '../../ui/arrival'
import { ErrorIcon } from '../../ui/icons'

interface Props {
  readonly download: Download
  readonly name: string
}

/** How far a download is, and what has become of it. */
export function DownloadStatus({ download: { status, progress, isAsked, problem }, name }: Props) {
  const { t } = useTranslation('documents')
  if (status === 'failed') {
    return (
      <p className="document-status field-error" role="alert" {...(isAsked && { tabIndex: -1, ref: answerPress })}>
        <ErrorIcon />
        {t(`downloads.${problem ?? 'transport'}`)}
      </p>
    )
  }
  return (
    <div className="document-status">
      <p className="hint" role="status">
        {t(`downloads.${status}`)}
      </p>
      {status === 'loading' && <progress aria-label={name} value={progress ?? undefined} max={1} />}
    </div>
  )
}
