import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../SelectField'
import { DateKind } from './DateKind'
import type { FieldOf, KindProps } from './kind'
import { TypedKind } from './TypedKind'
import { typed } from './typed'

/** One answer in a row, which has no room for a hint or for radio buttons. It is drawn again only where it is another one. */
export const RowCell = memo(function Cell(props: KindProps<FieldOf<'text' | 'choice'>>) {
  const { t } = useTranslation('case')
  const { field, options } = props
  if (field.type === 'choice') return <SelectField {...typed(props)} options={options} placeholder={t('choose')} />
  if (field.kind === 'date') return <DateKind {...props} field={field} hint="" />
  return <TypedKind {...props} field={field} hint="" />
})
