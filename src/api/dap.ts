import * as v from 'valibot'
import { loginResult } from './auth'
import { loginFailures, noFields } from './businessErrors'
import { endpoint } from './endpoint'
import { assumed, dapAuth, dapContracts, dapMessage, finite } from './entities'

const sessionFields = { sessionId: v.string() }
const sessionFailures = { LOGIN_SESSION_EXPIRED: noFields }

/** Starts a sign-in with the DÁP app. Its status comes over a WebSocket (`dapSocket.ts`). */
export const startDap = endpoint({
  id: 'auth.startDap',
  method: 'POST',
  path: 'auth/dap-start',
  response: dapAuth,
  failures: {},
  source: 'spec',
  assumes:
    'No body; the values of status after STARTED; that identificationUrl is valid as long as the session; that status comes as JSON over the WebSocket auth/dap-status/{websocketId}.',
})

/**
 * The QR code of a sign-in that waits for the phone. Each call returns a new code, which replaces the previous one. If
 * the previous code has expired, the sign-in becomes `STARTED` again. Once the phone has opened a code, calls return
 * that code and no new one.
 */
export const getDapQrCode = endpoint({
  id: 'auth.getDapQrCode',
  method: 'GET',
  path: 'auth/dap-qr-code',
  query: v.object(sessionFields),
  response: v.object({
    identificationQRCode: v.string(),
    /** Seconds until the code expires. */
    expiresIn: assumed(finite),
  }),
  failures: sessionFailures,
  source: 'spec',
  assumes: 'The whole shape; the code is an image as a data: address.',
})

/** The contracts that a DÁP session may open. */
export const getDapContracts = endpoint({
  id: 'auth.getDapContracts',
  method: 'GET',
  path: 'contract/list/dap',
  query: v.object(sessionFields),
  response: dapContracts,
  failures: sessionFailures,
  source: 'spec',
  assumes:
    'The query; how the list is grouped by insurance type; the values of loginErrorType; every field about the state of a contract.',
})

/** Signs in to one contract of a DÁP session. */
export const loginByDap = endpoint({
  id: 'auth.loginByDap',
  method: 'POST',
  path: 'auth/dap-login',
  body: v.object({ ...sessionFields, contractNumber: v.string() }),
  response: loginResult,
  failures: { ...loginFailures, ...sessionFailures },
  source: 'assumed',
  why: 'The specification shows the list of contracts, not how one of them gives an access token.',
})

/** The status of a started sign-in, for browsers that cannot open the WebSocket. */
export const getDapStatus = endpoint({
  id: 'auth.getDapStatus',
  method: 'GET',
  path: 'auth/dap-status',
  query: v.object(sessionFields),
  response: dapMessage,
  failures: sessionFailures,
  source: 'assumed',
  why: 'Some networks (proxies, companies) allow no WebSocket. The portal then polls this call.',
})

/** Ends a DÁP session and every contract session opened from it, or cancels a sign-in that is not identified yet. */
export const logoutDap = endpoint({
  id: 'auth.logoutDap',
  method: 'POST',
  path: 'auth/dap-logout',
  body: v.object(sessionFields),
  response: noFields,
  failures: {},
  source: 'assumed',
  why: 'The DÁP session outlives the logout of a contract, and the specification shows no call that ends it.',
})
