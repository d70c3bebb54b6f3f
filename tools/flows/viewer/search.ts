import type { Entry } from './entries'
import { searchTermsIn } from './question'
import { scoresOfTerm, type WordIndex } from './wordIndex'

/** A search result, and the equal results in other flows. */
export interface Hit {
  readonly entry: Entry
  readonly others: readonly Entry[]
}

const MAX_RESULTS = 40
const WEIGHTS: Readonly<Record<Entry['kind'], number>> = { transition: 1, state: 0.9, flow: 1.1, call: 0.6, text: 0.5 }
/** Weight of entries that all cases share. Applied if the question names no case. */
const COMMON_WEIGHT = 1.2
/** Number of words above which an entry is long. Of entries with the same words, the shorter one ranks higher. */
const LONG_ENTRY_WORDS = 60

/**
 * Returns the weight of an entry that this number of flows share. Users search more often for what many flows share.
 */
const sharedWeight = (flowCount: number): number => 1 + Math.log10(flowCount) / 5

interface Score {
  readonly sum: number
  readonly number: number
}

/** Scores each entry against a question. Rare words count more than common ones. */
const scoresOf = (index: WordIndex, question: string): ReadonlyMap<Entry, number> => {
  const terms = searchTermsIn(question)
  const scores = new Map<number, Score>()
  for (const term of terms) {
    const scoreByEntry = scoresOfTerm(index, term)
    const rarity = Math.log((index.entries.length + 1) / (scoreByEntry.size + 1)) * term.typed.length
    for (const [entryIndex, fit] of scoreByEntry) {
      const { sum, number } = scores.get(entryIndex) ?? { sum: 0, number: 0 }
      scores.set(entryIndex, { sum: sum + fit * rarity, number: number + 1 })
    }
  }
  return new Map(
    [...scores].flatMap(([entryIndex, { sum, number }]) => {
      const entry = index.entries[entryIndex]
      if (entry === undefined) return []
      const matchedShare = number / terms.length
      const commonWeight = entry.isCommon ? COMMON_WEIGHT : 1
      return [
        [
          entry,
          (sum * matchedShare * matchedShare * WEIGHTS[entry.kind] * commonWeight) /
            (1 + entry.own.length / LONG_ENTRY_WORDS),
        ] as const,
      ]
    }),
  )
}

/** Returns a key that is equal for all transitions of the same event in the same state. */
const eventKeyOf = ({ flow, transition = '' }: Entry): string =>
  `${flow} ${transition.slice(0, transition.lastIndexOf('|'))}`

/**
 * Keeps only the best-ranked of the transitions with the same event and outcome. The page that the result opens shows
 * all of them.
 */
const withoutSiblings = <Ranked extends { readonly entries: readonly Entry[] }>(
  rankedGroups: readonly Ranked[],
): readonly Ranked[] => {
  const seenKeys = new Set<string>()
  return rankedGroups.filter(({ entries: [entry] }) => {
    if (entry?.kind !== 'transition') return true
    const key = `${eventKeyOf(entry)}\n${entry.outcome}`
    return !seenKeys.has(key) && seenKeys.add(key)
  })
}

/** Returns the best results for a question. Equal results of several flows are merged. */
export const search = (index: WordIndex, question: string): readonly Hit[] => {
  const groups = new Map<string, { readonly score: number; readonly entries: Entry[] }>()
  const rankedEntries = [...scoresOf(index, question)].sort(([, each], [, other]) => other - each)
  for (const [entry, score] of rankedEntries) {
    const key = [entry.kind, entry.title, entry.outcome].join('\n')
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { score, entries: [entry] })
    else group.entries.push(entry)
  }
  const rankedGroups = [...groups.values()]
    .map(({ score, entries }) => ({ entries, score: score * sharedWeight(entries.length) }))
    .sort((each, other) => other.score - each.score)
  return withoutSiblings(rankedGroups)
    .slice(0, MAX_RESULTS)
    .flatMap(({ entries: [entry, ...others] }) => (entry === undefined ? [] : [{ entry, others }]))
}
