import * as v from 'valibot'
import { assumed, maybe } from './entities'
import { typedShort } from './typed'

/** The known phone number or e-mail address, masked, if a second code (`confirmationCode`) was sent to it. */
export const confirmationFields = { confirmationSentTo: assumed(v.string()) }

/** The code sent to the phone number or e-mail address that the insurer knows. */
export const confirmationCode = maybe(typedShort)

/** The typed codes. */
export const typedCodes = v.object({ otpCode: typedShort, confirmationCode })

/** The condition for a second code, as the calls state it in `assumes`. */
export const CONFIRMATION =
  'The change is announced on the channel of so far. Where that is known and the sign-in was by plate or postal code, which are no secrets, a second code goes there (confirmationSentTo) and is sent along as confirmationCode'
