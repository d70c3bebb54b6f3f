import './BonusLadder.css'
import { useTranslation } from 'react-i18next'
import { bonusGrades } from '../../../machines/cases/bonusGrade'

const STEPS = bonusGrades.length
const percent = (fraction: number): string => `${fraction * 100}%`
/** Height of a grade's step, from 0 to 1. The lowest step is high enough to be visible. */
const heightOf = (index: number): number => (index + 2) / (STEPS + 1)

const stepClass = (index: number, at: number): string =>
  index === at ? 'ladder-at' : index < at ? 'ladder-climbed' : 'ladder-ahead'

/** The indexes of the future grades to show: the next one and the best one; empty at the best grade. */
const futureGrades = (at: number) => (at === STEPS - 1 ? [] : [...new Set([at + 1, STEPS - 1])])

/** A grade among all grades, and the years without a claim until the next and the best one. */
export function BonusLadder({ grade }: { readonly grade: string }) {
  const { t } = useTranslation('case')
  const at = bonusGrades.indexOf(grade)
  if (at === -1) return <span>{grade}</span>
  return (
    <div className="ladder">
      <strong>{grade}</strong>
      <svg className="ladder-steps" aria-hidden="true">
        {bonusGrades.map((name, index) => (
          <rect
            key={name}
            className={stepClass(index, at)}
            x={percent((index + 0.1) / STEPS)}
            y={percent(1 - heightOf(index))}
            width={percent(0.8 / STEPS)}
            height={percent(heightOf(index))}
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
        {futureGrades(at).map((index) => (
          <li key={index}>{t('ladder.ahead', { grade: bonusGrades[index], years: index - at })}</li>
        ))}
        {at === STEPS - 1 && <li>{t('ladder.best')}</li>}
      </ul>
    </div>
  )
}
