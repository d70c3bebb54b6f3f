import { createWebSocketInspector, type StatelyInspectionEvent } from '@statelyai/inspect'
import { type AnyActorRef, type AnyMachineSnapshot, type AnyStateMachine, isMachineSnapshot } from 'xstate'

/** An actor with its machine as `logic`, because Stately's inspector reads the machine from the actor. */
const withMachine = (actor: AnyActorRef, machine: AnyStateMachine): AnyActorRef =>
  // The actor of a lazily loaded machine does not refer to that machine in `logic`. The actor's own `id` may be e.g.
  // the id of an uploaded file.
  Object.create(actor, { logic: { value: machine }, id: { value: machine.id } })

/** The state of a machine, without context and output. */
const machineStateOf = (snapshot: object) => {
  const { status, value }: Pick<AnyMachineSnapshot, 'status' | 'value'> = Object(snapshot)
  return { status, value, context: {}, output: undefined, error: undefined }
}

/**
 * Removes everything that was typed, received or stored from an inspected event. The event's type and the machine's
 * state remain.
 */
const withNamesOnly = (inspected: StatelyInspectionEvent): StatelyInspectionEvent => {
  if (inspected.type === '@xstate.actor') return { ...inspected, snapshot: machineStateOf(inspected.snapshot) }
  const event = { type: inspected.event.type }
  if (inspected.type === '@xstate.event') return { ...inspected, event }
  return { ...inspected, event, snapshot: machineStateOf(inspected.snapshot) }
}

/**
 * Shows the states of the portal's machines in Stately's inspector, through a WebSocket. Leaves out actors without a
 * machine, because they have no states.
 * @returns a function that disconnects the inspector.
 */
export const tellStately = (app: AnyActorRef, url: string): (() => void) => {
  const inspector = createWebSocketInspector({ url, serialize: withNamesOnly })
  const reportedSessionIds = new Set<string>()
  /** Reports a machine to the inspector once, after its parent and before its first event. */
  const reportMachine = (actor: AnyActorRef): void => {
    const snapshot: unknown = actor.getSnapshot()
    if (!isMachineSnapshot(snapshot) || reportedSessionIds.has(actor.sessionId)) return
    reportedSessionIds.add(actor.sessionId)
    if (actor._parent !== undefined) reportMachine(actor._parent)
    const actorRef = withMachine(actor, snapshot.machine)
    inspector.inspect.next?.({ type: '@xstate.actor', actorRef, rootId: app.sessionId })
  }
  const { unsubscribe } = app.system.inspect((inspected) => {
    // Other inspection events are skipped, because an actor that is being created has no snapshot yet.
    if (inspected.type !== '@xstate.event' && inspected.type !== '@xstate.snapshot') return
    reportMachine(Object(inspected.actorRef))
    if (reportedSessionIds.has(inspected.actorRef.sessionId)) inspector.inspect.next?.(inspected)
  })
  reportMachine(app)
  return () => {
    unsubscribe()
    inspector.stop()
  }
}
