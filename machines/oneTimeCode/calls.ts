import type { PromiseActorLogic } from 'xstate'
import type { Outcome } from '../../src/api/endpoint'
import type { AttemptsError } from '../attempts'
import type { OneTimeCodeInput, TypedCodes } from './oneTimeCode.types'

/**
 * The response of the call that sends a code. `confirmationSentTo`: the masked contact data that a second code was sent
 * to.
 */
export interface CodesSent {
  readonly confirmationSentTo?: string | null | undefined
}

/** The input of the call that sends a code. */
export interface CodeCall extends Pick<OneTimeCodeInput, 'channel' | 'key'> {
  readonly idempotencyKey: string
}

/** The input of the call that checks a code. */
export interface CodeCheck extends TypedCodes, Pick<OneTimeCodeInput, 'channel' | 'key'> {
  /** Prefix of the idempotency keys of checks. It changes after a wrong code. */
  readonly attempt: string
}

/** The settings of a one-time code's machine. `check`: checks the typed code. `resend`: sends another code. */
export interface CodeCalls<Data> {
  readonly id: string
  /**
   * The consequence of the last allowed wrong code. `locks`: the customer has to repeat the action that the code
   * confirms. `bans`: no further attempt for some time, as after a ban by the insurer.
   */
  readonly lastWrong: 'locks' | 'bans'
  readonly check: PromiseActorLogic<Outcome<Data, AttemptsError>, CodeCheck>
  readonly resend: PromiseActorLogic<Outcome<CodesSent, AttemptsError>, CodeCall>
}
