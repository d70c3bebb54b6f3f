import { useTranslation } from 'react-i18next'
import { savedFile } from '../browser/savedFiles'
import { ShareButton } from '../ui/controls/ShareButton'
import { canShareFiles } from '../ui/controls/share'

interface Props {
  readonly fileKey: string
  /** Name of the document, for the button's name. */
  readonly document: string
}

/** Shares a downloaded file through the platform's share sheet. Renders nothing on platforms without one. */
export function ShareFile({ fileKey, document }: Props) {
  const { t } = useTranslation('documents')
  const file = savedFile(fileKey)?.file
  if (file === undefined || !canShareFiles([file])) return null
  return (
    <ShareButton
      data={{ files: [file], title: document }}
      refusal={t('shareRefused')}
      appearance="quiet"
      label={t('shareOf', { document })}
    >
      {t('share')}
    </ShareButton>
  )
}
