import './DeadlineShown.css'
import { useTranslation } from 'react-i18next'
import type { Deadline } from '../../../machines/case/definition/detail'
import { formatDate } from '../../texts/format'
import { PeriodLine } from '../../ui/values/PeriodLine'
import { calendarFileUrl } from './calendarFile'

/** The contract that a deadline belongs to, and the current day (`yyyy-MM-dd`). */
export interface DeadlineContext {
  readonly today: string
  readonly contractNumber: string
}

interface Props {
  readonly deadline: Deadline
  readonly of: DeadlineContext
}

/** A deadline and its position in its period as of today: drawn, described in words, and as a calendar file. */
export function DeadlineShown({ deadline: { until, from, next, isYear }, of: { today, contractNumber } }: Props) {
  const { t } = useTranslation('case')
  const calendarAddress = calendarFileUrl({
    day: until,
    title: t('deadline.title', { contractNumber }),
    id: contractNumber,
  })
  return (
    <div className="deadline">
      <strong>{formatDate(until)}</strong>
      <PeriodLine
        from={from}
        next={next}
        marks={[
          { mark: 'today', day: today, label: t('deadline.today') },
          { mark: 'until', day: until, label: t('deadline.until') },
          { mark: 'next', day: next, label: isYear ? t('deadline.anniversary') : t('deadline.next') },
        ]}
      />
      <a className="action action-secondary" href={calendarAddress} download={t('deadline.fileName')}>
        {t('deadline.calendar')}
      </a>
      <p className="hint">{t('deadline.calendarHint')}</p>
    </div>
  )
}
