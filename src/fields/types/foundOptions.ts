import { searchKey } from '../../../machines/searchKey'
import type { OptionTexts } from './fieldType'

/** The minimum length of a search word. Shorter ones occur in too many words. */
const SHORTEST = 3

const wordsOf = (text = ''): readonly string[] =>
  searchKey(text)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)

/**
 * Tells if a typed word matches an option: it is part of a word of the label, a search word begins with it, or it
 * begins with a search word.
 */
const isMeant = (typed: string, { label, plain, words }: OptionTexts): boolean =>
  [...wordsOf(label), ...wordsOf(plain)].some((word) => word.includes(typed)) ||
  wordsOf(words).some((word) => word.startsWith(typed) || (word.length >= SHORTEST && typed.startsWith(word)))

/**
 * The options that match the most typed words, in their given order, so that a whole sentence finds its subject. Empty
 * if nothing matches; all options if nothing is typed.
 */
export const foundOptions = (options: readonly OptionTexts[], typed: string): readonly OptionTexts[] => {
  const all = wordsOf(typed)
  const telling = all.filter(({ length }) => length >= SHORTEST)
  const wanted = telling.length > 0 ? telling : all
  if (wanted.length === 0) return options
  const counted = options.map((option) => ({ option, count: wanted.filter((word) => isMeant(word, option)).length }))
  const most = Math.max(1, ...counted.map(({ count }) => count))
  return counted.flatMap(({ option, count }) => (count === most ? [option] : []))
}
