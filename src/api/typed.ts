import * as v from 'valibot'
import { hasLetter, isPlain, isWrittenName, MOST } from './typedLimits'

/** A typed text of limited length. */
// @__NO_SIDE_EFFECTS__
const upTo = (max: number) => v.pipe(v.string(), v.maxLength(max), v.check(isPlain))

// @__NO_SIDE_EFFECTS__
const nameUpTo = (max: number) => v.pipe(upTo(max), v.check(hasLetter), v.check(isWrittenName))

/** A typed number or code. */
export const typedShort = upTo(MOST.short)
export const typedPlate = upTo(MOST.plate)
export const typedLine = upTo(MOST.line)
export const typedEmail = upTo(MOST.email)
/** A typed text of several lines. */
export const typedText = upTo(MOST.longText)
/** The name of a person or a company. */
export const typedName = nameUpTo(MOST.line)
/** A part of a person's name. */
export const typedPersonName = nameUpTo(MOST.personName)
