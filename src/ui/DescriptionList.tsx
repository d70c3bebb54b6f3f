import './DescriptionList.css'
import type { Content, Elements } from './content'
import { keyed } from './keyed'
import { ValueText } from './Verbatim'

interface Props {
  /** `action`: what can be done about it. */
  readonly items: readonly { readonly label: string; readonly value: Content; readonly action?: Elements }[]
  /** Large: the few figures for which one came, such as a debt and its deadline. */
  readonly size?: 'normal' | 'large'
}

/** More characters than an amount below a hundred million has. */
const isLong = (value: Content): boolean => typeof value === 'string' && value.length > 13

/** Details: what it is, and its value, formatted by whoever passes them in. What has no value is left out; of none nothing is there. */
export const DescriptionList = ({ items, size = 'normal' }: Props) => {
  const told = items.filter(({ value }) => value)
  return (
    told.length > 0 && (
      <dl className={`description-list description-list-${size} figures`}>
        {keyed(told, ({ label }) => label).map(({ key, item: { label, value, action } }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd className={isLong(value) ? 'description-long' : undefined}>
              {typeof value === 'string' ? <ValueText>{value}</ValueText> : value}
            </dd>
            {action && <dd className="description-action">{action}</dd>}
          </div>
        ))}
      </dl>
    )
  )
}
