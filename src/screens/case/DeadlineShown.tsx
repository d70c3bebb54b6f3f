import './DeadlineShown.css'
import { useTranslation } from 'react-i18next'
import type { Deadline } from '../../../machines/case/detail'
import { formatDate } from '../../texts/format'
import { calendarFile } from './calendarFile'

/** Whose deadline it is, and the day on which it is looked at. */
export interface DeadlineOf {
  readonly today: string
  readonly contractNumber: string
}

interface Props {
  readonly deadline: Deadline
  readonly of: DeadlineOf
}

const MARKS = ['today', 'until', 'next'] as const
type Mark = (typeof MARKS)[number]

/** Each by a shape of its own, so that nobody has to tell colours apart. */
const SHAPES: Readonly<Record<Mark, string>> = {
  today: 'M0-6a6 6 0 1 0 .01 0z',
  until: 'M0-8 7 6H-7z',
  next: 'M-5-6h10v12h-10z',
}

/** A deadline, where in its period it lies as of today: drawn, in words that say all of it, and as a file for a calendar. */
export function DeadlineShown({ deadline: { until, from, next, isYear }, of: { today, contractNumber } }: Props) {
  const { t } = useTranslation('case')
  const days: Readonly<Record<Mark, string>> = { today, until, next }
  const placeOf = (day: string): string => {
    const part = (Date.parse(day) - Date.parse(from)) / (Date.parse(next) - Date.parse(from))
    return `${Math.min(1, Math.max(0, part)) * 100}%`
  }
  const labels: Readonly<Record<Mark, string>> = {
    today: t('deadline.today'),
    until: t('deadline.until'),
    next: isYear ? t('deadline.anniversary') : t('deadline.next'),
  }
  const file = calendarFile({ day: until, title: t('deadline.title', { contractNumber }), id: contractNumber })
  return (
    <div className="deadline">
      <strong>{formatDate(until)}</strong>
      <svg className="deadline-line" aria-hidden="true">
        <rect className="deadline-period" y="50%" width="100%" height="2" />
        <rect className="deadline-gone" y="50%" width={placeOf(today)} height="2" />
        {MARKS.map((mark) => (
          <svg key={mark} x={placeOf(days[mark])} y="50%" overflow="visible" aria-hidden="true">
            <path className={`deadline-${mark}`} d={SHAPES[mark]} />
          </svg>
        ))}
      </svg>
      <ul className="deadline-parts">
        {MARKS.map((mark) => (
          <li key={mark}>
            <svg className="deadline-key" viewBox="-9 -9 18 18" aria-hidden="true">
              <path className={`deadline-${mark}`} d={SHAPES[mark]} />
            </svg>
            <span>{labels[mark]}</span>
            <span className="figures">{formatDate(days[mark])}</span>
          </li>
        ))}
      </ul>
      <a className="action action-secondary" href={file} download={t('deadline.fileName')}>
        {t('deadline.calendar')}
      </a>
    </div>
  )
}
