import * as v from 'valibot'
import { modificationFailures } from './businessErrors'
import { CONFIRMATION, confirmationFields } from './confirmation'
import { endpoint, type Schema } from './endpoint'

// Functions that declare the calls for changes that a code confirms. One call sends the code, another sends it again.

/** Assumed business error of a call that checks a code or sends it again, if no change was started. */
export const NOT_STARTED = 'MODIFICATION_FAILED001 if no change was started'

const sentCodeResponse = v.object(confirmationFields)

/** Declares a call that sends a code before a change of client data. */
// @__NO_SIDE_EFFECTS__
export const sendCodeEndpoint = <const Id extends string, const Path extends string, Body extends Schema>(
  id: Id,
  path: Path,
  body: Body,
) =>
  endpoint({
    id: `clientData.${id}`,
    method: 'POST',
    path: `client-data/${path}`,
    body,
    response: sentCodeResponse,
    failures: modificationFailures,
    source: 'spec',
    assumes: `The whole shape. ${CONFIRMATION}.`,
  })

/** Declares a call that sends the code again. */
// @__NO_SIDE_EFFECTS__
export const resendCodeEndpoint = <const Id extends string, const Path extends string>(id: Id, path: Path) =>
  endpoint({
    id: `clientData.${id}`,
    method: 'POST',
    path: `client-data/${path}/resend`,
    response: sentCodeResponse,
    failures: modificationFailures,
    source: 'spec',
    assumes: `${NOT_STARTED}. ${CONFIRMATION}.`,
  })
