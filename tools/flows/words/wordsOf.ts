import { constantParams } from '../named'
import type { Named } from '../schema'
import { actorEvents } from './actorEvents'
import { type ActorWords, actors } from './actors'
import { customerEvents } from './customerEvents'
import { guards } from './guards'

const findWords = <Words>(
  words: Readonly<Record<string, Words>>,
  flowId: string,
  names: readonly string[],
): Words | undefined =>
  names.flatMap((name) => [words[`${flowId}/${name}`], words[name]]).find((found) => found !== undefined)

const missingWordsError = (flowId: string, kind: string, name: string): Error =>
  new Error(`${flowId}: there are no Hungarian words for the ${kind} "${name}" (tools/flows/words)`)

/** Returns the words for an event: its sender and a clause. @throws if absent. */
export const eventWords = (
  flowId: string,
  type: string,
): { readonly kind: 'customer' | 'told'; readonly words: string } => {
  const flowSpecific = actorEvents[`${flowId}/${type}`]
  const customer = flowSpecific === undefined ? findWords(customerEvents, flowId, [type]) : undefined
  if (customer !== undefined) return { kind: 'customer', words: `az ügyfél ${customer}` }
  const clause = findWords(actorEvents, flowId, [type])
  if (clause === undefined) throw missingWordsError(flowId, 'event', type)
  return { kind: 'told', words: clause }
}

/** Returns the words for a guard, as a condition. @throws if absent. */
export const guardWords = (flowId: string, guard: Named): string => {
  const names = [
    ...constantParams(guard)
      .map((constant) => `${guard.type}:${constant}`)
      .reverse(),
    guard.type,
  ]
  const words = findWords(guards, flowId, names)
  if (words === undefined) throw missingWordsError(flowId, 'guard', names[0] ?? guard.type)
  return words
}

/** Returns the words for an invoked actor. @throws if absent. */
export const actorWords = (flowId: string, actorId: string): ActorWords => {
  const words = findWords(actors, flowId, [actorId])
  if (words === undefined) throw missingWordsError(flowId, 'invoked actor', actorId)
  return words
}
