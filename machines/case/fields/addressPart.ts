import type { TextField } from '../field'

/** A part of an address that is taken as it is written. */
export const addressPart = (kind: 'city' | 'street' | 'houseNumber'): TextField<string> => ({
  type: 'text',
  kind,
  isOptional: false,
  check: (typed) => (typed.trim() === '' ? { name: 'missing' } : null),
  warn: () => null,
  toWire: (typed) => typed.trim(),
})
