import './DescriptionList.css'
import type { Content, Elements } from '../content'
import { ValueText } from './Verbatim'
import { withKeys } from './withKeys'

interface Props {
  /** `action` is a button or link for the item. */
  readonly items: readonly { readonly label: string; readonly value: Content; readonly action?: Elements }[]
  /** `large` for the few key figures of a screen, such as a debt and its deadline. */
  readonly size?: 'normal' | 'large'
}

/** Returns `true` for a text longer than any amount below a hundred million. */
const isLong = (value: Content): boolean => typeof value === 'string' && value.length > 13

/** Labels and formatted values. Leaves out items without a value, and renders nothing if no item is left. */
export const DescriptionList = ({ items, size = 'normal' }: Props) => {
  const filledItems = items.filter(({ value }) => value)
  return (
    filledItems.length > 0 && (
      <dl className={`description-list description-list-${size} figures`}>
        {withKeys(filledItems, ({ label }) => label).map(({ key, item: { label, value, action } }) => (
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
