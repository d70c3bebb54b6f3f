import type { TextField } from '../field'
import { text } from './text'

/** A part of an address that is taken as it is written. */
export const addressPart = (kind: 'city' | 'street' | 'houseNumber'): TextField<string> => ({ ...text(), kind })
