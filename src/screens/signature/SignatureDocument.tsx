import { useTranslation } from 'react-i18next'
import { DownloadAction } from '../download/DownloadAction'
import type { SignatureProps } from './signature'

/** The documents to sign, to be read before and printed. */
export function SignatureDocument({ signature, snapshot }: SignatureProps) {
  const { t } = useTranslation('signature')
  return (
    <DownloadAction
      send={signature.send}
      event={{ type: 'download.requested', title: t('document') }}
      document={t('document')}
      download={snapshot.context.download}
      disabled={snapshot.hasTag('busy')}
    />
  )
}
