import { useTranslation } from 'react-i18next'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import type { Elements } from '../../ui/content'
import { Action } from '../../ui/controls/Action'
import { SignatureNotices } from './SignatureNotices'
import type { SignatureProps } from './signature'
import { WhatIsSigned } from './WhatIsSigned'

interface Props extends SignatureProps {
  /** Text that names the case and contract, and says what the signature changes. */
  readonly what: Elements
}

/** Shows what the customer signs, and the choice between the two signing methods. */
export function Choosing({ signature, what }: Props) {
  const { t } = useTranslation('signature')
  const { notice, isSigning } = useShallowSelector(signature, (snapshot) => ({
    notice: snapshot.context.notice,
    isSigning: snapshot.matches('signing'),
  }))
  return (
    <>
      <WhatIsSigned signature={signature}>{what}</WhatIsSigned>
      <SignatureNotices notice={notice} />
      <section className="signature-part">
        <h3>{t('digital.heading')}</h3>
        <p>{t('digital.body')}</p>
        <p className="unheard-at-first">
          <Action send={signature.send} event={{ type: 'digital.chosen' }} variant="primary" busy={isSigning}>
            {t('digital.sign')}
          </Action>
        </p>
      </section>
      <section className="signature-part">
        <h3>{t('manual.heading')}</h3>
        <p>{t('manual.body')}</p>
        <p>
          <Action send={signature.send} event={{ type: 'manual.chosen' }} disabled={isSigning}>
            {t('manual.sign')}
          </Action>
        </p>
      </section>
    </>
  )
}
