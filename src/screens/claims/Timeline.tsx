import { useTranslation } from 'react-i18next'
import { type TimelineStep, timelineOf } from '../../../machines/claims/timeline'
import type { Claim } from '../../api/entities'
import { draw } from '../../ui/icons/icons'

const DoneIcon = draw('m6.500 12.500 3.500 3.500 7.500-8', 20)

/** The progress of a claim in words: the completed, current and future steps. */
export function Timeline({ claim }: { readonly claim: Pick<Claim, 'status' | 'claimTasks' | 'paidAmount'> }) {
  const { t } = useTranslation('claims')
  const stepText = (item: TimelineStep): string => {
    switch (item.state) {
      case 'done':
        return t(`said.done.${item.step}`)
      case 'current':
        return t(`said.current.${item.step}`)
      case 'ahead':
        return t(`said.ahead.${item.step}`)
    }
  }
  return (
    <section className="stack">
      <h3>{t('timeline')}</h3>
      <ol className="timeline">
        {timelineOf(claim).map((item) => (
          <li key={item.step} data-step={item.state} aria-current={item.state === 'current' ? 'step' : undefined}>
            {item.state === 'done' && <DoneIcon />}
            <strong>{t(`steps.${item.step}`)}</strong>
            <span className="timeline-state">{t(`states.${item.state}`)}</span>
            <p>{stepText(item)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
