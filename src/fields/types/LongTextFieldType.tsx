import { LongTextField } from '../LongTextField'
import type { FieldOf, FieldTypeProps } from './fieldType'
import { textControlProps } from './textControlProps'

/** A multi-line answer. */
export const LongTextFieldType = (props: FieldTypeProps<FieldOf<'text'>>) => (
  <LongTextField {...textControlProps(props)} />
)
