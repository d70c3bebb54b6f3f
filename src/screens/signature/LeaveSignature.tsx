import { useTranslation } from 'react-i18next'
import { formatDate } from '../../texts/format'
import { Action } from '../../ui/Action'
import type { SignatureProps } from './signature'

interface Props extends SignatureProps {
  readonly until: string | null | undefined
}

/** Nobody has to sign now, but a notice only counts up to its day. */
export function LeaveSignature({ signature, until }: Props) {
  const { t } = useTranslation('signature')
  return (
    <div className="signature-part">
      <p className="hint">{until ? t('leaveHintUntil', { until: formatDate(until) }) : t('leaveHint')}</p>
      <p>
        <Action send={signature.send} event={{ type: 'signature.left' }} variant="quiet">
          {t('leave')}
        </Action>
      </p>
    </div>
  )
}
