import type { AnyStateMachine } from 'xstate'
import { paramsOf, sourceOf } from './named'
import type { Flow } from './schema'

/** What of a chart's config is a function: as data, and where it only computes something, as its source. */
const plain = (key: string, value: unknown): unknown => {
  if (key === 'params') return paramsOf(value)
  if (typeof value === 'function') return { computed: sourceOf(value) }
  if (Array.isArray(value)) return value.map((one) => plain('', one))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(name, inner)]))
}

/** A chart's own config as data only: every name, description, tag and parameter that it ships with. */
export const configOf = (machine: AnyStateMachine): unknown => plain('', machine.config)

/** What a chart is called in a program. */
const nameOf = ({ id }: AnyStateMachine): string => id.replace(/[.-](\w)/g, (_, letter: string) => letter.toUpperCase())

/** What the catalogue knows of a flow beside its chart: whoever only has the export finds it in the root's `meta`. */
const metaOf = ({ name, areas, sections }: Flow) => ({ name, areas, sections })

/** Charts as a program that Stately's "import from code" takes: plain configs, and nothing but xstate. */
export const statelyProgram = (machines: readonly AnyStateMachine[], flows: readonly Flow[]): string => {
  const metas = new Map(flows.map((flow) => [flow.id, metaOf(flow)]))
  return [
    "import { createMachine } from 'xstate'",
    ...machines.map((machine) => {
      const config = { ...Object(configOf(machine)), meta: metas.get(machine.id) }
      return `export const ${nameOf(machine)} = createMachine(${JSON.stringify(config, null, 2)})`
    }),
    '',
  ].join('\n\n')
}
