import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { transitionId } from '../exploration/kit/transitions'
import { toNamed } from './named'
import type { FlowTransition, Invoked } from './schema'
import { actorWords, eventWords, guardWords } from './words/wordsOf'

const ACTOR_END = /^xstate\.(done|error)\.actor\.(.+)$/

/** The words for an event. If an event has several transitions, `otherwise` is the condition of the last one. */
type EventWords = Pick<FlowTransition, 'kind' | 'words'> & { readonly otherwise: string }

const OTHERWISE = 'különben'

/** Returns the words for the end of an actor. */
const endWords = (flowId: string, { id, src, calls }: Invoked, end: 'done' | 'error'): EventWords => {
  const { what, done, failed, otherwise } = actorWords(flowId, id)
  if (end === 'error') {
    return { kind: 'failure', words: failed ?? `nem jön használható válasz: ${what}`, otherwise: OTHERWISE }
  }
  const kind = calls.length === 0 && /sleep|pause/i.test(src) ? 'timer' : 'answer'
  const refusedWords = calls.length > 0 ? 'a biztosító elutasítja' : OTHERWISE
  return { kind, words: done ?? `megjön a válasz: ${what}`, otherwise: otherwise ?? refusedWords }
}

const wordsOfEvent = (flowId: string, type: string, invokes: readonly Invoked[]): EventWords => {
  if (type === '') return { kind: 'automatic', words: 'automatikusan', otherwise: OTHERWISE }
  if (type.startsWith('xstate.done.state.'))
    return { kind: 'automatic', words: 'minden lépése megvan', otherwise: OTHERWISE }
  const [, end, id] = ACTOR_END.exec(type) ?? []
  const invokedActor = invokes.find((actor) => actor.id === id)
  if (invokedActor === undefined) return { ...eventWords(flowId, type), otherwise: OTHERWISE }
  return endWords(flowId, invokedActor, end === 'error' ? 'error' : 'done')
}

/** Returns the events that an action raises in its own machine. */
const eventsRaisedBy = ({ source }: AnyTransitionDefinition, action: string): readonly string[] => {
  const { type, event } = Object(source.machine.implementations.actions[action])
  const raisedType: unknown = Object(event).type
  return type === 'xstate.raise' && typeof raisedType === 'string' ? [raisedType] : []
}

const transitionOf = (
  flowId: string,
  transition: AnyTransitionDefinition,
  siblings: readonly AnyTransitionDefinition[],
  invokes: readonly Invoked[],
): FlowTransition => {
  const guard = transition.guard === undefined ? null : toNamed(transition.guard)
  const { otherwise, ...eventParts } = wordsOfEvent(flowId, transition.eventType, invokes)
  const lastCondition = siblings.length > 1 ? otherwise : null
  return {
    id: transitionId(transition),
    ...eventParts,
    event: transition.eventType,
    source: transition.source.id,
    targets: (transition.target ?? []).map(({ id }) => id),
    guard,
    condition: guard === null ? lastCondition : guardWords(flowId, guard),
    actions: transition.actions.map(toNamed),
    reenter: transition.reenter,
    raises: transition.actions.flatMap((action) => eventsRaisedBy(transition, toNamed(action).type)),
  }
}

/** Returns the transitions of a state, in the order in which the machine tests them. */
export const transitionsFrom = (
  flowId: string,
  node: AnyStateNode,
  invokes: readonly Invoked[],
): readonly FlowTransition[] =>
  [node.always ?? [], ...node.transitions.values()].flatMap((siblings) =>
    siblings.map((transition) => transitionOf(flowId, transition, siblings, invokes)),
  )
