import type { ChoiceField } from '../field'
import { choice } from './choice'

/** A yes/no question, serialized as a boolean. */
export const yesNo = (): ChoiceField<boolean> => ({ ...choice('yes', 'no'), serialize: (answer) => answer === 'yes' })
