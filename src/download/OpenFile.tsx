import { useTranslation } from 'react-i18next'
import { savedFile } from '../browser/savedFiles'
import { ExternalIcon } from '../ui/icons/icons'

interface Props {
  readonly fileKey: string
  /** Name of the document, for the link's name. */
  readonly document: string
}

/**
 * Opens a downloaded file in a new tab, because some browsers, mainly those inside other apps, drop downloads silently.
 */
export function OpenFile({ fileKey, document }: Props) {
  const { t } = useTranslation(['documents', 'common'])
  const address = savedFile(fileKey)?.address
  if (address === undefined) return null
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener"
      className="action action-quiet"
      aria-label={`${t('openFileOf', { document })} (${t('common:newTab')})`}
    >
      <span>{t('openFile')}</span>
      <ExternalIcon />
    </a>
  )
}
