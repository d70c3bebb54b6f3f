import './ComparedShown.css'
import type { ComparedAmount } from '../../../machines/case/definition/detail'
import { formatMoney } from '../../texts/format'

interface Props {
  readonly compared: ComparedAmount
  /** The reason for the amount. */
  readonly note?: string | undefined
}

/**
 * An amount with a bar. The bar's length is relative to the largest of the compared amounts. It is filled for the new
 * amount, and outlined for the others.
 */
export const ComparedShown = ({ compared: { amount, most, isNew }, note }: Props) => (
  <>
    <span>{formatMoney(amount)}</span>
    <svg className="compared-bar" aria-hidden="true">
      <rect
        className={isNew ? 'compared-new' : 'compared-old'}
        width={`${most.value > 0 ? (Math.max(0, amount.value) / most.value) * 100 : 0}%`}
        height="100%"
      />
    </svg>
    {note && <span className="detail-note hint">{note}</span>}
  </>
)
