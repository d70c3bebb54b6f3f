import { useTranslation } from 'react-i18next'
import { wholeLimits } from '../../../machines/validation/money'
import { numberText } from '../../../machines/validation/number'
import { formatMoney } from '../../texts/format'
import type { FieldOf, FieldTypeProps } from './fieldType'
import { TypedFieldType } from './TypedFieldType'

/**
 * An amount in forints, or a number with a unit. If the case has no hint of its own, the hint shows the minimum and the
 * maximum.
 */
export function AmountFieldType({ limits, ...props }: FieldTypeProps<FieldOf<'text'>>) {
  const { t } = useTranslation('case')
  const { hint, field } = props
  const { unit } = field
  const allLimits = { ...field.limits, ...limits }
  const bounds = unit === undefined ? wholeLimits(allLimits) : allLimits
  const limitText = (value: number | null | undefined): string | undefined => {
    if (value == null) return undefined
    return unit === undefined ? formatMoney({ value, currency: 'HUF' }) : numberText(value, unit)
  }
  const [min, max] = [limitText(bounds.min), limitText(bounds.max)]
  const type = unit === undefined ? 'money' : 'number'
  const limitsHint = () => {
    if (min !== undefined && max !== undefined) return t(`hints.${type}Between`, { min, max })
    if (min !== undefined) return t(`hints.${type}From`, { min })
    return max === undefined ? undefined : t(`hints.${type}To`, { max })
  }
  return <TypedFieldType {...props} hint={hint ?? limitsHint()} />
}
