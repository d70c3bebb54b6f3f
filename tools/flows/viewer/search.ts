import type { Entry } from './entries'
import { searchTermsIn } from './question'
import { fitsOf, type WordIndex } from './wordIndex'

/** A search result, and the equal results in other flows. */
export interface Hit {
  readonly entry: Entry
  readonly others: readonly Entry[]
}

const MAX_RESULTS = 40
const WEIGHTS: Readonly<Record<Entry['kind'], number>> = { transition: 1, state: 0.9, flow: 1.1, call: 0.6, text: 0.5 }
/** Weight of entries that all cases share. Applied if the question names no case. */
const COMMON = 1.2
/** Number of words above which an entry is long. Of entries with the same words, the shorter one ranks higher. */
const LONG = 60

/**
 * Returns the weight of an entry that this number of flows share. Users search more often for what many flows share.
 */
const weightOf = (number: number): number => 1 + Math.log10(number) / 5

interface Score {
  readonly sum: number
  readonly number: number
}

/** Scores each entry against a question. Rare words count more than common ones. */
const scoresOf = (index: WordIndex, question: string): ReadonlyMap<Entry, number> => {
  const terms = searchTermsIn(question)
  const scores = new Map<number, Score>()
  for (const term of terms) {
    const fits = fitsOf(index, term)
    const rarity = Math.log((index.entries.length + 1) / (fits.size + 1)) * term.typed.length
    for (const [entryIndex, fit] of fits) {
      const { sum, number } = scores.get(entryIndex) ?? { sum: 0, number: 0 }
      scores.set(entryIndex, { sum: sum + fit * rarity, number: number + 1 })
    }
  }
  return new Map(
    [...scores].flatMap(([entryIndex, { sum, number }]) => {
      const entry = index.entries[entryIndex]
      if (entry === undefined) return []
      const share = number / terms.length
      const common = entry.isCommon ? COMMON : 1
      return [[entry, (sum * share * share * WEIGHTS[entry.kind] * common) / (1 + entry.own.length / LONG)] as const]
    }),
  )
}

/** Returns a key that is equal for all transitions of the same event in the same state. */
const eventKeyOf = ({ flow, transition = '' }: Entry): string =>
  `${flow} ${transition.slice(0, transition.lastIndexOf('|'))}`

/** Keeps the best of an event's transitions with the same outcome. If the user opens it, all of them are shown. */
const withoutSiblings = <Ranked extends { readonly entries: readonly Entry[] }>(
  ranked: readonly Ranked[],
): readonly Ranked[] => {
  const seenKeys = new Set<string>()
  return ranked.filter(({ entries: [entry] }) => {
    if (entry?.kind !== 'transition') return true
    const key = `${eventKeyOf(entry)}\n${entry.outcome}`
    return !seenKeys.has(key) && seenKeys.add(key)
  })
}

/** Returns the best results for a question. Equal results of several flows are merged. */
export const search = (index: WordIndex, question: string): readonly Hit[] => {
  const groups = new Map<string, { readonly score: number; readonly entries: Entry[] }>()
  const ranked = [...scoresOf(index, question)].sort(([, one], [, other]) => other - one)
  for (const [entry, score] of ranked) {
    const key = [entry.kind, entry.title, entry.outcome].join('\n')
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { score, entries: [entry] })
    else group.entries.push(entry)
  }
  const answers = [...groups.values()]
    .map(({ score, entries }) => ({ entries, score: score * weightOf(entries.length) }))
    .sort((one, other) => other.score - one.score)
  return withoutSiblings(answers)
    .slice(0, MAX_RESULTS)
    .flatMap(({ entries: [entry, ...others] }) => (entry === undefined ? [] : [{ entry, others }]))
}
