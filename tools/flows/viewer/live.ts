import type { LiveMessage } from '../../../src/app/live/message'
import type { Flow, FlowTransition } from '../schema'

/** A running flow: its last message, and its running child flows. */
export interface RunningFlow {
  readonly message: LiveMessage
  readonly inner: readonly RunningFlow[]
}

/**
 * Adds a message, in the order of the messages' numbers and without duplicates. Drops all messages from before the
 * portal's last start.
 */
export const withMessage = (messages: readonly LiveMessage[], message: LiveMessage): readonly LiveMessage[] => {
  // A restarted portal numbers its messages from 1 again.
  const isNewStart = message.number === 1 && messages.length > 0 && messages[0]?.at !== message.at
  if (isNewStart) return [message]
  if (messages.some(({ number, at }) => number === message.number && at === message.at)) return messages
  return [...messages, message].toSorted((each, other) => each.number - other.number)
}

/** Returns the flows that run after the first `length` messages, from the root down. */
export const runningAfter = (messages: readonly LiveMessage[], length: number): readonly RunningFlow[] => {
  const lastByActor = new Map<string, LiveMessage>()
  for (const message of messages.slice(0, length)) lastByActor.set(message.actor, message)
  const runningFrom = (actorId: string): readonly RunningFlow[] => {
    const message = lastByActor.get(actorId)
    return message === undefined ? [] : [{ message, inner: message.children.flatMap(runningFrom) }]
  }
  const roots = [...lastByActor.values()].filter(({ parent }) => parent === null || !lastByActor.has(parent))
  const runningFlows = roots.flatMap(({ actor }) => runningFrom(actor))
  // Leaves out flows whose parent reports only in later messages.
  return runningFlows.filter(
    ({ message }) => message.parent === null || !messages.some(({ actor }) => actor === message.parent),
  )
}

/** Returns the transitions of a flow that a message reports. */
export const transitionsTaken = ({ transitions }: Flow, { taken }: LiveMessage): readonly FlowTransition[] =>
  taken.flatMap(({ source, event, index }) => transitions.find(({ id }) => id === `${source}|${event}|${index}`) ?? [])
