import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { Elements } from '../../ui/content'
import { focusNewHeading } from '../../ui/layout/arrival'
import { SignatureDocument } from './SignatureDocument'
import type { SignatureProps } from './signature'

interface Props extends SignatureProps {
  /** Text that names the case and contract, and says what the signature changes. */
  readonly children: Elements
}

/** Describes what the customer signs: the case, its effect and the document. Says that a signature cannot be undone. */
export function WhatIsSigned({ signature, children }: Props) {
  const { t } = useTranslation('signature')
  const hasMoved = useSelector(signature, ({ context }) => context.hasMoved)
  return (
    <section className="signature-part signed-what">
      <h3 tabIndex={-1} ref={hasMoved ? focusNewHeading : undefined}>
        {t('what.heading')}
      </h3>
      {children}
      <p>
        <strong>{t('what.final')}</strong>
      </p>
      <p>{t('what.read')}</p>
      <SignatureDocument signature={signature} />
    </section>
  )
}
