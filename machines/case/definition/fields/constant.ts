import type { ConstantField } from '../field'

/** A value sent with every submission without being asked. */
export const constant = <const Value extends string | number | boolean>(value: Value): ConstantField<Value> => ({
  type: 'constant',
  value,
})
