import { signatureMachine } from '../../machines/signature/signature.machine'
import { Signature } from '../screens/signature/Signature'
import type { LazyModule } from './lazyModule'

/** Registers the signature that a case requires. */
export const lazyModule = { machines: { signature: signatureMachine }, screens: { Signature } } satisfies LazyModule
