import { UsageError } from '../commandLine'
import type { Flow } from './schema'

/** Number of similar flows to suggest. */
const TOLD = 5

/** Edit distance: letters changed, added or left out. */
const distance = (one: string, other: string): number => {
  let above = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const letter of one) {
    const row = [(above[0] ?? 0) + 1]
    for (let at = 1; at <= other.length; at++) {
      const changed = (above[at - 1] ?? 0) + (letter === other[at - 1] ? 0 : 1)
      row.push(Math.min(changed, (above[at] ?? 0) + 1, (row[at - 1] ?? 0) + 1))
    }
    above = row
  }
  return above.at(-1) ?? 0
}

/** Returns a word's distance to a flow's id: 0 if the id contains it, otherwise the smallest to any part of the id. */
const farFrom = (word: string, { id }: Flow): number => {
  const [asked, known] = [word.toLowerCase(), id.toLowerCase()]
  if (known.includes(asked)) return 0
  const parts = known.split('.')
  const beginning = parts.slice(0, asked.split('.').length).join('.')
  return Math.min(distance(asked, known), distance(asked, beginning), ...parts.map((part) => distance(asked, part) + 1))
}

/**
 * Returns the flows with these ids, or all flows if no id is given.
 * @throws UsageError that suggests similar ids, if there is no flow with one of the ids.
 */
export const wantedFlows = (flows: readonly Flow[], named: readonly string[]): readonly Flow[] => {
  const unknown = named.find((word) => !flows.some(({ id }) => id === word))
  if (unknown === undefined) return flows.filter(({ id }) => named.length === 0 || named.includes(id))
  const near = flows.toSorted((one, other) => farFrom(unknown, one) - farFrom(unknown, other)).slice(0, TOLD)
  throw new UsageError(
    `There is no flow "${unknown}". Near it:\n${near.map(({ id, name }) => `  ${id} (${name})`).join('\n')}\ndocs/flows/README.md lists all flows.`,
  )
}
