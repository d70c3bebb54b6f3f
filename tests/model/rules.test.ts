import { describe, expect, test } from 'vitest'
import type { AnyStateNode } from 'xstate'
import { catalogue } from '../../tools/exploration/catalogue'
import { declaredTransitions, stateNodesOf } from '../../tools/exploration/kit/transitions'

/** Properties where a machine may use an inline function. */
const COMPUTED = ['context', 'input', 'output', 'params']
/** Keys of a machine's config whose value must be the name of an action or guard, with or without parameters. */
const NAMED = ['entry', 'exit', 'actions', 'guard']

type Found = { readonly path: string; readonly value: unknown }

/** Returns every value of a config, with its path. */
const valuesOf = (value: unknown, path = ''): readonly Found[] => [
  { path, value },
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => valuesOf(inner, `${path}/${key}`))
    : []),
]

const keyOf = ({ path }: Found): string => path.split('/').findLast((key) => !/^\d+$/.test(key)) ?? ''

const isNamed = (value: unknown): boolean =>
  typeof value === 'string' ||
  (Array.isArray(value) && value.every(isNamed)) ||
  (typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    typeof value.type === 'string' &&
    Object.keys(value).every((key) => key === 'type' || key === 'params'))

/** Returns the states that transitions and initial states can reach. */
const reachable = (root: AnyStateNode): ReadonlySet<AnyStateNode> => {
  const reached = new Set<AnyStateNode>()
  const enter = (node: AnyStateNode): void => {
    if (reached.has(node)) return
    reached.add(node)
    if (node.parent !== undefined) enter(node.parent)
    for (const inner of node.type === 'parallel' ? Object.values(node.states) : node.initial.target) enter(inner)
    for (const transition of [...(node.always ?? []), ...[...node.transitions.values()].flat()]) {
      for (const target of transition.target ?? []) enter(target)
    }
  }
  enter(root)
  return reached
}

test('no two states of the portal share an id', () => {
  const ids = catalogue.flatMap((machine) => stateNodesOf(machine).map(({ id }) => id))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

describe.each(catalogue.map((machine) => [machine.id, machine] as const))('the machine %s', (_, machine) => {
  const values = valuesOf(machine.config)
  const nodes = stateNodesOf(machine)

  test('contains functions only to compute context, inputs, outputs and parameters', () => {
    const functions = values.filter(({ value }) => typeof value === 'function')
    expect(functions.filter((entry) => !COMPUTED.includes(keyOf(entry))).map(({ path }) => path)).toEqual([])
  })

  test('refers to every action and guard by its name', () => {
    // An event or a state with one of these names would fail this test, too. No machine has one.
    const references = values.filter((entry) => NAMED.includes(entry.path.split('/').at(-1) ?? ''))
    expect(references.filter(({ value }) => !isNamed(value)).map(({ path }) => path)).toEqual([])
  })

  test('refers to every actor by its name, and gives each a unique id', () => {
    const invokes = nodes.flatMap((node) => node.invoke)
    expect(invokes.filter(({ src }) => typeof src !== 'string')).toEqual([])
    const declared = values
      .filter((entry) => keyOf(entry) === 'invoke' && !Array.isArray(entry.value))
      .map(({ value }) => Object(value).id)
    expect(declared).toHaveLength(invokes.length)
    expect(declared.every((id) => typeof id === 'string')).toBe(true)
    expect(new Set(declared).size).toBe(declared.length)
  })

  test('has an implementation for every action, guard and actor that it names', () => {
    const { actions, actors, guards } = machine.implementations
    const typeOf = (value: unknown): unknown => (typeof value === 'string' ? value : Object(value).type)
    const missing = values.flatMap((entry) => {
      const key = entry.path.split('/').at(-1) ?? ''
      if (key === 'src') return String(entry.value) in actors ? [] : [entry.path]
      if (key === 'guard') return String(typeOf(entry.value)) in guards ? [] : [entry.path]
      if (key !== 'entry' && key !== 'exit' && key !== 'actions') return []
      return [entry.value].flat().every((value) => String(typeOf(value)) in actions) ? [] : [entry.path]
    })
    expect(missing).toEqual([])
  })

  test('describes itself and every state in a Hungarian sentence', () => {
    const sentence = /^[A-ZÁÉÍÓÖŐÚÜŰ].*\.$/
    const english = /\b(the|of|and|with|user|customer|state|loading)\b/i
    const poor = nodes.filter(({ description = '' }) => !sentence.test(description) || english.test(description))
    expect(poor.map(({ id }) => id)).toEqual([])
    expect(nodes.map(({ description }) => description).join('')).toMatch(/[őű]|ö|ü|á|é/)
  })

  test('names states in camelCase and events as subject.happened', () => {
    expect(
      nodes
        .slice(1)
        .filter(({ key }) => !/^[a-z][a-zA-Z]*$/.test(key))
        .map(({ id }) => id),
    ).toEqual([])
    const events = nodes.flatMap((node) => node.ownEvents).filter((type) => !type.startsWith('xstate.'))
    expect(events.filter((type) => !/^[a-z][a-zA-Z]*\.[a-z][a-zA-Z]*$/.test(type))).toEqual([])
  })

  test('has no unreachable state and no duplicate transition', () => {
    const reachableNodes = reachable(machine.root)
    expect(nodes.filter((node) => !reachableNodes.has(node)).map(({ id }) => id)).toEqual([])
    const ids = declaredTransitions(machine)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('has a way out of every state that is not final', () => {
    const canGoOn = (node: AnyStateNode): boolean =>
      node.type === 'final' ||
      node.ownEvents.length > 0 ||
      (node.always ?? []).length > 0 ||
      (node.parent !== undefined && canGoOn(node.parent)) ||
      Object.values(node.states).some(canGoOn)
    expect(nodes.filter((node) => !canGoOn(node)).map(({ id }) => id)).toEqual([])
  })
})
