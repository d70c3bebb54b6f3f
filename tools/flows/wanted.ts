import { UsageError } from '../commandLine'
import type { Flow } from './schema'

/** Number of similar flows to suggest. */
const MAX_SUGGESTIONS = 5

/** Edit distance: letters changed, added or left out. */
const distance = (one: string, other: string): number => {
  let previousRow = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const letter of one) {
    const row = [(previousRow[0] ?? 0) + 1]
    for (let at = 1; at <= other.length; at++) {
      const substituted = (previousRow[at - 1] ?? 0) + (letter === other[at - 1] ? 0 : 1)
      row.push(Math.min(substituted, (previousRow[at] ?? 0) + 1, (row[at - 1] ?? 0) + 1))
    }
    previousRow = row
  }
  return previousRow.at(-1) ?? 0
}

/** Returns a word's distance to a flow's id: 0 if the id contains it, otherwise the smallest to any part of the id. */
const distanceTo = (word: string, { id }: Flow): number => {
  const [lowerWord, lowerId] = [word.toLowerCase(), id.toLowerCase()]
  if (lowerId.includes(lowerWord)) return 0
  const parts = lowerId.split('.')
  const beginning = parts.slice(0, lowerWord.split('.').length).join('.')
  return Math.min(
    distance(lowerWord, lowerId),
    distance(lowerWord, beginning),
    ...parts.map((part) => distance(lowerWord, part) + 1),
  )
}

/**
 * Returns the flows with these ids, or all flows if no id is given.
 * @throws UsageError that suggests similar ids, if there is no flow with one of the ids.
 */
export const wantedFlows = (flows: readonly Flow[], ids: readonly string[]): readonly Flow[] => {
  const unknown = ids.find((word) => !flows.some(({ id }) => id === word))
  if (unknown === undefined) return flows.filter(({ id }) => ids.length === 0 || ids.includes(id))
  const similar = flows
    .toSorted((one, other) => distanceTo(unknown, one) - distanceTo(unknown, other))
    .slice(0, MAX_SUGGESTIONS)
  throw new UsageError(
    `There is no flow "${unknown}". Near it:\n${similar.map(({ id, name }) => `  ${id} (${name})`).join('\n')}\ndocs/flows/README.md lists all flows.`,
  )
}
