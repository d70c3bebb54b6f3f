import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import { signUntilOf } from '../../../machines/case/machine/changes/result'
import type { identificationMachine } from '../../../machines/identification/identification.machine'
import type { signatureMachine } from '../../../machines/signature/signature.machine'
import { useContract } from '../../hooks/actor'
import { useForOthers } from '../../hooks/useForOthers'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { formatDate } from '../../texts/format'
import { Notice } from '../../ui/feedback/Notice'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { AtThumb } from '../../ui/layout/AtThumb'
import { Screen } from '../../ui/layout/Screen'
import { lazyScreens } from '../lazyScreens'
import type { CaseProps } from './case'
import { followUpHeadingKey, unsettledKeyOf } from './unsettled'
import { WhatIsSigned } from './WhatIsSigned'

interface Props extends CaseProps {
  readonly signature: ActorRefFrom<typeof signatureMachine> | undefined
  readonly identification: ActorRefFrom<typeof identificationMachine> | undefined
}

/**
 * Shown if the insurer has the case, but still needs the signature or the identification. Its button is not at the
 * bottom of the screen, so that a press meant for the previous screen's button does not hit it.
 */
export function FollowUp({ state, definition, texts, actor, signature, identification }: Props) {
  const { t } = useTranslation('case')
  const forOthers = useForOthers()
  const premium = useContract((contract) => contract?.premium ?? null)
  const { until, heading } = useShallowSelector(actor, ({ context }) => ({
    until: context.result && signUntilOf(context.result),
    heading: followUpHeadingKey(unsettledKeyOf(definition, context, premium)),
  }))
  const { Signature, CaseIdentification } = lazyScreens
  if (state === 'identifying' && CaseIdentification && identification) {
    return (
      <AtThumb state={state}>
        <CaseIdentification
          identification={identification}
          heading={texts.heading}
          lead={t(`submitted.IDENTIFICATION_NEEDED.body${forOthers}`)}
          leave={t(`submitted.IDENTIFICATION_NEEDED.leave${forOthers}`)}
        />
      </AtThumb>
    )
  }
  const status =
    state === 'signing' || state === 'openingSignature' ? 'DIGITAL_SIGNATURE_NEEDED' : 'IDENTIFICATION_NEEDED'
  return (
    <Screen state={state} heading={texts.heading} stepHeading={t(`submitted.${status}.${heading}`)}>
      <Notice kind="info">
        <p>{t(`submitted.${status}.body${forOthers}`)}</p>
        {until && <p>{t('submitted.signUntil', { until: formatDate(until) })}</p>}
      </Notice>
      {Signature && signature ? (
        <Signature
          signature={signature}
          until={until}
          what={<WhatIsSigned {...{ actor, definition, texts, signature }} />}
        />
      ) : (
        <Skeleton status={t('loading')} count={2} />
      )}
    </Screen>
  )
}
