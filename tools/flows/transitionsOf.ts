import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { transitionId } from '../exploration/kit/transitions'
import { namedOf } from './named'
import type { FlowTransition, Invoked } from './schema'
import { actorWords, eventWords, guardWords } from './words/wordsOf'

const ENDED = /^xstate\.(done|error)\.actor\.(.+)$/

/** The words for an event, and the condition for the last of several transitions. */
type EventWords = Pick<FlowTransition, 'kind' | 'words'> & { readonly otherwise: string }

const OTHERWISE = 'különben'

/** The words for the end of an actor. */
const endWords = (flow: string, { id, src, calls }: Invoked, end: 'done' | 'error'): EventWords => {
  const { what, done, failed, otherwise } = actorWords(flow, id)
  if (end === 'error') {
    return { kind: 'failure', words: failed ?? `nem jön használható válasz: ${what}`, otherwise: OTHERWISE }
  }
  const kind = calls.length === 0 && /sleep|pause/i.test(src) ? 'timer' : 'answer'
  const refused = calls.length > 0 ? 'a biztosító elutasítja' : OTHERWISE
  return { kind, words: done ?? `megjön a válasz: ${what}`, otherwise: otherwise ?? refused }
}

const wordsOfEvent = (flow: string, type: string, invokes: readonly Invoked[]): EventWords => {
  if (type === '') return { kind: 'automatic', words: 'automatikusan', otherwise: OTHERWISE }
  if (type.startsWith('xstate.done.state.'))
    return { kind: 'automatic', words: 'minden lépése megvan', otherwise: OTHERWISE }
  const [, end, id] = ENDED.exec(type) ?? []
  const invoked = invokes.find((one) => one.id === id)
  if (invoked === undefined) return { ...eventWords(flow, type), otherwise: OTHERWISE }
  return endWords(flow, invoked, end === 'error' ? 'error' : 'done')
}

/** The events that an action raises in its own machine. */
const raisedBy = ({ source }: AnyTransitionDefinition, action: string): readonly string[] => {
  const { type, event } = Object(source.machine.implementations.actions[action])
  const raised: unknown = Object(event).type
  return type === 'xstate.raise' && typeof raised === 'string' ? [raised] : []
}

const transitionOf = (
  flow: string,
  transition: AnyTransitionDefinition,
  siblings: readonly AnyTransitionDefinition[],
  invokes: readonly Invoked[],
): FlowTransition => {
  const guard = transition.guard === undefined ? null : namedOf(transition.guard)
  const { otherwise, ...event } = wordsOfEvent(flow, transition.eventType, invokes)
  const last = siblings.length > 1 ? otherwise : null
  return {
    id: transitionId(transition),
    ...event,
    event: transition.eventType,
    source: transition.source.id,
    targets: (transition.target ?? []).map(({ id }) => id),
    guard,
    condition: guard === null ? last : guardWords(flow, guard),
    actions: transition.actions.map(namedOf),
    reenter: transition.reenter,
    raises: transition.actions.flatMap((action) => raisedBy(transition, namedOf(action).type)),
  }
}

/** Returns the transitions of a state, in the order in which the machine tests them. */
export const transitionsFrom = (
  flow: string,
  node: AnyStateNode,
  invokes: readonly Invoked[],
): readonly FlowTransition[] =>
  [node.always ?? [], ...node.transitions.values()].flatMap((siblings) =>
    siblings.map((transition) => transitionOf(flow, transition, siblings, invokes)),
  )
