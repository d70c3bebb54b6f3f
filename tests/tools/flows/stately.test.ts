import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { stateNodesOf } from '../../../tools/exploration/kit/transitions'
import { catalogueOf, distinctMachines, everyMachine } from '../../../tools/flows/catalogue'
import { configOf, statelyProgram } from '../../../tools/flows/stately'
import { readTexts } from '../../../tools/flows/texts'

const charts = distinctMachines()
const { flows } = catalogueOf(readTexts())

/** A folder inside `node_modules`, so that a separate process finds xstate. */
let folder = ''
beforeAll(() => {
  folder = mkdtempSync('node_modules/.flows-')
})
afterAll(() => rmSync(folder, { recursive: true }))

/**
 * Returns the properties of states for a comparison. Also runs in another process, so it must use no name from outside
 * this function.
 */
const partsOf = (states: ReturnType<typeof stateNodesOf>) =>
  states.map((node) => ({
    id: node.id,
    type: node.type,
    description: node.description,
    tags: [...node.tags],
    meta: node.meta,
    actions: [...node.entry, ...node.exit].map((action) => (typeof action === 'string' ? action : Object(action).type)),
    invokes: node.invoke.map(({ id, src }) => [id, src]),
    transitions: [...(node.always ?? []), ...[...node.transitions.values()].flat()].map((one) => ({
      event: one.eventType,
      targets: (one.target ?? []).map(({ id }) => id),
      guard: typeof one.guard === 'object' ? Object(one.guard).type : one.guard,
      actions: one.actions.map((action) => (typeof action === 'string' ? action : Object(action).type)),
    })),
  }))

const aboutOf = (id: string): unknown => {
  const { name, productLines, sections } = flows.find((flow) => flow.id === id) ?? {}
  return { name, productLines, sections }
}

/** Returns the states of a machine in the repository. The root state has the machine's data from the catalogue. */
const shipped = (machine: AnyStateMachine): unknown => {
  const [root, ...others] = partsOf(stateNodesOf(machine))
  return JSON.parse(JSON.stringify([{ ...root, meta: aboutOf(machine.id) }, ...others]))
}

test('no machine has `meta` on its root state, because the export for Stately would replace it', () => {
  expect(charts.filter(({ root }) => root.meta !== undefined).map(({ id }) => id)).toEqual([])
})

test('the export for Stately, run with xstate alone, has the same machines as the portal', () => {
  writeFileSync(join(folder, 'all.mjs'), statelyProgram(charts, flows))
  writeFileSync(
    join(folder, 'read.mjs'),
    `import * as all from './all.mjs'
const nodesOf = (node) => [node, ...Object.values(node.states).flatMap(nodesOf)]
const partsOf = ${partsOf.toString()}
process.stdout.write(JSON.stringify(Object.values(all).map(({ id, root }) => [id, partsOf(nodesOf(root))])))`,
  )
  const output = execFileSync('node', [join(folder, 'read.mjs')], { encoding: 'utf8', maxBuffer: 1e9 })
  const exported = new Map<string, unknown>(JSON.parse(output))
  expect([...exported.keys()].sort()).toEqual(charts.map(({ id }) => id).sort())
  for (const machine of charts) expect(exported.get(machine.id), machine.id).toEqual(shipped(machine))
})

test('the export for Stately contains every flow of the catalogue, including generated ones', () => {
  expect(charts.map(({ id }) => id)).toEqual(flows.map(({ id }) => id))
})

test('machines that have the same id have the same configuration', () => {
  const exported = new Map(charts.map((chart) => [chart.id, configOf(chart)]))
  for (const machine of everyMachine()) expect(configOf(machine), machine.id).toEqual(exported.get(machine.id))
})

test('in the export for Stately, params that only select values are data, and other functions are source code', () => {
  const login = charts.find(({ id }) => id === 'login')
  const config = JSON.stringify(login && configOf(login))
  expect(config).toContain('"guard":{"type":"codeEnded","params":{"output":"{event.output}","as":"banned"}}')
  expect(config).toContain('"input":{"computed":"({ context }) => ({ until: context.bannedUntil ?? 0 })"}')
  expect(statelyProgram(charts, flows)).not.toMatch(/__vite_ssr/)
})
