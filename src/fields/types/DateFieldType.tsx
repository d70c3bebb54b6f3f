import { useTranslation } from 'react-i18next'
import { daysAllowed } from '../../../machines/validation/daysAllowed'
import { formatDate } from '../../texts/format'
import { PickerField } from '../PickerField'
import type { FieldOf, FieldTypeProps } from './fieldType'
import { textControlProps } from './typed'

/** A day within the field's limits. */
export function DateFieldType(props: FieldTypeProps<FieldOf<'text'>>) {
  const { t } = useTranslation('case')
  const { field, today, hint, limits } = props
  if (field.days === undefined) return <PickerField {...textControlProps(props)} type="date" />
  const { first, last } = daysAllowed(field.days, today, limits)
  const between = t('hints.date', { first: formatDate(first), last: formatDate(last) })
  return <PickerField {...textControlProps(props)} type="date" hint={hint ?? between} min={first} max={last} />
}
