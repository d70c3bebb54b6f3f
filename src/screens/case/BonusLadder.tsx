import './BonusLadder.css'
import { useTranslation } from 'react-i18next'
import { bonusGrades } from '../../../machines/cases/bonusGrade'

const STEPS = bonusGrades.length
const percent = (part: number): string => `${part * 100}%`
/** The lowest step is drawn, too. */
const heightOf = (place: number): number => (place + 2) / (STEPS + 1)

const stepClass = (place: number, at: number): string =>
  place === at ? 'ladder-at' : place < at ? 'ladder-climbed' : 'ladder-ahead'

/** The grades to come that say most: the next one, and the best. */
const ahead = (at: number) => (at === STEPS - 1 ? [] : [...new Set([at + 1, STEPS - 1])])

/** A grade on the ladder of all of them, and after how many years without a damage the next and the best are reached. */
export function BonusLadder({ grade }: { readonly grade: string }) {
  const { t } = useTranslation('case')
  const at = bonusGrades.indexOf(grade)
  if (at === -1) return <span>{grade}</span>
  return (
    <div className="ladder">
      <strong>{grade}</strong>
      <svg className="ladder-steps" aria-hidden="true">
        {bonusGrades.map((name, place) => (
          <rect
            key={name}
            className={stepClass(place, at)}
            x={percent((place + 0.1) / STEPS)}
            y={percent(1 - heightOf(place))}
            width={percent(0.8 / STEPS)}
            height={percent(heightOf(place))}
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
        {ahead(at).map((place) => (
          <li key={place}>{t('ladder.ahead', { grade: bonusGrades[place], years: place - at })}</li>
        ))}
        {at === STEPS - 1 && <li>{t('ladder.best')}</li>}
      </ul>
    </div>
  )
}
