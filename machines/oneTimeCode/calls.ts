import type { PromiseActorLogic } from 'xstate'
import type { Outcome } from '../../src/api/endpoint'
import type { AttemptsError } from '../attempts'
import type { OneTimeCodeInput, TypedCodes } from './oneTimeCode.types'

/** The answer to sending a code again: the known channel, masked, if a second code was sent to it. */
export interface CodesSent {
  readonly confirmationSentTo?: string | null | undefined
}

/** The input of sending a code. */
export interface CodeCall extends Pick<OneTimeCodeInput, 'channel' | 'key'> {
  readonly idempotencyKey: string
}

/** The input of checking a code. */
export interface CodeCheck extends TypedCodes, Pick<OneTimeCodeInput, 'channel' | 'key'> {
  /** Prefix of the idempotency keys of all checks until the next answer. */
  readonly attempt: string
}

/** The actors that check a code and send another one. */
export interface CodeCalls<Data> {
  readonly id: string
  /**
   * The effect of the last wrong code. `locks`: the change that the code is for has to be restarted. `bans`: no attempt
   * for some time, as if the insurer had answered with a ban.
   */
  readonly lastWrong: 'locks' | 'bans'
  readonly check: PromiseActorLogic<Outcome<Data, AttemptsError>, CodeCheck>
  readonly resend: PromiseActorLogic<Outcome<CodesSent, AttemptsError>, CodeCall>
}
