import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { stateNodesOf } from '../exploration/kit/transitions'
import { actorsInvokedIn, callOf, endpointsIn, flowsSpawnedBy } from './invoked'
import { toNamed } from './named'
import type { Flow, FlowState } from './schema'
import { transitionsFrom } from './transitionsOf'

/** The properties of a flow that its machine does not contain. */
export type About = Pick<Flow, 'kind' | 'productLines' | 'name' | 'sections'>

const slugOf = ({ meta }: AnyStateNode): string | null => {
  const { slug = null } = Object(meta)
  return typeof slug === 'string' ? slug : null
}

const stateOf = (machine: AnyStateMachine, node: AnyStateNode, ids: ReadonlySet<string>): FlowState => ({
  id: node.id,
  parent: node.parent?.id ?? null,
  key: node.key,
  type: node.type,
  description: node.description ?? '',
  tags: [...node.tags],
  slug: slugOf(node),
  initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
  entry: node.entry.map(toNamed),
  exit: node.exit.map(toNamed),
  invokes: actorsInvokedIn(machine, node, ids),
})

/** Returns a machine as data. `ids` contains the ids of all flows. */
export const flowOf = (machine: AnyStateMachine, about: About, ids: ReadonlySet<string>): Flow => {
  const nodes = stateNodesOf(machine)
  const states = nodes.map((node) => stateOf(machine, node, ids))
  const transitions = nodes.flatMap((node, index) => transitionsFrom(machine.id, node, states[index]?.invokes ?? []))
  const calls = endpointsIn(machine, nodes).map(callOf)
  const actions = [
    ...states.flatMap(({ entry, exit }) => [...entry, ...exit]),
    ...transitions.flatMap((transition) => transition.actions),
  ]
  const invokedFlows = states.flatMap(({ invokes }) => invokes.flatMap(({ flow }) => flow ?? []))
  const spawnedFlows = flowsSpawnedBy(
    machine,
    actions.map(({ type }) => type),
    ids,
  )
  return {
    id: machine.id,
    ...about,
    description: machine.root.description ?? '',
    calls,
    codes: [...new Set(calls.flatMap(({ codes }) => codes))].sort(),
    starts: [...new Set([...invokedFlows, ...spawnedFlows])],
    states,
    transitions,
  }
}
