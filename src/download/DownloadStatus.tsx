import { useTranslation } from 'react-i18next'
import type { Download } from '../../machines/download/download.machine'
import { couldNotBeSaved } from '../browser/savedFiles'
import { ErrorIcon, SuccessIcon } from '../ui/icons/icons'
import { focusAnswer, scrollIntoSight } from '../ui/layout/arrival'
import { OpenFile } from './OpenFile'
import { ShareFile } from './ShareFile'

interface Props {
  readonly download: Download
  readonly name: string
  /** True if the document can be sent by e-mail instead. */
  readonly canBeMailed?: boolean
  /** True if the status appears after a press, false if an earlier status is only rendered again. */
  readonly isAnswer: boolean
}

/** Progress and result of a download, in one element, so that focus set by an error is kept during a retry. */
export function DownloadStatus({ download, name, canBeMailed = false, isAnswer }: Props) {
  const { t } = useTranslation('documents')
  const { status, progress, isAsked, fileKey, problem } = download
  const isNewAnswer = isAnswer && isAsked
  if (status === 'failed') {
    return (
      <div
        className="document-status field-error"
        role="alert"
        tabIndex={-1}
        ref={isNewAnswer ? focusAnswer : undefined}
      >
        <ErrorIcon />
        <span>{t(`downloads.${problem ?? 'transport'}`)}</span>
      </div>
    )
  }
  if (status === 'saved' && fileKey !== null && couldNotBeSaved(fileKey)) {
    return (
      <div className="document-status" tabIndex={-1} ref={isNewAnswer ? scrollIntoSight : undefined}>
        <p className="field-error" role="alert">
          <ErrorIcon />
          <span>{t(canBeMailed ? 'downloads.keptBackOrMail' : 'downloads.keptBack')}</span>
        </p>
        <ShareFile fileKey={fileKey} document={name} />
      </div>
    )
  }
  return (
    <div className="document-status" tabIndex={-1} ref={isNewAnswer ? scrollIntoSight : undefined}>
      <div role="status">
        <p className="hint" key={status}>
          {status === 'saved' && <SuccessIcon />}
          <span>{t(`downloads.${status}`)}</span>
        </p>
      </div>
      {status === 'saved' && fileKey !== null && (
        <>
          <p className="hint">{t(canBeMailed ? 'downloads.elsewhereOrMail' : 'downloads.elsewhere')}</p>
          <OpenFile fileKey={fileKey} document={name} />
          <ShareFile fileKey={fileKey} document={name} />
        </>
      )}
      {status === 'loading' && <progress aria-label={name} value={progress ?? undefined} max={1} />}
    </div>
  )
}
