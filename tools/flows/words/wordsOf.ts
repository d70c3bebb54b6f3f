import { constantsOf } from '../named'
import type { Named } from '../schema'
import { actorEvents } from './actorEvents'
import { type ActorWords, actors } from './actors'
import { customerEvents } from './customerEvents'
import { guards } from './guards'

const find = <Words>(
  words: Readonly<Record<string, Words>>,
  flow: string,
  names: readonly string[],
): Words | undefined =>
  names.flatMap((name) => [words[`${flow}/${name}`], words[name]]).find((found) => found !== undefined)

const missing = (flow: string, kind: string, name: string): Error =>
  new Error(`${flow}: there are no Hungarian words for the ${kind} "${name}" (tools/flows/words)`)

/** Returns the words for an event: its sender and a clause. @throws if absent. */
export const eventWords = (
  flow: string,
  type: string,
): { readonly kind: 'customer' | 'told'; readonly words: string } => {
  const flowSpecific = actorEvents[`${flow}/${type}`]
  const customer = flowSpecific === undefined ? find(customerEvents, flow, [type]) : undefined
  if (customer !== undefined) return { kind: 'customer', words: `az ügyfél ${customer}` }
  const clause = find(actorEvents, flow, [type])
  if (clause === undefined) throw missing(flow, 'event', type)
  return { kind: 'told', words: clause }
}

/** Returns the words for a guard, as a condition. @throws if absent. */
export const guardWords = (flow: string, guard: Named): string => {
  const names = [
    ...constantsOf(guard)
      .map((constant) => `${guard.type}:${constant}`)
      .reverse(),
    guard.type,
  ]
  const words = find(guards, flow, names)
  if (words === undefined) throw missing(flow, 'guard', names[0] ?? guard.type)
  return words
}

/** Returns the words for an invoked actor. @throws if absent. */
export const actorWords = (flow: string, id: string): ActorWords => {
  const words = find(actors, flow, [id])
  if (words === undefined) throw missing(flow, 'invoked actor', id)
  return words
}
