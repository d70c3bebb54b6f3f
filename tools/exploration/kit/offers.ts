import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateNode } from 'xstate'
import { endpointsOf } from '../../../machines/actors/call'
import { callCases, deadlineCase } from './cases'
import type { ActorCase, Model, Source } from './model'

/** An event that is possible in the machine's current state. */
export interface Offer {
  readonly event: AnyEventObject
  readonly source: Source | 'answer' | 'timer'
  readonly ends?: ActorCase
}

const inputOfActor = (child: AnyActorRef): unknown => {
  const snapshot: unknown = child.getSnapshot()
  return typeof snapshot === 'object' && snapshot !== null && 'input' in snapshot ? snapshot.input : undefined
}

const actorCasesOf = (model: Model, snapshot: AnyMachineSnapshot, src: string, id: string): readonly ActorCase[] => {
  const child: AnyActorRef | undefined = snapshot.children[id]
  if (child === undefined) return []
  const declaredCases = model.actors[src]
  if (declaredCases !== undefined) return declaredCases(inputOfActor(child), snapshot)
  if (src === 'sleep') return [deadlineCase]
  const logic: unknown = model.machine.implementations.actors[src]
  const endpoints = typeof logic === 'object' && logic !== null ? endpointsOf(logic) : []
  if (endpoints.length === 0) throw new Error(`The model of ${model.machine.id} has no cases for its actor ${src}`)
  return endpoints.flatMap(callCases)
}

const offerCache = new WeakMap<ActorCase, Map<string, Offer>>()

/** Returns the event that reports this end of the actor `id`. Cached. */
const endOffer = (id: string, source: Offer['source'], actorCase: ActorCase): Offer => {
  const offers = offerCache.get(actorCase) ?? new Map<string, Offer>()
  offerCache.set(actorCase, offers)
  const offer = offers.get(id) ?? {
    event:
      'output' in actorCase.end
        ? { type: `xstate.done.actor.${id}`, output: actorCase.end.output, actorId: id }
        : { type: `xstate.error.actor.${id}`, error: actorCase.end.error, actorId: id },
    source,
    ends: actorCase,
  }
  offers.set(id, offer)
  return offer
}

const actorOffers = (model: Model, snapshot: AnyMachineSnapshot): readonly Offer[] =>
  snapshot._nodes.flatMap((node) =>
    node.invoke.flatMap(({ src, id }) => {
      if (typeof src !== 'string') throw new Error(`${node.id} invokes an actor without a name`)
      const source = src === 'sleep' ? 'timer' : 'answer'
      return actorCasesOf(model, snapshot, src, id).map((actorCase) => endOffer(id, source, actorCase))
    }),
  )

/**
 * Returns a readable name. For the end of an actor, it contains the actor's id and the name of the end. For any other
 * event, it contains the type, and the data that distinguish the event from others of that type.
 */
export const offerName = ({ event: { type, ...payload }, ends }: Offer): string => {
  if (ends !== undefined) return `${payload.actorId}: ${ends.name}`
  const details = readableValues(payload).join(' ')
  return details === '' ? type : `${type} (${details})`
}

const readableValues = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value === '' ? '∅' : value]
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(readableValues) : []
}

const handledTypesByNode = new WeakMap<AnyStateNode, readonly string[]>()

/** Returns the event types that a state handles. Cached, because they are needed in thousands of situations. */
const handledTypesOf = (node: AnyStateNode): readonly string[] => {
  const handledTypes = handledTypesByNode.get(node) ?? node.ownEvents
  handledTypesByNode.set(node, handledTypes)
  return handledTypes
}

const eventOffers = (model: Model, snapshot: AnyMachineSnapshot): readonly Offer[] => {
  const handledTypes = new Set<string>(snapshot._nodes.flatMap(handledTypesOf))
  return model
    .events(snapshot, (type) => handledTypes.has(type))
    .filter(({ type }) => handledTypes.has(type))
    .map((event) => ({ event, source: model.sources[event.type] ?? 'customer' }))
}

/** Returns a snapshot's possible events: samples that an active state handles, and the ends of running actors. */
export const offersOf = (model: Model, snapshot: AnyMachineSnapshot): readonly Offer[] =>
  snapshot.status === 'active' ? [...eventOffers(model, snapshot), ...actorOffers(model, snapshot)] : []
