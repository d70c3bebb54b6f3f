/**
 * The reasons why a call has no usable answer.
 *
 * - `transport`: offline, no answer in time, or a page of the customer's network, e.g. a Wi-Fi's sign-in page
 * - `serverFailed`: the insurer's system reports that it fails or is too busy (status 500 and above, 408, 429)
 * - `declined`: any other status from 400 on, without a business error that the call declares
 * - `brokenAnswer`: an answer that does not match the endpoint's declaration
 * - `expired`: status 401
 */
export const TECHNICAL_ERROR_TYPES = ['transport', 'serverFailed', 'declined', 'brokenAnswer', 'expired'] as const
export type TechnicalErrorType = (typeof TECHNICAL_ERROR_TYPES)[number]

/** Tells if a name is a technical error type. */
export const isTechnicalErrorType = (name: string | null): name is TechnicalErrorType =>
  TECHNICAL_ERROR_TYPES.some((type) => type === name)

/** A technical failure of a call. It is thrown, never returned. Declared business errors are outcomes instead. */
export class TechnicalError extends Error {
  readonly type: TechnicalErrorType

  constructor(type: TechnicalErrorType, message: string) {
    super(message)
    this.name = 'TechnicalError'
    this.type = type
  }
}

/** The file to send cannot be read: it changed or was deleted after it was chosen. */
export class UnreadableFile extends TechnicalError {
  constructor() {
    super('transport', 'the file cannot be read')
  }
}

/** Maps any thrown error to a technical error type. Screens have a text for each type. */
export const technicalErrorTypeOf = (error: unknown): TechnicalErrorType =>
  error instanceof TechnicalError ? error.type : 'transport'
