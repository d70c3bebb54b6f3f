import { signatureMachine } from '../machines/signature/signature.machine'
import { signatureSlot } from '../machines/slots'
import { lazyScreens } from './app/lazy'
import { Signature } from './screens/signature/Signature'

/** Loaded on demand: the chart and the screens of this part, into their places. */
export const fillSignature = (): void => {
  signatureSlot.fill(signatureMachine)
  lazyScreens.Signature = Signature
}
