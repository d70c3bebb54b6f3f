import type { TextField } from '../field'

/** The answer of somebody who does not know it exactly. */
export const UNKNOWN = 'unknown'

/** The same field, which somebody may say they do not know exactly: `null` is sent then. */
export const orUnknown = <Payload>(field: TextField<Payload>): TextField<Payload | null> => ({
  ...field,
  canBeUnknown: true,
  check: (answer, asking) => (answer === UNKNOWN ? null : field.check(answer, asking)),
  serialize: (answer) => (answer === UNKNOWN ? null : field.serialize(answer)),
})
