import { useTranslation } from 'react-i18next'
import { Action } from '../../ui/Action'
import type { SignatureActor } from './signature'

/** Nobody has to sign now. */
export function LeaveSignature({ signature }: { readonly signature: SignatureActor }) {
  const { t } = useTranslation('signature')
  return (
    <div className="signature-part">
      <p className="hint">{t('leaveHint')}</p>
      <p>
        <Action send={signature.send} event={{ type: 'signature.left' }} variant="quiet">
          {t('leave')}
        </Action>
      </p>
    </div>
  )
}
