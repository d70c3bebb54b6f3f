import { lookUp, type Store } from '../store'
import { type DapStatus, dapStatusOf } from './dap'
import type { DapSession } from './state'

/** What the phone's app asks the customer: the sign-in that was started last and still waits; `undefined` for none. */
export const waitingDap = (store: Store): string | undefined =>
  Object.entries(store.state.dap ?? {})
    .filter(([, session]) => waits(dapStatusOf(store, session)))
    .at(-1)?.[0]

/**
 * The customer opened a sign-in on the phone. Like the next two it takes a QR code's text or a session id, changes
 * only a sign-in that waits, and tells how far that has come then; `undefined` where there is none, or its QR code was
 * replaced.
 */
export const openOnPhone = (store: Store, reference: string): DapStatus | undefined =>
  onPhone(store, reference, (session) => {
    session.openedAt ??= store.now()
  })

/** The customer consented on the phone. */
export const confirmDap = (store: Store, reference: string): DapStatus | undefined =>
  onPhone(store, reference, (session) => {
    session.decision = { status: 'IDENTIFIED', at: store.now() }
  })

/** The customer refused on the phone. */
export const refuseDap = (store: Store, reference: string): DapStatus | undefined =>
  onPhone(store, reference, (session) => {
    session.decision = { status: 'REFUSED', at: store.now() }
  })

/** The address of the phone's page for a QR code's text or a session id. */
export const phonePage = (store: Store, reference: string): string =>
  `${store.pages}/dap?code=${encodeURIComponent(reference)}`

const waits = (status: DapStatus): boolean => status === 'STARTED' || status === 'IN_PROGRESS'

const onPhone = (store: Store, reference: string, does: (session: DapSession) => void): DapStatus | undefined => {
  const session = sessionBy(store, reference)
  if (session === undefined) return undefined
  if (waits(dapStatusOf(store, session))) does(session)
  return dapStatusOf(store, session)
}

const sessionBy = (store: Store, reference: string): DapSession | undefined => {
  const { dap = {} } = store.state
  return lookUp(dap, reference) ?? Object.values(dap).find(({ code }) => code === reference)
}
