import type { AnyActorLogic, AnyStateMachine, AnyStateNode } from 'xstate'
import { endpointsOf } from '../../machines/actors/call'
import { listSourcesOf } from '../../machines/case/machine/actors/loadCase.actor'
import { everyCase, everyProductLine } from '../../machines/cases'
import type { Endpoint } from '../../src/api/endpoint'
import type { Call, Invoked } from './schema'
import { actorWords } from './words/wordsOf'

/** The `src` of the actor that each action spawns, by action. */
const SOURCE_BY_ACTION: Readonly<Record<string, string>> = {
  addFile: 'upload',
  startDownload: 'download',
  startEmail: 'email',
  startCopying: 'copying',
  startWait: 'wait',
  logOutAtInsurer: 'logout',
}

const logicOf = (machine: AnyStateMachine, src: string): AnyActorLogic | undefined =>
  machine.implementations.actors[src] as AnyActorLogic | undefined

/** Tells if the logic of an actor is a machine that is already loaded. Lazy machines are not. */
export const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'config' in logic && 'root' in logic

/** The ids of lazy machines whose id differs from their `src`, by `src`. */
const LAZY_MACHINES: Readonly<Record<string, string>> = { email: 'documentEmail', 'login/code': 'loginCode' }

/**
 * Returns the id of the flow that an actor runs, or `null` if it runs no flow. The id of a lazy machine follows from
 * its name.
 */
const flowIdOf = (machine: AnyStateMachine, src: string, ids: ReadonlySet<string>): string | null => {
  const logic = logicOf(machine, src)
  if (logic === undefined || 'config' in logic) return isMachine(logic) ? logic.id : null
  const name = LAZY_MACHINES[`${machine.id}/${src}`] ?? LAZY_MACHINES[src] ?? src
  return ids.has(name) ? name : null
}

/** Returns calls that an actor's logic does not declare: a case's lists, and the header of each product line. */
const undeclaredCalls = (machine: AnyStateMachine, src: string): readonly Endpoint[] => {
  if (machine.id === 'contract' && src === 'loadHeader') return everyProductLine.map(({ header }) => header)
  const definition = src === 'load' ? everyCase.find((each) => each.machine === machine)?.definition : undefined
  return definition === undefined ? [] : listSourcesOf(definition).map(([, { from }]) => from)
}

const callsOf = (machine: AnyStateMachine, src: string): readonly Endpoint[] => {
  const logic = logicOf(machine, src)
  return [...(logic === undefined ? [] : endpointsOf(logic)), ...undeclaredCalls(machine, src)]
}

/** Returns a call as data. */
export const callOf = ({ id, method, path, source, failures }: Endpoint): Call => ({
  id,
  method,
  path,
  source,
  codes: Object.keys(failures),
})

/** Returns the actors that a state invokes, including those whose end causes no transition. */
export const actorsInvokedIn = (
  machine: AnyStateMachine,
  node: AnyStateNode,
  ids: ReadonlySet<string>,
): readonly Invoked[] =>
  node.invoke.map(({ id, src }) => {
    const source = String(src)
    return {
      id,
      src: source,
      words: actorWords(machine.id, id).what,
      calls: callsOf(machine, source).map((endpoint) => endpoint.id),
      flow: flowIdOf(machine, source, ids),
    }
  })

/** Returns all calls that a machine makes itself, without those of its child machines. Each call is returned once. */
export const endpointsIn = (machine: AnyStateMachine, nodes: readonly AnyStateNode[]): readonly Endpoint[] => [
  ...new Set(nodes.flatMap(({ invoke }) => invoke.flatMap(({ src }) => callsOf(machine, String(src))))),
]

/** Returns the flows that a machine spawns by an action. */
export const flowsSpawnedBy = (
  machine: AnyStateMachine,
  actions: readonly string[],
  ids: ReadonlySet<string>,
): readonly string[] =>
  Object.entries(SOURCE_BY_ACTION).flatMap(([action, src]) =>
    actions.includes(action) ? (flowIdOf(machine, src, ids) ?? []) : [],
  )
