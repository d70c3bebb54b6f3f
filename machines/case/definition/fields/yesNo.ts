import type { ChoiceField } from '../field'
import { choice } from './choice'

/** A question that is answered with yes or no. */
export const yesNo = (): ChoiceField<boolean> => ({ ...choice('yes', 'no'), serialize: (answer) => answer === 'yes' })
