import type { SlaType } from '../../src/api/auth'
import { normalisePlate } from '../validation/normalisePlate'
import { withoutSeparators } from '../withoutSeparators'
import type { AnswerError } from './login.types'

/** Contract numbers are digits; spaces and hyphens that were typed or pasted do not count. */
export const normaliseDigits = withoutSeparators

/** The answer as the insurer takes it. */
export const normaliseAnswer = (method: SlaType, typed: string): string =>
  method === 'LICENSE_PLATE_NUMBER' ? normalisePlate(typed) : normaliseDigits(typed)

const SHAPES: Record<SlaType, RegExp> = {
  SMS_OTP: /^\d{6}$/,
  // A plate that looks unusual is let through: a check that could refuse a real customer may only warn.
  LICENSE_PLATE_NUMBER: /^[A-Z0-9ÁÉÍÓÖŐÚÜŰ]{1,20}$/,
  ZIP_CODE: /^[1-9]\d{3}$/,
}

const check = (shape: RegExp, normalised: string): AnswerError | null => {
  if (normalised === '') return { name: 'missing' }
  return shape.test(normalised) ? null : { name: 'malformed' }
}

/** What is wrong with a typed second-step answer, without asking the insurer. */
export const checkAnswer = (method: SlaType, typed: string): AnswerError | null =>
  check(SHAPES[method], normaliseAnswer(method, typed))

/** What is wrong with a typed contract number. Its length is the insurer's business. */
export const checkContractNumber = (typed: string): AnswerError | null => check(/^\d{1,20}$/, normaliseDigits(typed))
