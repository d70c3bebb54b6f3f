import { useTranslation } from 'react-i18next'
import { formatDate } from '../../texts/format'
import { Action } from '../../ui/controls/Action'
import type { SignatureProps } from './signature'

interface Props extends SignatureProps {
  readonly until: string | null | undefined
}

/** The button that postpones the signature. For a termination, the text beside the button names the deadline. */
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
