import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../texts/format'
import type { FieldOf, FieldTypeProps } from './fieldType'
import { TypedFieldType } from './TypedFieldType'

const read = (value: number | null | undefined): string | undefined =>
  value == null ? undefined : formatMoney({ value, currency: 'HUF' })

/** An amount in forints, with its minimum and maximum. */
export function MoneyFieldType({ limits, ...props }: FieldTypeProps<FieldOf<'text'>>) {
  const { t } = useTranslation('case')
  const { hint, field } = props
  const within = { ...field.limits, ...limits }
  const [min, max] = [read(within.min), read(within.max)]
  const hintOf = () => {
    if (min !== undefined && max !== undefined) return t('hints.moneyBetween', { min, max })
    if (min !== undefined) return t('hints.moneyFrom', { min })
    return max === undefined ? undefined : t('hints.moneyTo', { max })
  }
  return <TypedFieldType {...props} hint={hint ?? hintOf()} />
}
