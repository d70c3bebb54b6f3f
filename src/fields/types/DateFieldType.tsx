import { useTranslation } from 'react-i18next'
import { allowedDays } from '../../../machines/validation/allowedDays'
import { formatDate } from '../../texts/format'
import { PickerField } from '../PickerField'
import type { FieldOf, FieldTypeProps } from './fieldType'
import { textControlProps } from './textControlProps'

/** A day, within the field's limits if it has any. */
export function DateFieldType(props: FieldTypeProps<FieldOf<'text'>>) {
  const { t } = useTranslation('case')
  const { field, today, hint, limits } = props
  if (field.days === undefined) return <PickerField {...textControlProps(props)} type="date" />
  const { first, last } = allowedDays(field.days, today, limits)
  const rangeHint = t('hints.date', { first: formatDate(first), last: formatDate(last) })
  return <PickerField {...textControlProps(props)} type="date" hint={hint ?? rangeHint} min={first} max={last} />
}
