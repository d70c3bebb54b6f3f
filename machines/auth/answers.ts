import type { SlaType } from '../../src/api/auth'
import { type AnswerError, checkFormat } from '../answerError'
import { normalisePlate } from '../validation/normalisePlate'
import { normaliseZipCode } from '../validation/normaliseZipCode'
import { withoutSeparators } from '../withoutSeparators'

/**
 * Matches a contract number pasted from a letter: an optional label, then the number, optionally in brackets or
 * quotation marks, and optionally the product line in brackets or a full stop. The digits may be in groups of three.
 */
const PASTED_CONTRACT_NUMBER = /^(?:\p{L}+:)?["'„“”(]?(\d+|\d{1,3}(?:\.\d{3})+)["'“”)]?(?:\(\p{L}+\))?\.?$/u

/**
 * Returns the digits of a typed or pasted contract number. From any other text, only spaces and hyphens are removed.
 */
export const normaliseContractNumber = (typed: string): string => {
  const text = withoutSeparators(typed)
  return PASTED_CONTRACT_NUMBER.exec(text)?.[1]?.replaceAll('.', '') ?? text
}

/** A second step that asks for something the customer knows, not for a code. */
export type KnownMethod = Exclude<SlaType, 'SMS_OTP'>

/** Returns the type of a second step that asks for no code: the postal code or, by default, the licence plate. */
export const knownMethodOf = ({ method }: { readonly method: SlaType | null }): KnownMethod =>
  method === 'ZIP_CODE' ? method : 'LICENSE_PLATE_NUMBER'

/** Normalises a second-step answer to the insurer's format. */
export const normaliseAnswer = (method: KnownMethod, typed: string): string =>
  method === 'LICENSE_PLATE_NUMBER' ? normalisePlate(typed) : normaliseZipCode(typed)

const ANSWER_FORMATS: Record<KnownMethod, RegExp> = {
  // Only characters and length are checked: a stricter check could reject a real customer's plate.
  LICENSE_PLATE_NUMBER: /^[A-Z0-9ÁÉÍÓÖŐÚÜŰ]{1,20}$/,
  ZIP_CODE: /^[1-9]\d{3}$/,
}

/** Checks a typed second-step answer without calling the insurer; `null` if it is valid. */
export const checkAnswer = (method: KnownMethod, typed: string): AnswerError | null =>
  checkFormat(ANSWER_FORMATS[method], normaliseAnswer(method, typed))

/** Checks a typed contract number; `null` if it is valid. Only the insurer checks its length. */
export const checkContractNumber = (typed: string): AnswerError | null =>
  checkFormat(/^\d{1,20}$/, normaliseContractNumber(typed))
