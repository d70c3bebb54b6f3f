import { useTranslation } from 'react-i18next'
import { DownloadAction } from '../../download/DownloadAction'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import type { SignatureProps } from './signature'

/** The documents to read and print before signing. */
export function SignatureDocument({ signature }: SignatureProps) {
  const { t } = useTranslation('signature')
  const { download, isBusy } = useShallowSelector(signature, (snapshot) => ({
    download: snapshot.context.download,
    isBusy: snapshot.hasTag('busy'),
  }))
  return (
    <DownloadAction
      send={signature.send}
      event={{ type: 'download.requested', title: t('document') }}
      document={t('document')}
      download={download}
      disabled={isBusy}
    />
  )
}
