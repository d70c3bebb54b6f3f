import { fitOf, isMistyped, isPutTogether, wordsOf } from '../../texts/hungarianWords'

/** The searchable texts of a menu entry. */
export interface Searchable {
  readonly label: string
  readonly note?: string | undefined
  /** Customers' own names for the entry, separated by commas. */
  readonly words?: string | undefined
}

/** The words of one entry in three lists: label, search words, note. */
type Parts = readonly (readonly string[])[]

/** Maximum length of a word that must match completely if the menu contains it: "kár" does not find "kártya". */
const SHORT = 4

/** Match of a typed word with a known one: 2 full, 1 partial, 0 none. */
type Fit = (known: string) => number

const fitOrPart = (typed: string, known: string): number => fitOf(typed, known) || Number(isPutTogether(typed, known))

/**
 * Returns the matcher of a typed word. A short word must match fully if the menu contains it. An unknown word may have
 * typing errors.
 */
const fitFor = (word: string, all: readonly Parts[]): Fit => {
  const isKnown = (least: number): boolean =>
    all.some((parts) => parts.some((part) => part.some((known) => fitOrPart(word, known) >= least)))
  if (word.length <= SHORT && isKnown(2)) return (known) => (fitOf(word, known) === 2 ? 2 : 0)
  return isKnown(1) ? (known) => fitOrPart(word, known) : (known) => (isMistyped(word, known) ? 1 : 0)
}

/** Score of a typed word in an entry: best in the label, then the search words, then the note; 0 without a match. */
const scoreOf = (fit: Fit, parts: Parts): number => {
  const scores = parts.map((part, index) => {
    const best = Math.max(0, ...part.map(fit))
    // A match in an earlier part always beats one in a later part.
    return best === 0 ? 0 : best + 2 * (parts.length - index)
  })
  return Math.max(...scores)
}

/**
 * Returns the entries that match the most search words, the best first; equal ones keep their order. If other words are
 * typed, `fillers` only count in the score: `nem tudok` in "nem tudok fizetni".
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
