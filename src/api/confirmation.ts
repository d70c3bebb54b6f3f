import * as v from 'valibot'
import { assumed, maybe } from './entities'
import { typedShort } from './typed'

/**
 * The masked phone number or e-mail address to which the insurer sent a second code (`confirmationCode`). Left out if
 * it sent none.
 */
export const confirmationFields = { confirmationSentTo: assumed(v.string()) }

/** The second code, which the insurer sent to the phone number or e-mail address that it already knows. */
export const confirmationCode = maybe(typedShort)

/** The codes that the customer enters: the code for the new value, and the second code if one was sent. */
export const typedCodes = v.object({ otpCode: typedShort, confirmationCode })

/** The condition under which the insurer sends a second code. Declared calls use this text in `assumes`. */
export const CONFIRMATION =
  'The change is announced on the previous channel. If that channel is known and the customer signed in with the licence plate or postal code, which are not secret, a second code is sent there (confirmationSentTo). The call sends it as confirmationCode'
