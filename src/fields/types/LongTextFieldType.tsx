import { LongTextField } from '../LongTextField'
import type { FieldOf, KindProps } from './fieldType'
import { typed } from './typed'

/** An answer of several lines. */
export const LongTextKind = (props: KindProps<FieldOf<'text'>>) => <LongTextField {...typed(props)} />
