import type { ConstantField } from '../field'

/** A value that goes out with every submission, and is not asked. */
export const constant = <const Value extends string | number | boolean>(value: Value): ConstantField<Value> => ({
  type: 'constant',
  value,
})
