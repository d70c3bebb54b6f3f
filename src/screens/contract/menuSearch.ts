import { fitOf, wordsOf } from '../../texts/hungarianWords'

/** What of a menu's entry is searched. */
export interface Searchable {
  readonly label: string
  readonly note?: string | undefined
  /** What customers call it, separated by commas. */
  readonly words?: string | undefined
}

/** The words of an entry: of its label, of what customers call it, of its note. */
type Parts = readonly (readonly string[])[]

/** Of a word as short as this, the mere beginning of another says little: "kár" is no "kártya" where a "kár" is known. */
const SHORT = 3

/** How well a word fits an entry: best where the label has it, then its words, then its note; 0 not at all. */
const scoreOf = (wanted: string, parts: Parts, least = 1): number => {
  const scores = parts.map((part, index) => {
    const fit = Math.max(0, ...part.map((known) => fitOf(wanted, known)))
    // However well it fits a later part, an earlier one is better.
    return fit < least ? 0 : fit + 2 * (parts.length - index)
  })
  return Math.max(...scores)
}

/**
 * The entries that fit the most of what is looked for, the best first; where they are equal, in their own order. The words
 * that every question has (`fillers`) find nothing by themselves, but tell equal ones apart: "nem tudok fizetni".
 */
export const searched = <Entry extends Searchable>(
  entries: readonly Entry[],
  search: string,
  fillers: string,
): readonly Entry[] => {
  const typed = wordsOf(search)
  const untelling = wordsOf(fillers)
  const telling = typed.filter((word) => word.length > 1 && !untelling.includes(word))
  const wanted = telling.length > 0 ? telling : typed
  const read = entries.map((entry) => ({
    entry,
    parts: [entry.label, entry.words ?? '', entry.note ?? ''].map(wordsOf),
  }))
  const isWhole = (word: string): boolean =>
    word.length <= SHORT && read.some(({ parts }) => parts.some((part) => part.some((known) => fitOf(word, known) > 1)))
  const whole = new Set(wanted.filter(isWhole))
  const scored = read.map(({ entry, parts }) => {
    const score = (word: string): number => scoreOf(word, parts, whole.has(word) ? 2 : 1)
    return {
      entry,
      number: wanted.filter((word) => score(word) > 0).length,
      score: typed.reduce((sum, word) => sum + score(word), 0),
    }
  })
  const most = Math.max(1, ...scored.map(({ number }) => number))
  return scored
    .filter(({ number }) => number === most)
    .sort((one, other) => other.score - one.score)
    .map(({ entry }) => entry)
}
