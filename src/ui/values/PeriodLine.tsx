import './PeriodLine.css'
import { formatDate } from '../../texts/format'

/** The SVG path of each type of mark. The shapes differ, so that colour is not the only difference. */
const SHAPES = {
  today: 'M0-6a6 6 0 1 0 .01 0z',
  until: 'M0-8 7 6H-7z',
  next: 'M-5-6h10v12h-10z',
} as const

interface Mark {
  readonly mark: keyof typeof SHAPES
  /** The marked day, `yyyy-MM-dd`. */
  readonly day: string
  readonly label: string
}

interface Props {
  /** The first day of the period, and the first day of the next one, `yyyy-MM-dd`. */
  readonly from: string
  readonly next: string
  /** The marks in chronological order. The first mark is today, and the line is coloured up to it. */
  readonly marks: readonly [Mark, ...Mark[]]
}

/** A drawing of a period with marked days. A description in words contains the same information. */
export function PeriodLine({ from, next, marks }: Props) {
  const positionOf = (day: string): string => {
    const fraction = (Date.parse(day) - Date.parse(from)) / (Date.parse(next) - Date.parse(from))
    return `${Math.min(1, Math.max(0, fraction)) * 100}%`
  }
  return (
    <>
      <svg className="deadline-line" aria-hidden="true">
        <rect className="deadline-period" y="50%" width="100%" height="2" />
        <rect className="deadline-gone" y="50%" width={positionOf(marks[0].day)} height="2" />
        {marks.map(({ mark, day }) => (
          <svg key={mark} x={positionOf(day)} y="50%" overflow="visible" aria-hidden="true">
            <path className={`deadline-${mark}`} d={SHAPES[mark]} />
          </svg>
        ))}
      </svg>
      <ul className="deadline-parts">
        {marks.map(({ mark, day, label }) => (
          <li key={mark}>
            <svg className="deadline-key" viewBox="-9 -9 18 18" aria-hidden="true">
              <path className={`deadline-${mark}`} d={SHAPES[mark]} />
            </svg>
            <span>{label}</span>
            <span className="figures">{formatDate(day)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
