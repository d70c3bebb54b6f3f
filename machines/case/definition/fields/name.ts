import { LONGEST_TEXTS } from '../../../../src/api/typedLimits'
import { checkName } from '../../../validation/text'
import type { Purpose, TextField } from '../field'
import { text } from './text'

/** The name of a person or a company. */
export const name = (purpose?: Purpose): TextField<string> => ({ ...text(purpose), check: checkName })

/** A person's last or first name. */
export const nameOfPerson = (purpose: 'lastName' | 'firstName'): TextField<string> => ({
  ...name(purpose),
  most: LONGEST_TEXTS.personName,
})
