import './InsuredPlan.css'
import { useTranslation } from 'react-i18next'
import type { InsuredObject } from '../../api/entities'
import { formatMoney } from '../../texts/format'
import { insuredObjectsOf, totalInsuredSum } from './insuredParts'
import type { ViewProps } from './view'

/** The maximum number of outbuildings in the drawing. The list below contains all of them. */
const MAX_DRAWN_SHEDS = 3

/** The drawing of an insured object: an SVG path, and the position (x, y) of the object's number. */
interface Drawing {
  readonly path: string
  readonly x: number
  readonly y: number
}

const houseDrawing: Drawing = { path: 'M24 66 84 24l60 42M34 60v70h100V60', x: 84, y: 58 }
const assetsDrawing: Drawing = { path: 'M58 130v-22h52v22M58 118h52', x: 84, y: 100 }
const shedDrawing = (index: number): Drawing => {
  const leftEdge = 168 + index * 50
  return { path: `M${leftEdge} 96 l20-14 20 14M${leftEdge + 4} 94v36h32V94`, x: leftEdge + 20, y: 114 }
}

const drawingOf = ({ type }: InsuredObject, index: number): Drawing | null => {
  if (type === 'BUILDING') return houseDrawing
  if (type === 'ASSET') return assetsDrawing
  return index < MAX_DRAWN_SHEDS ? shedDrawing(index) : null
}

/** All insured objects of a home contract: a drawing with numbers, and a list under the same numbers. */
export function InsuredPlan({ contract: { header } }: Pick<ViewProps, 'contract'>) {
  const { t } = useTranslation('contract')
  if (header === null) return null
  const insuredObjects = insuredObjectsOf(header)
  if (insuredObjects.length === 0) return null
  const sheds = insuredObjects.filter(({ type }) => type === 'OUTBUILDING')
  const numberedObjects = insuredObjects.map((part, index) => ({
    part,
    number: index + 1,
    drawn: drawingOf(part, sheds.indexOf(part)),
  }))
  const totalSum = totalInsuredSum(header)
  return (
    <section className="stack">
      <h2>{t('insured.heading')}</h2>
      <div className="insured">
        <svg viewBox="0 0 320 144" aria-hidden="true">
          <path d="M8 130h304" />
          {numberedObjects.map(
            ({ number, drawn }) =>
              drawn && (
                <g key={number}>
                  <path d={drawn.path} />
                  <circle cx={drawn.x} cy={drawn.y} r="10" />
                  <text x={drawn.x} y={drawn.y}>
                    {number}
                  </text>
                </g>
              ),
          )}
        </svg>
        <ol className="figures">
          {numberedObjects.map(({ part: { type, name, sum }, number }) => (
            <li key={number}>
              <strong>{t(`insured.types.${type}`)}</strong>
              {name && <span>{name}</span>}
              <span>{sum ? t('insured.upTo', { sum: formatMoney(sum) }) : t('insured.isInsured')}</span>
            </li>
          ))}
        </ol>
      </div>
      {totalSum && <p>{t('insured.whole', { sum: formatMoney(totalSum) })}</p>}
    </section>
  )
}
