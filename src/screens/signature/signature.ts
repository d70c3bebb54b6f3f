import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { signatureMachine } from '../../../machines/signature/signature.machine'

export type SignatureActor = ActorRefFrom<typeof signatureMachine>
export type SignatureSnapshot = SnapshotFrom<typeof signatureMachine>

/** What every step of a signature is given. */
export interface SignatureProps {
  readonly signature: SignatureActor
  readonly snapshot: SignatureSnapshot
}
