import { useTranslation } from 'react-i18next'
import { addDays } from '../../../machines/validation/date'
import { formatDate } from '../../texts/format'
import { PickerField } from '../PickerField'
import type { FieldOf, KindProps } from './kind'
import { typed } from './typed'

/** A day, within the days that can be chosen. */
export function DateKind(props: KindProps<FieldOf<'text'>>) {
  const { t } = useTranslation('case')
  const { field, today, hint } = props
  if (field.days === undefined) return <PickerField {...typed(props)} type="date" />
  const [first, last] = [addDays(today, field.days.from), addDays(today, field.days.to)]
  const between = t('hints.date', { first: formatDate(first), last: formatDate(last) })
  return <PickerField {...typed(props)} type="date" hint={hint ?? between} min={first} max={last} />
}
