import { getDapContracts, getDapQrCode, getDapStatus, loginByDap, logoutDap, startDap } from '../../../src/api/dap'
import { type Answer, answer, ok, refuse } from '../../reply'
import { type DapRefusal, dapList, loginFromDap } from '../../store/dap/contracts'
import { dapStatusOf, endDap, findDap, renewDapCode, startDap as start } from '../../store/dap/dap'
import { qrImage } from '../../store/dap/image'
import { phonePage } from '../../store/dap/phone'

const expired = () => refuse('LOGIN_SESSION_EXPIRED', {})

/** Sign-in by the DÁP app: its start, its QR code, how far it is, and the contracts that it opens. */
export const dapAnswers: readonly Answer[] = [
  answer(startDap)(({ world }) => {
    const { sessionId, session } = start(world)
    return ok({
      sessionId,
      status: dapStatusOf(world, session),
      // Not the code's: that one is replaced, while a page stays open with this address on it.
      identificationUrl: phonePage(world, sessionId),
      identificationQRCode: qrImage(phonePage(world, session.code)),
      websocketId: session.websocketId,
    })
  }),

  answer(getDapQrCode)(({ world, query }) => {
    const session = renewDapCode(world, query.sessionId)
    if (session === undefined) return expired()
    return ok({
      identificationQRCode: qrImage(phonePage(world, session.code)),
      expiresIn: Math.ceil(Math.max(0, session.codeExpiresAt - world.now()) / 1000),
    })
  }),

  answer(getDapStatus)(({ world, query }) => {
    const session = findDap(world, query.sessionId)
    return session === undefined ? expired() : ok({ status: dapStatusOf(world, session) })
  }),

  answer(getDapContracts)(({ world, query }) => {
    const contracts = dapList(world, query.sessionId)
    return contracts === undefined ? expired() : ok(contracts)
  }),

  answer(loginByDap)(({ world, body }) => {
    const opened = loginFromDap(world, body.sessionId, body.contractNumber)
    return 'kind' in opened ? refusal(opened) : ok(opened)
  }),

  answer(logoutDap)(({ world, body }) => {
    endDap(world, body.sessionId)
    return ok({})
  }),
]

const refusal = (refused: DapRefusal) => {
  switch (refused.kind) {
    case 'banned':
      return refuse('AUTH_LOGIN_002', { banTimeout: refused.banTimeout })
    case 'notListed':
      return refuse('AUTH_LOGIN_001', {})
    case 'FLEET':
      return refuse('AUTH_LOGIN_003', {})
    case 'OTHER':
      return refuse('AUTH_LOGIN_004', {})
    case 'expired':
      return expired()
  }
}
