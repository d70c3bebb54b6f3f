import * as v from 'valibot'
import { assumed, maybe } from './entities'
import { typedShort } from './typed'

/** The channel of so far, masked, where a second code went to it; `confirmationCode` is that code. */
export const confirmation = { confirmationSentTo: assumed(v.string()) }

/** The code that went to the channel of so far. */
export const confirmationCode = maybe(typedShort)

/** The codes that were typed in. */
export const typedCodes = v.object({ otpCode: typedShort, confirmationCode })

/** When there is one. */
export const CONFIRMATION =
  'The change is announced on the channel of so far. Where that is known and the sign-in was by plate or postal code, which are no secrets, a second code goes there (confirmationSentTo) and is sent along as confirmationCode'
