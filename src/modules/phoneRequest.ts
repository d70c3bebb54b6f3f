import { phoneRequestMachine } from '../../machines/auth/phoneRequest/phoneRequest.machine'
import { PhoneRequest } from '../screens/phoneRequest/PhoneRequest'
import type { LazyModule } from './lazyModule'

/** The request for a phone number before the sign-in. */
export const lazyModule = {
  machines: { phoneRequest: phoneRequestMachine },
  places: { requestingPhone: PhoneRequest },
} satisfies LazyModule
