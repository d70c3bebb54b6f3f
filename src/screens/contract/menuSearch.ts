import { fitOf, isCompound, isMistyped, wordsOf } from '../../texts/hungarianWords'

/** The searchable texts of a menu entry. */
export interface Searchable {
  readonly label: string
  readonly note?: string | undefined
  /** Customers' own names for the entry, separated by commas. */
  readonly words?: string | undefined
}

/** The words of one entry in three lists: label, search words, note. */
type EntryWords = readonly (readonly string[])[]

/**
 * Maximum length of a short word. If the menu contains a typed short word, other words that only begin with it do not
 * match: "kár" does not find "kártya".
 */
const SHORT_LENGTH = 4

/** Match of a typed word with a known one: 2 full, 1 partial, 0 none. */
type WordMatcher = (knownWord: string) => number

const fitOrCompoundOf = (typedWord: string, knownWord: string): number =>
  fitOf(typedWord, knownWord) || Number(isCompound(typedWord, knownWord))

/**
 * Returns the matcher of a typed word. A short word must match fully if the menu contains it. An unknown word may have
 * typing errors.
 */
const matcherFor = (word: string, allEntries: readonly EntryWords[]): WordMatcher => {
  const isKnown = (minFit: number): boolean =>
    allEntries.some((parts) =>
      parts.some((part) => part.some((knownWord) => fitOrCompoundOf(word, knownWord) >= minFit)),
    )
  if (word.length <= SHORT_LENGTH && isKnown(2)) return (knownWord) => (fitOf(word, knownWord) === 2 ? 2 : 0)
  return isKnown(1)
    ? (knownWord) => fitOrCompoundOf(word, knownWord)
    : (knownWord) => (isMistyped(word, knownWord) ? 1 : 0)
}

/**
 * Returns the score of a typed word in an entry: best in the label, then the search words, then the note; 0 without a
 * match.
 */
const scoreOf = (matcher: WordMatcher, parts: EntryWords): number => {
  const scores = parts.map((part, index) => {
    const bestFit = Math.max(0, ...part.map(matcher))
    // A match in an earlier part always beats one in a later part.
    return bestFit === 0 ? 0 : bestFit + 2 * (parts.length - index)
  })
  return Math.max(...scores)
}

/**
 * Returns the entries that match the most typed words, the best first. Entries with equal scores keep their order.
 * `fillers` are words that say little, e.g. `nem tudok` in "nem tudok fizetni". If other words are typed, fillers do
 * not count as matches, but still raise the score.
 */
export const searchEntries = <Entry extends Searchable>(
  entries: readonly Entry[],
  search: string,
  fillers: string,
): readonly Entry[] => {
  const typedWords = wordsOf(search)
  const fillerWords = wordsOf(fillers)
  const significantWords = typedWords.filter((word) => word.length > 1 && !fillerWords.includes(word))
  const countedWords = significantWords.length > 0 ? significantWords : typedWords
  const indexedEntries = entries.map((entry) => ({
    entry,
    parts: [entry.label, entry.words ?? '', entry.note ?? ''].map(wordsOf),
  }))
  const allParts = indexedEntries.map(({ parts }) => parts)
  const matchers = new Map(typedWords.map((word) => [word, matcherFor(word, allParts)]))
  const scoredEntries = indexedEntries.map(({ entry, parts }) => {
    const scores = new Map([...matchers].map(([word, matcher]) => [word, scoreOf(matcher, parts)]))
    const scoreOfWord = (word: string): number => scores.get(word) ?? 0
    return {
      entry,
      number: countedWords.filter((word) => scoreOfWord(word) > 0).length,
      score: typedWords.reduce((sum, word) => sum + scoreOfWord(word), 0),
    }
  })
  const bestCount = Math.max(1, ...scoredEntries.map(({ number }) => number))
  return scoredEntries
    .filter(({ number }) => number === bestCount)
    .sort((each, other) => other.score - each.score)
    .map(({ entry }) => entry)
}
