import './AllowanceUsed.css'
import { useId } from 'react'
import type { Allowance } from '../../../machines/case/definition/detail'
import { formatMoney } from '../../texts/format'
import type { CaseTexts } from './caseTexts'

const PARTS = ['used', 'added', 'left'] as const

interface Props {
  readonly allowance: Allowance
  readonly texts: ReturnType<CaseTexts['allowance']>
}

/**
 * The used part of an allowance, the part that the answers add, and the rest: as a bar, and as a list with the same
 * amounts.
 */
export function AllowanceUsed({ allowance, texts }: Props) {
  const id = useId()
  const total = PARTS.reduce((sum, part) => sum + allowance[part].value, 0)
  const percentOf = (value: number) => `${total > 0 ? (value / total) * 100 : 0}%`
  const hatchId = `hatch-${id}`
  return (
    <div className="allowance">
      <svg className="allowance-bar" aria-hidden="true">
        <pattern id={hatchId} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className="allowance-added" width="8" height="8" />
          <rect className="allowance-stripe" width="3" height="8" />
        </pattern>
        <rect className="allowance-left" width="100%" height="100%" />
        <rect
          x={percentOf(allowance.used.value)}
          width={percentOf(allowance.added.value)}
          height="100%"
          fill={`url(#${hatchId})`}
        />
        <rect className="allowance-used" width={percentOf(allowance.used.value)} height="100%" />
      </svg>
      <ul className="allowance-parts">
        {PARTS.map((part) => (
          <li key={part}>
            <svg className="allowance-key" aria-hidden="true">
              <rect
                className={part === 'added' ? undefined : `allowance-${part}`}
                width="100%"
                height="100%"
                fill={part === 'added' ? `url(#${hatchId})` : undefined}
              />
            </svg>
            <span>{texts.part(part)}</span>
            <strong>{formatMoney(allowance[part])}</strong>
          </li>
        ))}
      </ul>
      <p role="status">{texts.note(allowance.note)}</p>
    </div>
  )
}
