import './CaseProgress.css'
import { useTranslation } from 'react-i18next'
import type { OnlineCaseState } from '../../../machines/onlineCases/listed'
import { progressOf } from '../../../machines/onlineCases/progress'

const statusesWithoutNextText = ['SUCCEEDED', 'PAID', 'REJECTED', 'SUPERSEDED', 'late', 'received'] as const

/**
 * Tells if the language file has a text about who acts next. It has none for completed cases, `late` and `received`.
 */
const hasNextText = (
  standing: OnlineCaseState,
): standing is Exclude<OnlineCaseState, (typeof statusesWithoutNextText)[number]> =>
  !statusesWithoutNextText.some((each) => each === standing)

/** The progress of a case, and who acts next. */
export function CaseProgress({ standing }: { readonly standing: OnlineCaseState }) {
  const { t } = useTranslation('onlineCases')
  const steps = progressOf(standing)
  if (steps.length === 0) return null
  return (
    <div>
      <ol className="case-progress" aria-label={t('progress.label')}>
        {steps.map(({ step, state }) => (
          <li key={step} data-step={state} aria-current={state === 'current' ? 'step' : undefined}>
            <span>{t(`progress.steps.${step}`)}</span>
            {state !== 'current' && <span className="hidden">{` (${t(`progress.${state}`)})`}</span>}
          </li>
        ))}
      </ol>
      {hasNextText(standing) && <p className="hint">{t(`progress.next.${standing}`)}</p>}
    </div>
  )
}
