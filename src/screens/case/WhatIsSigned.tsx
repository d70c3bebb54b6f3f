import { useTranslation } from 'react-i18next'
import { useShown } from '../../app/useShown'
import type { CaseProps } from './case'
import { shownDetails } from './details'
import { toldOf } from './outcome'
import { useSubmittedAnswers } from './Receipt'
import { SignedCase } from './SignedCase'

/** What of a case that was just submitted is signed. */
export function WhatIsSigned({ actor, definition, texts }: Pick<CaseProps, 'actor' | 'definition' | 'texts'>) {
  const { t } = useTranslation('case')
  const { result, sentDetails } = useShown(actor, ({ context: { result, sentDetails } }) => ({ result, sentDetails }))
  const told = shownDetails(toldOf(definition, sentDetails, result), texts)
  const answers = useSubmittedAnswers({ actor, definition, texts, told: told.map(({ label }) => label) })
  const { heading, variantLabel } = texts
  return (
    <SignedCase
      items={[
        { label: t('signed.case'), value: variantLabel ? `${heading}: ${variantLabel}` : heading },
        ...told,
        ...answers,
        { label: t('submitted.caseId'), value: result?.caseId },
      ]}
      effect={texts.signed ?? t('signed.effect')}
    />
  )
}
