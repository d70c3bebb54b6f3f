import { getDapContracts, getDapQrCode, getDapStatus, loginByDap, logoutDap, startDap } from '../../../src/api/dap'
import { type Answer, answerWithoutToken, ok, refuse } from '../../reply'
import { type DapError, dapList, loginFromDap } from '../../store/dap/contracts'
import { dapStatusOf, endDap, findDap, renewDapCode, startDap as startDapSession } from '../../store/dap/dap'
import { qrImage } from '../../store/dap/image'
import { phonePage } from '../../store/dap/phone'

const expiredAnswer = () => refuse('LOGIN_SESSION_EXPIRED', {})

/** Answers of the sign-in by the DÁP app: its start, its QR code, its status, and the contracts that it opens. */
export const dapAnswers: readonly Answer[] = [
  answerWithoutToken(startDap)(({ store }) => {
    const { sessionId, session } = startDapSession(store)
    return ok({
      sessionId,
      status: dapStatusOf(store, session),
      // The address contains the session id and not the QR code's value, because that value is replaced while a page
      // with this address stays open.
      identificationUrl: phonePage(store, sessionId),
      identificationQRCode: qrImage(phonePage(store, session.code)),
      websocketId: session.websocketId,
    })
  }),

  answerWithoutToken(getDapQrCode)(({ store, query }) => {
    const session = renewDapCode(store, query.sessionId)
    if (session === undefined) return expiredAnswer()
    return ok({
      identificationQRCode: qrImage(phonePage(store, session.code)),
      expiresIn: Math.ceil(Math.max(0, session.codeExpiresAt - store.now()) / 1000),
    })
  }),

  answerWithoutToken(getDapStatus)(({ store, query }) => {
    const session = findDap(store, query.sessionId)
    return session === undefined ? expiredAnswer() : ok({ status: dapStatusOf(store, session) })
  }),

  answerWithoutToken(getDapContracts)(({ store, query }) => {
    const contracts = dapList(store, query.sessionId)
    return contracts === undefined ? expiredAnswer() : ok(contracts)
  }),

  answerWithoutToken(loginByDap)(({ store, body }) => {
    const loginResult = loginFromDap(store, body.sessionId, body.contractNumber)
    return 'kind' in loginResult ? dapErrorAnswer(loginResult) : ok(loginResult)
  }),

  answerWithoutToken(logoutDap)(({ store, body }) => {
    endDap(store, body.sessionId)
    return ok({})
  }),
]

const dapErrorAnswer = (dapError: DapError) => {
  switch (dapError.kind) {
    case 'banned':
      return refuse('AUTH_LOGIN_002', { banTimeout: dapError.banTimeout })
    case 'notListed':
      return refuse('AUTH_LOGIN_001', {})
    case 'FLEET':
      return refuse('AUTH_LOGIN_003', {})
    case 'OTHER':
      return refuse('AUTH_LOGIN_004', {})
    case 'expired':
      return expiredAnswer()
  }
}
