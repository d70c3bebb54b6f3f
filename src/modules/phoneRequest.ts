import { phoneRequestMachine } from '../../machines/auth/phoneRequest/phoneRequest.machine'
import { PhoneRequest } from '../screens/phoneRequest/PhoneRequest'
import type { LazyModule } from './lazyModule'

/** Registers the flow in which a customer requests a phone call before the sign-in. */
export const lazyModule = {
  machines: { phoneRequest: phoneRequestMachine },
  places: { requestingPhone: PhoneRequest },
} satisfies LazyModule
