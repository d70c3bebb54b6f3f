import './accounts.css'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Money } from '../../api/entities'
import { formatMoney, formatPercentage } from '../../texts/format'
import { Link } from '../../ui/controls/Link'
import { withKeys } from '../../ui/values/withKeys'
import { AllocationBar } from './AllocationBar'
import { amountsOf, colourOf, type NumberedPart } from './parts'

/** A part with a text beside its name and a link to its details. */
interface AllocationPart extends NumberedPart {
  readonly currency?: string | null | undefined
  readonly to?: string
  /** The part's value, if known. Without it, the value is estimated from the share. */
  readonly value?: Money | null | undefined
}

interface Props {
  readonly heading: string
  /** Heading of the table's first column: the parts' type. */
  readonly column: string
  readonly parts: readonly AllocationPart[]
  /**
   * The value of the whole, if known. If the value of a part is unknown, the amounts of all parts are estimated from
   * the whole's value.
   */
  readonly whole?: Money | null | undefined
  /** Text shown if there are no parts. */
  readonly empty?: string
}

const valueColumnKey = (hasAmounts: boolean, isExact: boolean) => {
  if (!hasAmounts) return 'share'
  return isExact ? 'shareAndValue' : 'shareAndRoughValue'
}

/** The parts of a whole, as a bar and as a table with all of the bar's data. */
export function Allocation({ heading, column, parts, whole, empty }: Props) {
  const { t } = useTranslation('accounts')
  const id = useId()
  const knownValues = parts.flatMap(({ value }) => value ?? [])
  const isExact = knownValues.length === parts.length
  const amounts = isExact ? knownValues : whole ? amountsOf(whole, parts) : []
  return (
    <section className="stack allocation-room" aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      {parts.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <>
          <AllocationBar parts={parts} />
          <table className="allocation figures" aria-labelledby={id}>
            <thead>
              <tr>
                <th scope="col">{column}</th>
                <th scope="col">{t(valueColumnKey(amounts.length > 0, isExact))}</th>
              </tr>
            </thead>
            <tbody>
              {withKeys(parts, ({ id }) => id).map(({ key, item }, index) => (
                <tr key={key}>
                  <th scope="row">
                    <div>
                      <span className={`allocation-key ${colourOf(item)}`} aria-hidden="true">
                        {item.number}
                      </span>
                      <span>
                        {item.to === undefined ? <span>{item.name}</span> : <Link to={item.to}>{item.name}</Link>}
                        {item.currency && <span>{` (${item.currency})`}</span>}
                      </span>
                    </div>
                  </th>
                  <td>
                    <strong>{formatPercentage(item.percentage)}</strong>
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
