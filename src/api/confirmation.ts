import * as v from 'valibot'
import { assumed, maybe } from './entities'
import { typedShort } from './typed'

/** The known channel, masked, if a second code was sent to it. `confirmationCode` is that code. */
export const confirmation = { confirmationSentTo: assumed(v.string()) }

/** The code that was sent to the known channel. */
export const confirmationCode = maybe(typedShort)

/** The typed codes. */
export const typedCodes = v.object({ otpCode: typedShort, confirmationCode })

/** The condition for a second code. */
export const CONFIRMATION =
  'The change is announced on the channel of so far. Where that is known and the sign-in was by plate or postal code, which are no secrets, a second code goes there (confirmationSentTo) and is sent along as confirmationCode'
