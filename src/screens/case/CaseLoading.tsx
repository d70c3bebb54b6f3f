import './case.css'
import { useTranslation } from 'react-i18next'
import type { CaseStep } from '../../../machines/case/machine/step.types'
import type { EnabledEntry } from '../../../machines/contract/contract.types'
import type { StepSlug } from '../../../machines/stepSlugs'
import { ownCaseText } from '../../texts/caseText'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { Screen } from '../../ui/layout/Screen'
import type { OpenCaseRoute } from './case'

/** The steps whose headings the portal can show before the case has loaded, by their part of the address. */
const stepBySlug = { dokumentumok: 'attaching', ellenorzes: 'reviewing' } as const satisfies Partial<
  Record<StepSlug, CaseStep>
>

const isStepSlug = (slug: string): slug is keyof typeof stepBySlug => slug in stepBySlug

interface Props {
  readonly state: string
  readonly route: OpenCaseRoute
  /** The type of the menu's entry; `undefined` until the menu is loaded. */
  readonly kind: EnabledEntry['kind'] | undefined
}

/** The skeleton of a menu entry. Until its type is known, it reserves space for the steps and content of a case. */
export function CaseLoading({ state, route, kind }: Props) {
  const { t } = useTranslation(['case', 'contract'])
  const step = isStepSlug(route.step) ? stepBySlug[route.step] : null
  const isCase = step !== null || kind === 'case'
  const mayBeCase = isCase || kind === undefined
  const screen = (
    <Screen
      state={state}
      heading={ownCaseText({ ...route, variant: '' }, 'label') ?? t('contract:opening.heading')}
      stepHeading={step === null ? undefined : t(`steps.${step}.heading`)}
      lead={route.variant ? ownCaseText(route, 'label') : undefined}
      isCase={mayBeCase}
    >
      {mayBeCase && <div className="steps-place">{isCase && <div className="steps-loading" />}</div>}
      <Skeleton
        status={t(isCase ? 'contract:opening.status' : 'contract:opening.flow')}
        shape={mayBeCase && step !== 'reviewing' ? 'fields' : 'rows'}
        count={mayBeCase ? 2 : 5}
      />
    </Screen>
  )
  // A case reserves space for the bar at the bottom from the beginning.
  return mayBeCase ? <div className="case-page">{screen}</div> : screen
}
