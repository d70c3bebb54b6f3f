import { fitOf, isMistyped, isPutTogether, wordsOf } from '../../texts/hungarianWords'

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
const SHORT = 4

/** How well a word that was typed fits a known one: 2 wholly, 1 somewhat, 0 not at all. */
type Fit = (known: string) => number

const fitOrPart = (typed: string, known: string): number => fitOf(typed, known) || Number(isPutTogether(typed, known))

/** A word as it is looked for: strictly where it is short and known so, with slips of the finger where nobody knows it. */
const fitFor = (word: string, all: readonly Parts[]): Fit => {
  const isKnown = (least: number): boolean =>
    all.some((parts) => parts.some((part) => part.some((known) => fitOrPart(word, known) >= least)))
  if (word.length <= SHORT && isKnown(2)) return (known) => (fitOf(word, known) === 2 ? 2 : 0)
  return isKnown(1) ? (known) => fitOrPart(word, known) : (known) => (isMistyped(word, known) ? 1 : 0)
}

/** How well a word fits an entry: best where the label has it, then its words, then its note; 0 not at all. */
const scoreOf = (fit: Fit, parts: Parts): number => {
  const scores = parts.map((part, index) => {
    const best = Math.max(0, ...part.map(fit))
    // However well it fits a later part, an earlier one is better.
    return best === 0 ? 0 : best + 2 * (parts.length - index)
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
  const all = read.map(({ parts }) => parts)
  const fits = new Map(typed.map((word) => [word, fitFor(word, all)]))
  const scored = read.map(({ entry, parts }) => {
    const scores = new Map([...fits].map(([word, fit]) => [word, scoreOf(fit, parts)]))
    const score = (word: string): number => scores.get(word) ?? 0
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
