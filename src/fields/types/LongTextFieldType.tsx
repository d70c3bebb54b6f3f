import { LongTextField } from '../LongTextField'
import type { FieldOf, FieldTypeProps } from './fieldType'
import { typed } from './typed'

/** An answer of several lines. */
export const LongTextFieldType = (props: FieldTypeProps<FieldOf<'text'>>) => <LongTextField {...typed(props)} />
