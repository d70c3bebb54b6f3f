import type { TextField } from '../field'

/** Answer of a customer who does not know the exact value. */
export const UNKNOWN = 'unknown'

/** Adds the answer "I do not know exactly", which is sent as `null`. */
export const orUnknown = <Payload>(field: TextField<Payload>): TextField<Payload | null> => ({
  ...field,
  canBeUnknown: true,
  check: (answer, context) => (answer === UNKNOWN ? null : field.check(answer, context)),
  serialize: (answer) => (answer === UNKNOWN ? null : field.serialize(answer)),
})
