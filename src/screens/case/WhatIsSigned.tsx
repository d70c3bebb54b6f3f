import { useTranslation } from 'react-i18next'
import type { Detail } from '../../../machines/case/definition/detail'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { formatMoment } from '../../texts/formatMoment'
import type { CaseProps } from './case'
import { shownDetails } from './details'
import { toldOf } from './outcome'
import { useSubmittedAnswers } from './Receipt'
import { SignedCase } from './SignedCase'

/**
 * The details of a termination that come first, as in the list of cases: reason, day, and deadline of the signature.
 */
const FIRST = ['terminationReason', 'insuranceEndDate', 'signUntil']

const inOrder = (told: readonly Detail[]): readonly Detail[] => [
  ...FIRST.flatMap((first) => told.filter(({ name }) => name === first)),
  ...told.filter(({ name }) => !FIRST.includes(name)),
]

/** The data to sign of a case that was just submitted. */
export function WhatIsSigned({ actor, definition, texts }: Pick<CaseProps, 'actor' | 'definition' | 'texts'>) {
  const { t } = useTranslation('case')
  const { result, sentDetails, submittedAt } = useShallowSelector(
    actor,
    ({ context: { result, sentDetails, submittedAt } }) => ({
      result,
      sentDetails,
      submittedAt,
    }),
  )
  const details = inOrder(toldOf(definition, sentDetails, result))
  const told = shownDetails(details, texts)
  const answers = useSubmittedAnswers({ actor, definition, texts, told: told.map(({ label }) => label) })
  const { heading, variantLabel } = texts
  // The variant is named once: by the insurer's name, if there is one.
  const isVariantTold = details.some(({ name }) => name === 'terminationReason')
  return (
    <SignedCase
      name={variantLabel && !isVariantTold ? `${heading}: ${variantLabel}` : heading}
      told={[...told, ...answers]}
      sentAt={formatMoment(submittedAt)}
      caseId={result?.caseId}
      effect={texts.signed ?? t('signed.effect')}
    />
  )
}
