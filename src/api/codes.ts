import * as v from 'valibot'
import { modificationFailed } from './businessErrors'
import { CONFIRMATION, confirmation } from './confirmation'
import { endpoint, type Schema } from './endpoint'

// Declarations of calls for changes that a code confirms: sending the code, and sending it again.

/** Assumed business error of a call that checks a code or sends it again, if no change was started. */
export const NOT_STARTED = 'MODIFICATION_FAILED001 where nothing was started'

const codesSent = v.object(confirmation)

/** Declares a call that sends a code before a change of client data. */
// @__NO_SIDE_EFFECTS__
export const codeStartOf = <const Id extends string, const Path extends string, Body extends Schema>(
  id: Id,
  path: Path,
  body: Body,
) =>
  endpoint({
    id: `clientData.${id}`,
    method: 'POST',
    path: `client-data/${path}`,
    body,
    response: codesSent,
    failures: modificationFailed,
    source: 'spec',
    assumes: `The whole shape. ${CONFIRMATION}.`,
  })

/** Declares a call that sends the code again. */
// @__NO_SIDE_EFFECTS__
export const codeResendOf = <const Id extends string, const Path extends string>(id: Id, path: Path) =>
  endpoint({
    id: `clientData.${id}`,
    method: 'POST',
    path: `client-data/${path}/resend`,
    response: codesSent,
    failures: modificationFailed,
    source: 'spec',
    assumes: `${NOT_STARTED}. ${CONFIRMATION}.`,
  })
