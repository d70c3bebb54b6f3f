import { fitOf, wordsOf } from '../../texts/hungarianWords'

/** What of a menu's entry is searched. */
export interface Searchable {
  readonly label: string
  readonly note?: string | undefined
  /** What customers call it, separated by commas. */
  readonly words?: string | undefined
}

/** How well a word fits an entry: best where the label has it, then its words, then its note; 0 not at all. */
const scoreOf = (wanted: string, parts: readonly (readonly string[])[]): number => {
  const scores = parts.map((part, index) => {
    const fit = Math.max(0, ...part.map((known) => fitOf(wanted, known)))
    // However well it fits a later part, an earlier one is better.
    return fit === 0 ? 0 : fit + 2 * (parts.length - index)
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
  const scored = entries.map((entry) => {
    const parts = [entry.label, entry.words ?? '', entry.note ?? ''].map(wordsOf)
    return {
      entry,
      number: wanted.filter((word) => scoreOf(word, parts) > 0).length,
      score: typed.reduce((sum, word) => sum + scoreOf(word, parts), 0),
    }
  })
  const most = Math.max(1, ...scored.map(({ number }) => number))
  return scored
    .filter(({ number }) => number === most)
    .sort((one, other) => other.score - one.score)
    .map(({ entry }) => entry)
}
