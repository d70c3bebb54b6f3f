import type { TextField } from '../field'

/** Answer of a customer who does not know the exact value. */
export const UNKNOWN = 'unknown'

/** Adds the answer "I do not know exactly", which is sent as `null`. */
export const orUnknown = <Payload>(field: TextField<Payload>): TextField<Payload | null> => ({
  ...field,
  canBeUnknown: true,
  check: (answer, asking) => (answer === UNKNOWN ? null : field.check(answer, asking)),
  serialize: (answer) => (answer === UNKNOWN ? null : field.serialize(answer)),
})
