import { lookUp, type World } from '../store'
import { type DapStatus, dapStatusOf } from './dap'
import type { DapSession } from './state'

/** What the phone's app asks the customer: the sign-in that was started last and still waits; `undefined` for none. */
export const waitingDap = (world: World): string | undefined =>
  Object.entries(world.state.dap ?? {})
    .filter(([, session]) => waits(dapStatusOf(world, session)))
    .at(-1)?.[0]

/**
 * The customer opened a sign-in on the phone. Like the next two it takes a QR code's text or a session id, changes
 * only a sign-in that waits, and tells how far that has come then; `undefined` where there is none, or its QR code was
 * replaced.
 */
export const openOnPhone = (world: World, reference: string): DapStatus | undefined =>
  onPhone(world, reference, (session) => {
    session.openedAt ??= world.now()
  })

/** The customer consented on the phone. */
export const confirmDap = (world: World, reference: string): DapStatus | undefined =>
  onPhone(world, reference, (session) => {
    session.decision = { status: 'IDENTIFIED', at: world.now() }
  })

/** The customer refused on the phone. */
export const refuseDap = (world: World, reference: string): DapStatus | undefined =>
  onPhone(world, reference, (session) => {
    session.decision = { status: 'REFUSED', at: world.now() }
  })

/** The address of the phone's page for a QR code's text or a session id. */
export const phonePage = (world: World, reference: string): string =>
  `${world.pages}/dap?code=${encodeURIComponent(reference)}`

const waits = (status: DapStatus): boolean => status === 'STARTED' || status === 'IN_PROGRESS'

const onPhone = (world: World, reference: string, does: (session: DapSession) => void): DapStatus | undefined => {
  const session = sessionBy(world, reference)
  if (session === undefined) return undefined
  if (waits(dapStatusOf(world, session))) does(session)
  return dapStatusOf(world, session)
}

const sessionBy = (world: World, reference: string): DapSession | undefined => {
  const { dap = {} } = world.state
  return lookUp(dap, reference) ?? Object.values(dap).find(({ code }) => code === reference)
}
