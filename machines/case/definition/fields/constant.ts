import type { ConstantField } from '../field'

/** A constant that is sent with every submission. The customer does not see it. */
export const constant = <const Value extends string | number | boolean>(value: Value): ConstantField<Value> => ({
  type: 'constant',
  value,
})
