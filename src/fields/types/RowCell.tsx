import { memo } from 'react'
import { SelectField } from '../SelectField'
import { DateFieldType } from './DateFieldType'
import type { FieldOf, FieldTypeProps } from './fieldType'
import { TypedFieldType } from './TypedFieldType'
import { textControlProps } from './textControlProps'

interface Props extends FieldTypeProps<FieldOf<'text' | 'choice'>> {
  /** Text of a select without a choice. */
  readonly placeholder: string
}

/**
 * One answer in a row, which has no room for a hint or radio buttons. Memoized: it renders only if its props change.
 */
export const RowCell = memo(function Cell({ placeholder, ...props }: Props) {
  const { field, options } = props
  if (field.type === 'choice')
    return <SelectField {...textControlProps(props)} options={options} placeholder={placeholder} />
  if (field.format === 'date') return <DateFieldType {...props} field={field} hint="" />
  return <TypedFieldType {...props} field={field} hint="" />
})
