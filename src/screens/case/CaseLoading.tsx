import './case.css'
import { useTranslation } from 'react-i18next'
import { ownCaseText } from '../../texts/caseText'
import { Screen } from '../../ui/Screen'
import { Skeleton } from '../../ui/Skeleton'
import type { CasePlace } from './case'

/** The steps that can be told by their address alone. */
const steps = { dokumentumok: 'attaching', ellenorzes: 'reviewing' } as const

const isKnown = (slug: string): slug is keyof typeof steps => slug in steps

interface Props {
  readonly state: string
  readonly place: CasePlace
}

/** A case on its way, before its definition is there: all that is known is its address. */
export function CaseLoading({ state, place }: Props) {
  const { t } = useTranslation(['case', 'contract'])
  const step = isKnown(place.step) ? steps[place.step] : 'filling'
  return (
    <Screen
      state={state}
      heading={ownCaseText({ ...place, variant: '' }, 'label') ?? t('contract:opening.heading')}
      stepHeading={t(`steps.${step}.heading`)}
      lead={place.variant ? ownCaseText(place, 'label') : undefined}
    >
      <div className="steps-loading" />
      <Skeleton status={t('contract:opening.status')} shape={step === 'reviewing' ? 'rows' : 'fields'} count={2} />
    </Screen>
  )
}
