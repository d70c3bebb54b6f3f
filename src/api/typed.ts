import * as v from 'valibot'
import { hasLetter, isPlainText, isWrittenName, LONGEST_TEXTS } from './typedLimits'

/** A typed text of limited length. */
// @__NO_SIDE_EFFECTS__
const textUpTo = (max: number) => v.pipe(v.string(), v.maxLength(max), v.check(isPlainText))

// @__NO_SIDE_EFFECTS__
const nameUpTo = (max: number) => v.pipe(textUpTo(max), v.check(hasLetter), v.check(isWrittenName))

/** A typed number or code. */
export const typedShort = textUpTo(LONGEST_TEXTS.short)
export const typedPlate = textUpTo(LONGEST_TEXTS.plate)
export const typedLine = textUpTo(LONGEST_TEXTS.line)
export const typedEmail = textUpTo(LONGEST_TEXTS.email)
/** A typed text of several lines. */
export const typedText = textUpTo(LONGEST_TEXTS.longText)
/** The name of a person or a company. */
export const typedName = nameUpTo(LONGEST_TEXTS.line)
/** A part of a person's name. */
export const typedPersonName = nameUpTo(LONGEST_TEXTS.personName)
