import { createWebSocketInspector, type StatelyInspectionEvent } from '@statelyai/inspect'
import { type AnyActorRef, type AnyMachineSnapshot, type AnyStateMachine, isMachineSnapshot } from 'xstate'

/** An actor as Stately's inspector is told of it: the inspector reads its machine from it. */
const withChart = (actor: AnyActorRef, chart: AnyStateMachine): AnyActorRef =>
  // A machine that has loaded later stands in its snapshot only; and what an actor is called may be a file's or a document's id.
  Object.create(actor, { logic: { value: chart }, id: { value: chart.id } })

/** Where a machine stands, without what it knows and what it has led to. */
const stateIn = (snapshot: object) => {
  const { status, value }: Pick<AnyMachineSnapshot, 'status' | 'value'> = Object(snapshot)
  return { status, value, context: {}, output: undefined, error: undefined }
}

/** What goes out of an inspected event: names of its machine, and nothing that was typed, answered or kept. */
const namesOnly = (inspected: StatelyInspectionEvent): StatelyInspectionEvent => {
  if (inspected.type === '@xstate.actor') return { ...inspected, snapshot: stateIn(inspected.snapshot) }
  const event = { type: inspected.event.type }
  if (inspected.type === '@xstate.event') return { ...inspected, event }
  return { ...inspected, event, snapshot: stateIn(inspected.snapshot) }
}

/**
 * Shows Stately's inspector, through a receiver at a WebSocket's address, where every flow of a portal stands, from now on. Only
 * machines are told of: what else runs has no states.
 * @returns how to end it.
 */
export const tellStately = (app: AnyActorRef, url: string): (() => void) => {
  const inspector = createWebSocketInspector({ url, serialize: namesOnly })
  const known = new Set<string>()
  /** Tells of a machine when it is first met, after the one above it. */
  const meet = (actor: AnyActorRef): void => {
    const snapshot: unknown = actor.getSnapshot()
    if (!isMachineSnapshot(snapshot) || known.has(actor.sessionId)) return
    known.add(actor.sessionId)
    if (actor._parent !== undefined) meet(actor._parent)
    const actorRef = withChart(actor, snapshot.machine)
    inspector.inspect.next?.({ type: '@xstate.actor', actorRef, rootId: app.sessionId })
  }
  const { unsubscribe } = app.system.inspect((inspected) => {
    // While one is being made, nobody can say yet where it stands.
    if (inspected.type !== '@xstate.event' && inspected.type !== '@xstate.snapshot') return
    meet(Object(inspected.actorRef))
    if (known.has(inspected.actorRef.sessionId)) inspector.inspect.next?.(inspected)
  })
  meet(app)
  return () => {
    unsubscribe()
    inspector.stop()
  }
}
