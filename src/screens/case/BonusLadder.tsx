import './BonusLadder.css'
import { useTranslation } from 'react-i18next'
import { bonusGrades } from '../../../machines/cases/bonusGrade'

const GRADE_COUNT = bonusGrades.length
const asPercent = (fraction: number): string => `${fraction * 100}%`
/** Returns the height of a grade's step, above 0 and up to 1. Even the lowest step is visible. */
const stepHeightOf = (index: number): number => (index + 2) / (GRADE_COUNT + 1)

const stepClass = (index: number, gradeIndex: number): string =>
  index === gradeIndex ? 'ladder-at' : index < gradeIndex ? 'ladder-climbed' : 'ladder-ahead'

/** Returns the indexes of the future grades to show: the next one and the best one, or none at the best grade. */
const futureGradeIndexes = (gradeIndex: number) =>
  gradeIndex === GRADE_COUNT - 1 ? [] : [...new Set([gradeIndex + 1, GRADE_COUNT - 1])]

/** A grade among all grades, and the years without a claim until the next and the best one. */
export function BonusLadder({ grade }: { readonly grade: string }) {
  const { t } = useTranslation('case')
  const gradeIndex = bonusGrades.indexOf(grade)
  if (gradeIndex === -1) return <span>{grade}</span>
  return (
    <div className="ladder">
      <strong>{grade}</strong>
      <svg className="ladder-steps" aria-hidden="true">
        {bonusGrades.map((name, index) => (
          <rect
            key={name}
            className={stepClass(index, gradeIndex)}
            x={asPercent((index + 0.1) / GRADE_COUNT)}
            y={asPercent(1 - stepHeightOf(index))}
            width={asPercent(0.8 / GRADE_COUNT)}
            height={asPercent(stepHeightOf(index))}
          />
        ))}
        <svg
          x={asPercent((gradeIndex + 0.5) / GRADE_COUNT)}
          y={asPercent(1 - stepHeightOf(gradeIndex))}
          overflow="visible"
          aria-hidden="true"
        >
          <path className="ladder-mark" d="M-6-14H6L0-5z" />
        </svg>
      </svg>
      <div className="ladder-ends" aria-hidden="true">
        <span>{bonusGrades[0]}</span>
        <span>{bonusGrades.at(-1)}</span>
      </div>
      <ul className="ladder-words">
        {futureGradeIndexes(gradeIndex).map((index) => (
          <li key={index}>{t('ladder.ahead', { grade: bonusGrades[index], years: index - gradeIndex })}</li>
        ))}
        {gradeIndex === GRADE_COUNT - 1 && <li>{t('ladder.best')}</li>}
      </ul>
    </div>
  )
}
