import { type ActorRefLike, type AnyActorRef, isMachineSnapshot } from 'xstate'
import { LIVE_CHANNEL, type LiveMessage, type LiveMessagesRequest, type TakenTransition } from './message'

/** Number of latest messages that the portal stores. It sends them to windows that are opened later. */
const KEPT_MESSAGES = 300

const isMessagesRequest = (data: unknown): data is LiveMessagesRequest => Object(data).kind === 'request'

const sessionIdOf = (actor: unknown): string | null => {
  const { sessionId = null } = Object(actor)
  return sessionId
}

/**
 * Calls `report` after each event that an actor with a machine has handled. A report contains ids of actors, machines
 * and states, and event types. It never contains customer data. Returns a function that stops the reports.
 */
export const reportSystemEvents = (
  system: AnyActorRef['system'],
  report: (message: LiveMessage) => void,
  now: () => number,
): (() => void) => {
  const transitionsByActor = new Map<ActorRefLike, readonly TakenTransition[]>()
  let number = 0
  const { unsubscribe } = system.inspect((inspected) => {
    const { actorRef } = inspected
    if (inspected.type === '@xstate.microstep') {
      const transitions = inspected._transitions.map((transition) => {
        const { source, eventType } = transition
        const declaredTransitions = eventType === '' ? source.always : source.transitions.get(eventType)
        return { source: source.id, event: eventType, index: declaredTransitions?.indexOf(transition) ?? -1 }
      })
      transitionsByActor.set(actorRef, [...(transitionsByActor.get(actorRef) ?? []), ...transitions])
    }
    if (inspected.type !== '@xstate.snapshot' || !isMachineSnapshot(inspected.snapshot)) return
    const { snapshot, event } = inspected
    number += 1
    report({
      kind: 'state',
      number,
      at: now(),
      actor: actorRef.sessionId,
      parent: sessionIdOf(Object(actorRef)._parent),
      children: Object.values(snapshot.children).flatMap((child) => sessionIdOf(child) ?? []),
      // The machine is read from the snapshot. The actor of a lazily loaded machine does not refer to that machine.
      flow: snapshot.machine.id,
      states: snapshot._nodes.filter((node) => Object.keys(node.states).length === 0).map(({ id }) => id),
      event: event.type,
      taken: transitionsByActor.get(actorRef) ?? [],
    })
    transitionsByActor.delete(actorRef)
  })
  return unsubscribe
}

/**
 * Reports the states of the portal's actors to other windows of this origin. A window that is opened later gets the
 * last 300 reports.
 */
export const broadcastStates = ({ system }: Pick<AnyActorRef, 'system'>): void => {
  const channel = new BroadcastChannel(LIVE_CHANNEL)
  let messages: readonly LiveMessage[] = []
  reportSystemEvents(
    system,
    (message) => {
      messages = [...messages.slice(1 - KEPT_MESSAGES), message]
      channel.postMessage(message)
    },
    Date.now,
  )
  channel.addEventListener('message', ({ data }) => {
    if (isMessagesRequest(data)) for (const message of messages) channel.postMessage(message)
  })
}
