import type { AnyStateMachine } from 'xstate'
import { paramsOf, sourceOf } from './named'
import type { Flow } from './schema'

/** Replaces functions in a machine's config by their source, and functions under `params` by data. */
const toPlainData = (key: string, value: unknown): unknown => {
  if (key === 'params') return paramsOf(value)
  if (typeof value === 'function') return { computed: sourceOf(value) }
  if (Array.isArray(value)) return value.map((item) => toPlainData('', item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, innerValue]) => [name, toPlainData(name, innerValue)]))
}

/** Returns a machine's config as plain data, with every name, description, tag and parameter. */
export const configOf = (machine: AnyStateMachine): unknown => toPlainData('', machine.config)

/** Returns the variable name of a machine in the program. */
const variableName = ({ id }: AnyStateMachine): string =>
  id.replace(/[.-](\w)/g, (_, letter: string) => letter.toUpperCase())

/** Returns what the catalogue knows about a flow. The export stores it in the `meta` of the root state. */
const metaOf = ({ name, productLines, sections }: Flow) => ({ name, productLines, sections })

/** Returns machines as a program for Stately's "import from code": plain configs that import only xstate. */
export const statelyProgram = (machines: readonly AnyStateMachine[], flows: readonly Flow[]): string => {
  const metas = new Map(flows.map((flow) => [flow.id, metaOf(flow)]))
  return [
    "import { createMachine } from 'xstate'",
    ...machines.map((machine) => {
      const config = { ...Object(configOf(machine)), meta: metas.get(machine.id) }
      return `export const ${variableName(machine)} = createMachine(${JSON.stringify(config, null, 2)})`
    }),
    '',
  ].join('\n\n')
}
