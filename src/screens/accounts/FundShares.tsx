import type { Account } from '../../../machines/accounts/accounts.types'
import { formatPercentage } from '../../texts/format'
import { keyed } from '../../ui/keyed'
import './accounts.css'

interface Props {
  readonly heading: string
  /** What is said where there are none. */
  readonly empty: string
  readonly funds: NonNullable<Account['currentProductFundList']>
}

/** Funds with their shares: as a picture and as text. */
export const FundShares = ({ heading, empty, funds }: Props) => (
  <section className="stack">
    <h3>{heading}</h3>
    {funds.length === 0 ? (
      <p>{empty}</p>
    ) : (
      <ul className="fund-shares figures">
        {keyed(funds, ({ id }) => id).map(({ key, item: { name, percentage, currency } }) => (
          <li key={key}>
            <span>{currency ? `${name} (${currency})` : name}</span>
            <strong>{formatPercentage(percentage)}</strong>
            <progress max={100} value={percentage} aria-hidden="true" />
          </li>
        ))}
      </ul>
    )}
  </section>
)
