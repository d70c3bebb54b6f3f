import type { ActorRefFrom } from 'xstate'
import type { signatureMachine } from '../../../machines/signature/signature.machine'

export type SignatureActor = ActorRefFrom<typeof signatureMachine>

/** What every step of a signature is given. */
export interface SignatureProps {
  readonly signature: SignatureActor
}
