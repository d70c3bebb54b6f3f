import { UsageError } from '../commandLine'
import type { Flow } from './schema'

const MAX_SUGGESTIONS = 5

/** Returns the edit distance: the number of letters to change, add or leave out. */
const editDistance = (word: string, otherWord: string): number => {
  let previousRow = Array.from({ length: otherWord.length + 1 }, (_, index) => index)
  for (const letter of word) {
    const row = [(previousRow[0] ?? 0) + 1]
    for (let column = 1; column <= otherWord.length; column++) {
      const substitutionCost = (previousRow[column - 1] ?? 0) + (letter === otherWord[column - 1] ? 0 : 1)
      row.push(Math.min(substitutionCost, (previousRow[column] ?? 0) + 1, (row[column - 1] ?? 0) + 1))
    }
    previousRow = row
  }
  return previousRow.at(-1) ?? 0
}

/**
 * Returns a word's distance to a flow's id: 0 if the id contains the word, otherwise the smallest edit distance to the
 * id or its beginning. The distance to any other part counts one more.
 */
const distanceTo = (word: string, { id }: Flow): number => {
  const [lowerWord, lowerId] = [word.toLowerCase(), id.toLowerCase()]
  if (lowerId.includes(lowerWord)) return 0
  const parts = lowerId.split('.')
  const idBeginning = parts.slice(0, lowerWord.split('.').length).join('.')
  return Math.min(
    editDistance(lowerWord, lowerId),
    editDistance(lowerWord, idBeginning),
    ...parts.map((part) => editDistance(lowerWord, part) + 1),
  )
}

/**
 * Returns the flows with these ids, or all flows if no id is given. @throws UsageError that suggests similar ids, if
 * one of the ids is unknown.
 */
export const requestedFlows = (flows: readonly Flow[], ids: readonly string[]): readonly Flow[] => {
  const unknownId = ids.find((word) => !flows.some(({ id }) => id === word))
  if (unknownId === undefined) return flows.filter(({ id }) => ids.length === 0 || ids.includes(id))
  const similarFlows = flows
    .toSorted((each, other) => distanceTo(unknownId, each) - distanceTo(unknownId, other))
    .slice(0, MAX_SUGGESTIONS)
  throw new UsageError(
    `There is no flow "${unknownId}". Near it:\n${similarFlows.map(({ id, name }) => `  ${id} (${name})`).join('\n')}\ndocs/flows/README.md lists all flows.`,
  )
}
