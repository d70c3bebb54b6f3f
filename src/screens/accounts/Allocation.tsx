import './accounts.css'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Money } from '../../api/entities'
import { formatMoney, formatPercentage } from '../../texts/format'
import { keyed } from '../../ui/keyed'
import { Link } from '../../ui/Link'
import { AllocationBar } from './AllocationBar'
import { amountsOf, COLOURS, type Part } from './parts'

/** A part with what stands beside its name, and where more is told of it. */
interface Shown extends Part {
  readonly currency?: string | null | undefined
  readonly to?: string
}

interface Props {
  readonly heading: string
  /** What the parts are, as the table's first column says it. */
  readonly column: string
  readonly parts: readonly Shown[]
  /** What all of it is worth, where that is known: each part is told in money, too. */
  readonly whole?: Money | null | undefined
  /** What is said where there are no parts. */
  readonly empty?: ReactNode
}

/** What a whole is made of: a picture, and a table that says all of it. */
export function Allocation({ heading, column, parts, whole, empty }: Props) {
  const { t } = useTranslation('accounts')
  const id = useId()
  const bySize = parts.toSorted((one, other) => other.percentage - one.percentage)
  const amounts = whole ? amountsOf(whole, bySize) : []
  return (
    <section className="stack" aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      {parts.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <>
          <AllocationBar parts={bySize} />
          <table className="allocation figures" aria-labelledby={id}>
            <thead>
              <tr>
                <th scope="col">{column}</th>
                <th scope="col">{t(whole ? 'shareAndValue' : 'share')}</th>
              </tr>
            </thead>
            <tbody>
              {keyed(bySize, (part) => part.id).map(({ key, item: { name, currency, percentage, to } }, index) => (
                <tr key={key}>
                  <th scope="row">
                    <div>
                      <span className={`allocation-key allocation-${index % COLOURS}`} aria-hidden="true">
                        {index + 1}
                      </span>
                      <span>
                        {to === undefined ? name : <Link to={to}>{name}</Link>}
                        {currency && ` (${currency})`}
                      </span>
                    </div>
                  </th>
                  <td>
                    <strong>{formatPercentage(percentage)}</strong>
                    {amounts[index] && <span>{formatMoney(amounts[index])}</span>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  )
}
