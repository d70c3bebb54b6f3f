import { useTranslation } from 'react-i18next'
import type { Plan } from '../../../machines/case/plan'
import type { WorkStep } from '../../../machines/case/step.types'
import type { CaseTexts } from './caseTexts'

const shared = ['filling', 'attaching', 'confirming', 'paying', 'reviewing', 'answered'] as const

/** What steps are called: pages in the case's own words, where it has any or its form is long, all others in the same everywhere. */
export const useStepTexts = (plan: Plan, texts: CaseTexts) => {
  const { t } = useTranslation('case')
  const textOf = (step: WorkStep, text: 'name' | 'heading'): string => {
    const known = shared.find((each) => each === step)
    const page = plan.pageAt(step) ?? ''
    return known === undefined ? texts.page(page, text) : (texts.ownPage(page, text) ?? t(`steps.${known}.${text}`))
  }
  return {
    nameOf: (step: WorkStep) => textOf(step, 'name'),
    headingOf: (step: WorkStep) => textOf(step, 'heading'),
  }
}
