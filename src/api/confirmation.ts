import * as v from 'valibot'
import { assumed, maybe } from './entities'
import { typedShort } from './typed'

/** The known phone number or e-mail address, masked, if a second code (`confirmationCode`) was sent to it. */
export const confirmationFields = { confirmationSentTo: assumed(v.string()) }

/** The code sent to the phone number or e-mail address that the insurer knows. */
export const confirmationCode = maybe(typedShort)

/** The codes that the customer enters: the code for the new value, and the second code if one was sent. */
export const typedCodes = v.object({ otpCode: typedShort, confirmationCode })

/** The condition for a second code, as the calls state it in `assumes`. */
export const CONFIRMATION =
  'The change is announced on the previous channel. If that channel is known and the customer signed in with the licence plate or postal code, which are not secret, a second code is sent there (confirmationSentTo). The call sends it as confirmationCode'
