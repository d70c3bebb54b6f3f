import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import type { Detail } from '../../../machines/case/definition/detail'
import type { signatureMachine } from '../../../machines/signature/signature.machine'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { formatMoment } from '../../texts/formatMoment'
import type { CaseProps } from './case'
import { formatDetails } from './details'
import { detailsOf } from './outcome'
import { useSubmittedAnswers } from './Receipt'
import { SignedCase } from './SignedCase'

/**
 * The details of a termination that are listed first: reason, day, and deadline of the signature. The list of cases has
 * the same order.
 */
const FIRST_DETAIL_NAMES = ['terminationReason', 'insuranceEndDate', 'signUntil']

const sortDetails = (details: readonly Detail[]): readonly Detail[] => [
  ...FIRST_DETAIL_NAMES.flatMap((detailName) => details.filter(({ name }) => name === detailName)),
  ...details.filter(({ name }) => !FIRST_DETAIL_NAMES.includes(name)),
]

interface Props extends Pick<CaseProps, 'actor' | 'definition' | 'texts'> {
  readonly signature: ActorRefFrom<typeof signatureMachine>
}

/** The data of a submitted case to sign: its answers or, if they were lost, the details from the insurer's list. */
export function WhatIsSigned({ actor, definition, texts, signature }: Props) {
  const { t } = useTranslation('case')
  const { result, sentDetails, submittedAt, areAnswersGone } = useShallowSelector(
    actor,
    ({ context: { result, sentDetails, submittedAt, submittedAnswers } }) => ({
      ...{ result, sentDetails, submittedAt },
      areAnswersGone: submittedAnswers === null,
    }),
  )
  const listedDetails = useSelector(signature, ({ context }) => context.details)
  const details = sortDetails(detailsOf(definition, sentDetails, result))
  const detailItems = formatDetails(details, texts)
  const labels = detailItems.map(({ label }) => label)
  const answers = useSubmittedAnswers({ actor, definition, texts, shownLabels: labels })
  const otherDetails = listedDetails.filter(({ label }) => !labels.includes(label))
  const { heading, variantLabel } = texts
  // True if the insurer's termination reason is among the details. It already names the variant, so the name of the
  // case leaves the variant out.
  const isVariantNamed = details.some(({ name }) => name === 'terminationReason')
  return (
    <>
      <SignedCase
        name={variantLabel && !isVariantNamed ? `${heading}: ${variantLabel}` : heading}
        details={[...detailItems, ...answers, ...otherDetails]}
        sentAt={formatMoment(submittedAt)}
        caseId={result?.caseId}
        effect={texts.signed ?? t('signed.effect')}
      />
      {areAnswersGone && listedDetails.length === 0 && <p>{t('signed.unknown')}</p>}
    </>
  )
}
