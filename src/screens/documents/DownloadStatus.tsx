import { useTranslation } from 'react-i18next'
import type { Download } from '../../../machines/download/download.machine'
import { answerPress, bringIntoSight } from '../../ui/arrival'
import { ErrorIcon, SuccessIcon } from '../../ui/icons'
import { ShareFile } from './ShareFile'

interface Props {
  readonly download: Download
  readonly name: string
}

/**
 * How far a download is, and what has become of it: one element throughout, so that a download that goes on by itself leaves
 * the focus where its failure had taken it.
 */
export function DownloadStatus({ download: { status, progress, isAsked, fileName, problem }, name }: Props) {
  const { t } = useTranslation('documents')
  if (status === 'failed') {
    return (
      <div className="document-status field-error" role="alert" tabIndex={-1} ref={isAsked ? answerPress : undefined}>
        <ErrorIcon />
        {t(`downloads.${problem ?? 'transport'}`)}
      </div>
    )
  }
  return (
    <div className="document-status" tabIndex={-1} ref={bringIntoSight}>
      <p className="hint" role="status">
        {status === 'saved' && <SuccessIcon />}
        {t(`downloads.${status}`)}
      </p>
      {status === 'saved' && fileName !== null && <ShareFile fileName={fileName} document={name} />}
      {status === 'loading' && <progress aria-label={name} value={progress ?? undefined} max={1} />}
    </div>
  )
}
