import type { ActorRefFrom } from 'xstate'
import type { signatureMachine } from '../../../machines/signature/signature.machine'

export type SignatureActor = ActorRefFrom<typeof signatureMachine>

/** The props of every step of a signature. */
export interface SignatureProps {
  readonly signature: SignatureActor
}
