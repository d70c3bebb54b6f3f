import { vi } from 'vitest'
import { type AnyActorRef, type AnyMachineSnapshot, isMachineSnapshot } from 'xstate'
import type { Tab } from './browser'
import { nextTurn } from './nextTurn'

/** Returns the actor of the contract that is open in a tab; `undefined` if none is open. */
export const contractIn = (tab: Tab) => tab.page()?.app.getSnapshot().children.contract

/** Returns the actor of the case that is open in a tab; `undefined` if none is open. */
export const caseIn = (tab: Tab) => contractIn(tab)?.getSnapshot().children.case

/** Returns the actor of the case that is open in a tab. @throws if none is open. */
export const openCaseIn = (tab: Tab) => {
  const open = caseIn(tab)
  if (open === undefined) throw new Error(`No case is open: ${situationIn(tab)}`)
  return open
}

/** Returns the name of the state that the customer sees, e.g. `selecting`; `provider` on a payment provider's page. */
export const situationIn = (tab: Tab): string => {
  const page = tab.page()
  if (page === null) return 'provider'
  const { place: route } = Object(Object(page.app.getSnapshot().value).running)
  const contract = contractIn(tab)?.getSnapshot()
  if (contract === undefined) return String(route)
  if (contract.matches({ inCase: 'confirmingDeparture' })) return 'confirmingDeparture'
  const open = contract.children.case?.getSnapshot()
  // A page of the form is reported as `filling.page`.
  if (open !== undefined)
    return typeof open.value === 'string' ? open.value : Object.entries(open.value).flat().join('.')
  return typeof contract.value === 'string' ? contract.value : (Object.keys(contract.value)[0] ?? '')
}

const machinesUnder = (actor: AnyActorRef): readonly AnyMachineSnapshot[] => {
  const snapshot: unknown = actor.getSnapshot()
  if (!isMachineSnapshot(snapshot)) return []
  const children: readonly AnyActorRef[] = Object.values(snapshot.children)
  return [snapshot, ...children.flatMap(machinesUnder)]
}

const isBusy = (tab: Tab): boolean => {
  const page = tab.page()
  return page !== null && machinesUnder(page.app).some((now) => now.status === 'active' && now.hasTag('busy'))
}

/** Maximum number of event loop turns to wait for a result. It is higher than the number that any press needs. */
const LONGEST = 50

/**
 * Waits until the customer can act or `hasCome` returns `true`. After half of the turns, also advances the clock to the
 * next timer at each turn. @throws if nothing happens in time.
 */
export const waitUntilIdle = async (tab: Tab, hasCome: () => boolean = () => false): Promise<void> => {
  for (let turn = 0; turn < LONGEST; turn += 1) {
    await nextTurn()
    if (hasCome()) return
    if (!isBusy(tab)) return nextTurn()
    if (turn > LONGEST / 2) vi.advanceTimersToNextTimer()
  }
  throw new Error(`Nothing comes for whoever waits in ${situationIn(tab)}`)
}

/** Waits for ten turns of the event loop. After them, nothing more happens until a delayed response arrives. */
export const wait = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await nextTurn()
}
