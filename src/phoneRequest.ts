import { phoneRequestSlot } from '../machines/app.slots'
import { phoneRequestMachine } from '../machines/phoneRequest/phoneRequest.machine'
import { lazyScreens } from './app/lazy'
import { PhoneRequest } from './screens/phoneRequest/PhoneRequest'

/** Loaded on demand: the chart and the screens of this part, into their places. */
export const fillPhoneRequest = (): void => {
  phoneRequestSlot.fill(phoneRequestMachine)
  lazyScreens.PhoneRequest = PhoneRequest
}
