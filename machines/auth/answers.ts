import type { SlaType } from '../../src/api/auth'
import { normalisePlate } from '../validation/normalisePlate'
import { normaliseZipCode } from '../validation/normaliseZipCode'
import { withoutSeparators } from '../withoutSeparators'
import type { AnswerError } from './answerError'

/** A number as it is pasted from a letter: with its label, in brackets, in groups of three, before a full stop. */
const PASTED = /^(?:\p{L}+:)?\(?(\d+|\d{1,3}(?:\.\d{3})+)\)?\.?$/u

/** Returns the digits of a contract number as it was typed or pasted. Any other text keeps its characters, without spaces and hyphens. */
export const normaliseDigits = (typed: string): string => {
  const text = withoutSeparators(typed)
  return PASTED.exec(text)?.[1]?.replaceAll('.', '') ?? text
}

/** A second step that asks for what the customer knows, not for what was sent. */
export type KnownMethod = Exclude<SlaType, 'SMS_OTP'>

/** Which of them a sign-in asks for that asks for one. */
export const knownMethodOf = ({ method }: { readonly method: SlaType | null }): KnownMethod =>
  method === 'ZIP_CODE' ? method : 'LICENSE_PLATE_NUMBER'

/** The answer as the insurer takes it. */
export const normaliseAnswer = (method: KnownMethod, typed: string): string =>
  method === 'LICENSE_PLATE_NUMBER' ? normalisePlate(typed) : normaliseZipCode(typed)

const SHAPES: Record<KnownMethod, RegExp> = {
  // A plate that looks unusual is let through: a check that could refuse a real customer may only warn.
  LICENSE_PLATE_NUMBER: /^[A-Z0-9ÁÉÍÓÖŐÚÜŰ]{1,20}$/,
  ZIP_CODE: /^[1-9]\d{3}$/,
}

/** What is wrong with what was typed, as the insurer would get it. */
export const checkShape = (shape: RegExp, normalised: string): AnswerError | null => {
  if (normalised === '') return { name: 'missing' }
  return shape.test(normalised) ? null : { name: 'malformed' }
}

/** What is wrong with a typed second-step answer, without asking the insurer. */
export const checkAnswer = (method: KnownMethod, typed: string): AnswerError | null =>
  checkShape(SHAPES[method], normaliseAnswer(method, typed))

/** What is wrong with a typed contract number. Its length is the insurer's business. */
export const checkContractNumber = (typed: string): AnswerError | null =>
  checkShape(/^\d{1,20}$/, normaliseDigits(typed))
