/**
 * Why a call has no answer that could be used: `transport` (offline, or no answer in time), `serverFailed` (the insurer's
 * system answered that it fails or is too busy, status 500 and above, 408, 429), `declined` (any other status from 400 on,
 * without a reason that the call declares), `brokenAnswer` (the insurer answered something that the contract does not
 * know), `expired` (status 401).
 */
export const TECHNICAL_ERROR_TYPES = ['transport', 'serverFailed', 'declined', 'brokenAnswer', 'expired'] as const
export type TechnicalErrorType = (typeof TECHNICAL_ERROR_TYPES)[number]

/** Whether one of several things that can be said is a fault. */
export const isTechnicalErrorType = (name: string | null): name is TechnicalErrorType =>
  TECHNICAL_ERROR_TYPES.some((kind) => kind === name)

/** A technical failure of a call: thrown, never returned. Refusals that an endpoint declares are outcomes instead. */
export class TechnicalError extends Error {
  readonly type: TechnicalErrorType

  constructor(kind: TechnicalErrorType, message: string) {
    super(message)
    this.name = 'TechnicalError'
    this.type = kind
  }
}

/** The file that a call was to send cannot be read: it changed or was deleted after it was chosen. */
export class UnreadableFile extends TechnicalError {
  constructor() {
    super('transport', 'the file cannot be read')
  }
}

/** The one mapper from whatever was thrown to the kind that a screen has words for. */
export const technicalErrorTypeOf = (error: unknown): TechnicalErrorType =>
  error instanceof TechnicalError ? error.type : 'transport'
