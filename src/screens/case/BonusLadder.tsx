import './BonusLadder.css'
import { useTranslation } from 'react-i18next'
import { bonusGrades } from '../../../machines/cases/bonusGrade'

const STEPS = bonusGrades.length
const percent = (part: number): string => `${part * 100}%`
/** Height of a grade's step, from 0 to 1. The lowest step is high enough to be visible. */
const heightOf = (route: number): number => (route + 2) / (STEPS + 1)

const stepClass = (route: number, at: number): string =>
  route === at ? 'ladder-at' : route < at ? 'ladder-climbed' : 'ladder-ahead'

/** The indexes of the future grades to show: the next one and the best one; empty at the best grade. */
const ahead = (at: number) => (at === STEPS - 1 ? [] : [...new Set([at + 1, STEPS - 1])])

/** A grade among all grades, and the years without a claim until the next and the best one. */
export function BonusLadder({ grade }: { readonly grade: string }) {
  const { t } = useTranslation('case')
  const at = bonusGrades.indexOf(grade)
  if (at === -1) return <span>{grade}</span>
  return (
    <div className="ladder">
      <strong>{grade}</strong>
      <svg className="ladder-steps" aria-hidden="true">
        {bonusGrades.map((name, route) => (
          <rect
            key={name}
            className={stepClass(route, at)}
            x={percent((route + 0.1) / STEPS)}
            y={percent(1 - heightOf(route))}
            width={percent(0.8 / STEPS)}
            height={percent(heightOf(route))}
          />
        ))}
        <svg x={percent((at + 0.5) / STEPS)} y={percent(1 - heightOf(at))} overflow="visible" aria-hidden="true">
          <path className="ladder-mark" d="M-6-14H6L0-5z" />
        </svg>
      </svg>
      <div className="ladder-ends" aria-hidden="true">
        <span>{bonusGrades[0]}</span>
        <span>{bonusGrades.at(-1)}</span>
      </div>
      <ul className="ladder-words">
        {ahead(at).map((route) => (
          <li key={route}>{t('ladder.ahead', { grade: bonusGrades[route], years: route - at })}</li>
        ))}
        {at === STEPS - 1 && <li>{t('ladder.best')}</li>}
      </ul>
    </div>
  )
}
