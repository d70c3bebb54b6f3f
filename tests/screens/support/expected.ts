import { type AnyActorRef, type AnyMachineSnapshot, isMachineSnapshot } from 'xstate'
import type { Model } from '../../../tools/exploration/kit/model'
import { models } from '../../../tools/exploration/models'
import type { Running, Stage } from './openings'

/** The expected content of a portal's page. */
export interface Expected {
  /** The states that the page names in `data-state`. Empty while the page shows a skeleton. */
  readonly states: readonly string[]
  /** The types of the events that the customer can send now. */
  readonly events: ReadonlySet<string>
  /** The types of all events that an active state handles, even if a guard rejects them now. */
  readonly taken: ReadonlySet<string>
}

const isShown = (actor: AnyActorRef): actor is Running => {
  const snapshot: unknown = actor.getSnapshot()
  return isMachineSnapshot(snapshot) && snapshot.status === 'active' && modelOf(snapshot) !== undefined
}

/** Machines without a model. The value is the id of a machine that has the same states and a model. */
const SAME: Readonly<Record<string, string>> = { caseCode: 'securityCode' }

const modelOf = ({ machine }: AnyMachineSnapshot): Model | undefined =>
  models.find((model) => model.machine.id === (SAME[machine.id] ?? machine.id))

const childrenOf = ({ children }: AnyMachineSnapshot): readonly Running[] =>
  Object.values(children)
    .filter((child): child is AnyActorRef => child !== undefined)
    .filter(isShown)

const withDescendants = (actor: Running): readonly Running[] => [
  actor,
  ...childrenOf(actor.getSnapshot()).flatMap(withDescendants),
]

const isCustomers = (model: Model, type: string): boolean => (model.sources[type] ?? 'customer') === 'customer'

const eventsOf = (actor: Running): readonly string[] => {
  const snapshot = actor.getSnapshot()
  const model = modelOf(snapshot)
  if (model === undefined) return []
  return model
    .events(snapshot, () => true)
    .flatMap((event) => {
      return isCustomers(model, event.type) && snapshot.can(event) ? [event.type] : []
    })
}

const takenBy = (actor: Running): readonly string[] => {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot()
  return snapshot._nodes.flatMap((node) => node.ownEvents)
}

const leafOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.entries(Object(value))
        .map(([name, inner]) => `${name}.${leafOf(inner)}`)
        .join()

/** Tells if a machine shows a modal dialog with a question. */
const isAsking = (snapshot: AnyMachineSnapshot): boolean =>
  snapshot.hasTag('dialog') ||
  (snapshot.machine.id === 'contract' && snapshot.matches('inCase') && !snapshot.matches({ inCase: 'working' }))

/**
 * Returns the states that a machine shows on the page. If a child's screen replaces the machine's screen, returns the
 * child's states.
 */
const statesOf = (actor: Running): readonly string[] => {
  const snapshot = actor.getSnapshot()
  const inner = childrenOf(snapshot).flatMap(statesOf)
  switch (snapshot.machine.id) {
    case 'app': {
      const { session } = snapshot.children
      const warning = session === undefined || !isShown(session) ? [] : statesOf(session)
      if (inner.length > warning.length) return inner
      const ownStates = snapshot.hasTag('busy') ? [] : [Object(snapshot.value).running?.place ?? snapshot.value]
      return [...ownStates, ...warning]
    }
    case 'session':
      return snapshot.matches('ending') ? [leafOf(snapshot.value)] : []
    case 'login':
    case 'security':
      return inner.length > 0 ? inner : [leafOf(snapshot.value)]
    case 'contract':
      return isAsking(snapshot)
        ? [...inner, leafOf(snapshot.value)]
        : inner.length > 0
          ? inner
          : [leafOf(snapshot.value)]
    case 'logout':
    case 'campaign':
    case 'contracts':
    case 'upload':
    case 'suggestions':
    case 'preview':
    case 'download':
    case 'copying':
    case 'documentEmail':
      return []
    default:
      // The parent's screen stays visible, with the child's screen inside it, e.g. a code, a payment or a signature.
      return [leafOf(snapshot.value), ...inner]
  }
}

/** Returns what the page must show. While a modal dialog is open, only the events of its machine are possible. */
export const expectedOf = ({ app }: Stage): Expected => {
  const actors = withDescendants(app)
  const askingActor = actors.find((actor) => isAsking(actor.getSnapshot()))
  const activeActors = askingActor === undefined ? actors : [askingActor]
  return {
    states: statesOf(app),
    events: new Set(activeActors.flatMap(eventsOf)),
    taken: new Set(activeActors.flatMap(takenBy)),
  }
}
