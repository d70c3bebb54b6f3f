import { ok, refuse } from '../../reply'
import type { PendingChange } from '../../store/client/slice'
import type { TypedCodes } from '../../store/twoFactor/tryCodes'

/**
 * Answers the start of a change, or a request to send its codes again. Returns a business error if no change is
 * pending.
 */
export const codesSentAnswer = (pendingChange: PendingChange | undefined) =>
  pendingChange === undefined
    ? refuse('MODIFICATION_FAILED001', {})
    : ok({ confirmationSentTo: pendingChange.confirmationSentTo })

/** The codes in a request body. */
export const codesIn = (body: {
  readonly otpCode: string
  readonly confirmationCode?: string | null | undefined
}): TypedCodes => ({ code: body.otpCode, confirmation: body.confirmationCode })
