import { LongTextField } from '../LongTextField'
import type { FieldOf, FieldTypeProps } from './fieldType'
import { typed } from './typed'

/** A multi-line answer. */
export const LongTextFieldType = (props: FieldTypeProps<FieldOf<'text'>>) => <LongTextField {...typed(props)} />
