import { MOST } from '../../../../src/api/typedLimits'
import { checkName } from '../../../validation/text'
import type { Purpose, TextField } from '../field'
import { text } from './text'

/** The name of a person or a company. */
export const name = (purpose?: Purpose): TextField<string> => ({ ...text(purpose), check: checkName })

/** One of the names of a person. */
export const nameOfPerson = (purpose: 'lastName' | 'firstName'): TextField<string> => ({
  ...name(purpose),
  most: MOST.personName,
})
