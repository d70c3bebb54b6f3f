import { useTranslation } from 'react-i18next'
import type { Plan } from '../../../machines/case/machine/plan'
import type { WorkStep } from '../../../machines/case/machine/step.types'
import type { CaseTexts } from './caseTexts'

const sharedSteps = ['attaching', 'confirming', 'paying', 'reviewing', 'answered'] as const

/**
 * Returns functions for the names and headings of a case's steps. The case names its form and each page of a long form.
 * Other steps have common names, unless the case has its own texts.
 */
export const useStepTexts = (plan: Plan, texts: CaseTexts) => {
  const { t } = useTranslation('case')
  const stepText = (step: WorkStep, textType: 'name' | 'heading'): string => {
    const page = plan.pageAt(step) ?? ''
    if (step === 'filling' && textType === 'name') return texts.ownPage(page, textType) ?? t('steps.filling.name')
    const sharedStep = sharedSteps.find((each) => each === step)
    return sharedStep === undefined
      ? texts.page(page, textType)
      : (texts.ownPage(page, textType) ?? t(`steps.${sharedStep}.${textType}`))
  }
  return {
    nameOf: (step: WorkStep) => stepText(step, 'name'),
    headingOf: (step: WorkStep) => stepText(step, 'heading'),
  }
}
