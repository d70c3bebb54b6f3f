import { useTranslation } from 'react-i18next'
import { useShown } from '../../app/useShown'
import { Action } from '../../ui/Action'
import { arrive } from '../../ui/arrival'
import { SignatureDocument } from './SignatureDocument'
import { SignatureNotices } from './SignatureNotices'
import type { SignatureProps } from './signature'

/** The document, and the two ways to sign it. */
export function Choosing({ signature }: SignatureProps) {
  const { t } = useTranslation('signature')
  const { notice, hasMoved, isSigning } = useShown(signature, (snapshot) => ({
    notice: snapshot.context.notice,
    hasMoved: snapshot.context.hasMoved,
    isSigning: snapshot.matches('signing'),
  }))
  return (
    <>
      <p>{t('lead')}</p>
      <SignatureDocument signature={signature} />
      <SignatureNotices notice={notice} />
      <section className="signature-part">
        <h3 tabIndex={-1} ref={hasMoved ? arrive : undefined}>
          {t('digital.heading')}
        </h3>
        <p>{t('digital.body')}</p>
        <p>
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
