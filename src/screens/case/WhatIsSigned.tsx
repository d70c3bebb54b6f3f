import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import type { Detail } from '../../../machines/case/definition/detail'
import type { signatureMachine } from '../../../machines/signature/signature.machine'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { formatMoment } from '../../texts/formatMoment'
import type { CaseProps } from './case'
import { shownDetails } from './details'
import { toldOf } from './outcome'
import { useSubmittedAnswers } from './Receipt'
import { SignedCase } from './SignedCase'

/**
 * The details of a termination that are listed first: reason, day, and deadline of the signature. The list of cases has
 * the same order.
 */
const FIRST = ['terminationReason', 'insuranceEndDate', 'signUntil']

const inOrder = (told: readonly Detail[]): readonly Detail[] => [
  ...FIRST.flatMap((first) => told.filter(({ name }) => name === first)),
  ...told.filter(({ name }) => !FIRST.includes(name)),
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
  const listed = useSelector(signature, ({ context }) => context.details)
  const details = inOrder(toldOf(definition, sentDetails, result))
  const told = shownDetails(details, texts)
  const labels = told.map(({ label }) => label)
  const answers = useSubmittedAnswers({ actor, definition, texts, told: labels })
  const further = listed.filter(({ label }) => !labels.includes(label))
  const { heading, variantLabel } = texts
  // The variant is named only once. The insurer's name for it, if there is one, replaces the portal's.
  const isVariantTold = details.some(({ name }) => name === 'terminationReason')
  return (
    <>
      <SignedCase
        name={variantLabel && !isVariantTold ? `${heading}: ${variantLabel}` : heading}
        told={[...told, ...answers, ...further]}
        sentAt={formatMoment(submittedAt)}
        caseId={result?.caseId}
        effect={texts.signed ?? t('signed.effect')}
      />
      {areAnswersGone && listed.length === 0 && <p>{t('signed.unknown')}</p>}
    </>
  )
}
