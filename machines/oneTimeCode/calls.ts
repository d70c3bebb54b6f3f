import type { PromiseActorLogic } from 'xstate'
import type { Outcome } from '../../src/api/endpoint'
import type { AttemptsError } from '../auth/limits'
import type { OneTimeCodeInput, TypedCodes } from './oneTimeCode.types'

/** The answer to sending a code again: where a second one goes to the channel of so far, that channel, masked. */
export interface CodesSent {
  readonly confirmationSentTo?: string | null | undefined
}

/** What sending a code is told. */
export interface CodeCall extends Pick<OneTimeCodeInput, 'channel' | 'key'> {
  readonly idempotencyKey: string
}

/** What the check of a code is told. */
export interface CodeCheck extends TypedCodes, Pick<OneTimeCodeInput, 'channel' | 'key'> {
  /** Begins the keys of what is checked before another answer comes. */
  readonly attempt: string
}

/** Who checks a code, and who sends another one. */
export interface CodeCalls<Data> {
  readonly id: string
  /** What the last wrong code does: it locks what the code is for, or bans for a while as the insurer's own word does. */
  readonly lastWrong: 'locks' | 'bans'
  readonly check: PromiseActorLogic<Outcome<Data, AttemptsError>, CodeCheck>
  readonly resend: PromiseActorLogic<Outcome<CodesSent, AttemptsError>, CodeCall>
}
