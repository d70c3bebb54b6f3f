import { lookUp, type Store } from '../store'
import { type DapStatus, dapStatusOf } from './dap'
import type { DapSession } from './state'

/**
 * The id of the sign-in that the phone's app shows: the latest one that still waits for the phone; `undefined` if none
 * waits.
 */
export const waitingDapId = (store: Store): string | undefined =>
  Object.entries(store.state.dap ?? {})
    .filter(([, session]) => isWaiting(dapStatusOf(store, session)))
    .at(-1)?.[0]

/**
 * Records that the customer opened a sign-in on the phone. `reference` is a QR code's text or a session id. Changes
 * only a sign-in that waits for the phone. Returns the sign-in's status; `undefined` if no sign-in has this id or
 * current QR code.
 */
export const openOnPhone = (store: Store, reference: string): DapStatus | undefined =>
  changeOnPhone(store, reference, (session) => {
    session.openedAt ??= store.now()
  })

/** Records the customer's consent on the phone. Parameters and result are those of `openOnPhone`. */
export const confirmDap = (store: Store, reference: string): DapStatus | undefined =>
  changeOnPhone(store, reference, (session) => {
    session.decision = { status: 'IDENTIFIED', at: store.now() }
  })

/** Records the customer's refusal on the phone. Parameters and result are those of `openOnPhone`. */
export const refuseDap = (store: Store, reference: string): DapStatus | undefined =>
  changeOnPhone(store, reference, (session) => {
    session.decision = { status: 'REFUSED', at: store.now() }
  })

/** The address of the phone's page for a QR code's text or a session id. */
export const phonePage = (store: Store, reference: string): string =>
  `${store.pages}/dap?code=${encodeURIComponent(reference)}`

const isWaiting = (status: DapStatus): boolean => status === 'STARTED' || status === 'IN_PROGRESS'

const changeOnPhone = (
  store: Store,
  reference: string,
  action: (session: DapSession) => void,
): DapStatus | undefined => {
  const session = findByReference(store, reference)
  if (session === undefined) return undefined
  if (isWaiting(dapStatusOf(store, session))) action(session)
  return dapStatusOf(store, session)
}

const findByReference = (store: Store, reference: string): DapSession | undefined => {
  const { dap = {} } = store.state
  return lookUp(dap, reference) ?? Object.values(dap).find(({ code }) => code === reference)
}
