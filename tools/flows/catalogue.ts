import type { AnyStateMachine } from 'xstate'
import { endpoints } from '../../src/api'
import { catalogue as machines } from '../exploration/catalogue'
import { stateNodesOf } from '../exploration/kit/transitions'
import { aboutOf } from './about'
import { flowOf } from './flowOf'
import { callOf, endpointsIn, isMachine } from './invoked'
import type { Call, Catalogue, Flow } from './schema'
import type { Texts } from './texts'

/** Returns the child machines of a machine that are not loaded lazily. */
const childMachinesOf = (machine: AnyStateMachine): readonly AnyStateMachine[] =>
  Object.values(machine.implementations.actors).filter(isMachine)

/** Returns every machine of the portal. A machine built for several calls is included once for each call. */
export const everyMachine = (): readonly AnyStateMachine[] => {
  const foundMachines = new Set<AnyStateMachine>(machines)
  for (const machine of foundMachines) for (const child of childMachinesOf(machine)) foundMachines.add(child)
  return [...foundMachines]
}

/**
 * Returns one machine for each flow. Machines that are built from the same source for several calls share an id and a
 * diagram.
 */
export const distinctMachines = (): readonly AnyStateMachine[] => {
  const allMachines = everyMachine()
  return allMachines.filter(({ id }, index) => allMachines.findIndex((each) => each.id === id) === index)
}

const withoutDuplicates = (calls: readonly Call[]): readonly Call[] => [
  ...new Map(calls.map((call) => [call.id, call])).values(),
]

/**
 * Returns every flow of the portal as data, derived from the real machines. @throws if a flow lacks a name or a text.
 */
export const catalogueOf = (texts: Readonly<Record<string, Texts>>): Catalogue => {
  const allMachines = everyMachine()
  const ids = new Set(allMachines.map(({ id }) => id))
  const flows = [...ids].flatMap((id): readonly Flow[] => {
    const [machine, ...otherInstances] = allMachines.filter((each) => each.id === id)
    if (machine === undefined) return []
    const calls = withoutDuplicates(
      [machine, ...otherInstances].flatMap((instance) => endpointsIn(instance, stateNodesOf(instance)).map(callOf)),
    )
    const flow = flowOf(machine, aboutOf(machine, texts, calls), ids)
    const codes = [...new Set(calls.flatMap((call) => call.codes))].sort()
    return [{ ...flow, calls, codes }]
  })
  const usedCalls = new Set(flows.flatMap(({ calls }) => calls.map(({ id }) => id)))
  return { version: 1, flows, unused: endpoints.filter(({ id }) => !usedCalls.has(id)).map(callOf) }
}
