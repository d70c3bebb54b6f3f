import * as v from 'valibot'
import { hasLetter, isPlainText, isWrittenName, LONGEST_TEXTS } from './typedLimits'

/** Creates the schema of a text that a customer typed: at most `max` UTF-16 units, and no hidden characters. */
// @__NO_SIDE_EFFECTS__
const textUpTo = (max: number) => v.pipe(v.string(), v.maxLength(max), v.check(isPlainText))

// @__NO_SIDE_EFFECTS__
const nameUpTo = (max: number) => v.pipe(textUpTo(max), v.check(hasLetter), v.check(isWrittenName))

/** Schema of a typed number or code, e.g. a postal code. */
export const typedShort = textUpTo(LONGEST_TEXTS.short)
export const typedPlate = textUpTo(LONGEST_TEXTS.plate)
export const typedLine = textUpTo(LONGEST_TEXTS.line)
export const typedEmail = textUpTo(LONGEST_TEXTS.email)
/** Schema of a typed text of several lines. */
export const typedText = textUpTo(LONGEST_TEXTS.longText)
/** Schema of the typed name of a person or a company. */
export const typedName = nameUpTo(LONGEST_TEXTS.line)
/** Schema of a part of a person's name, e.g. the family name. */
export const typedPersonName = nameUpTo(LONGEST_TEXTS.personName)
