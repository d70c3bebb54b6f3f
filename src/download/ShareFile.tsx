import { useTranslation } from 'react-i18next'
import { savedFile } from '../browser/savedFiles'
import { canShareFiles, useShare } from '../ui/share'

interface Props {
  /** Key of the downloaded file. */
  readonly fileKey: string
  /** Name of the document, for the button's name. */
  readonly document: string
}

/** Shares a downloaded file through the platform's share sheet. Renders nothing on platforms without one. */
export function ShareFile({ fileKey, document }: Props) {
  const { t } = useTranslation('documents')
  const file = savedFile(fileKey)?.file
  const [isRefused, share] = useShare({ files: file === undefined ? [] : [file], title: document })
  if (file === undefined || !canShareFiles([file])) return null
  return (
    <>
      <button type="button" className="action action-quiet" onClick={share} aria-label={t('shareOf', { document })}>
        {t('share')}
      </button>
      {isRefused && (
        <p className="field-error" role="alert">
          {t('shareRefused')}
        </p>
      )}
    </>
  )
}
