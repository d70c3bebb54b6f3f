import { useTranslation } from 'react-i18next'
import { useForOthers } from '../../hooks/useForOthers'
import { formatDate } from '../../texts/format'
import { Action } from '../../ui/controls/Action'
import type { SignatureProps } from './signature'

interface Props extends SignatureProps {
  readonly until: string | null | undefined
}

/**
 * The button that leaves the signature. The text beside it says if the customer can sign later and, if there is a
 * deadline, until when.
 */
export function LeaveSignature({ signature, until }: Props) {
  const { t } = useTranslation('signature')
  const forOthers = useForOthers()
  return (
    <div className="signature-part">
      <p className="hint">
        {until && !forOthers ? t('leaveHintUntil', { until: formatDate(until) }) : t(`leaveHint${forOthers}`)}
      </p>
      <p>
        <Action send={signature.send} event={{ type: 'signature.left' }} variant="quiet">
          {t(`leave${forOthers}`)}
        </Action>
      </p>
    </div>
  )
}
