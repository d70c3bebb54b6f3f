import './CaseProgress.css'
import { useTranslation } from 'react-i18next'
import type { Standing } from '../../../machines/onlineCases/listed'
import { progressOf } from '../../../machines/onlineCases/progress'

/** How far a case has come, and who acts next. */
export function CaseProgress({ standing }: { readonly standing: Standing }) {
  const { t } = useTranslation('onlineCases')
  const steps = progressOf(standing)
  if (steps.length === 0 || standing === 'received') return null
  return (
    <div>
      <ol className="case-progress" aria-label={t('progress.label')}>
        {steps.map(({ step, state }) => (
          <li key={step} data-step={state} aria-current={state === 'current' ? 'step' : undefined}>
            {t(`progress.steps.${step}`)}
            {state !== 'current' && <span className="hidden"> ({t(`progress.${state}`)})</span>}
          </li>
        ))}
      </ol>
      <p className="hint">{t(`progress.next.${standing}`)}</p>
    </div>
  )
}
