import { searchKey } from '../../../machines/searchKey'
import type { OptionTexts } from './fieldType'

/** The minimum length of a search word. Shorter ones occur in too many words. */
const SHORTEST_WORD = 3

const wordsOf = (text = ''): readonly string[] =>
  searchKey(text)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)

/**
 * Tells if a typed word matches an option: a word of its label or its everyday name contains the typed word, or an
 * entry of `words` is the beginning of the typed word or begins with it.
 */
const matchesOption = (typedWord: string, { label, plain, words }: OptionTexts): boolean =>
  [...wordsOf(label), ...wordsOf(plain)].some((word) => word.includes(typedWord)) ||
  wordsOf(words).some(
    (word) => word.startsWith(typedWord) || (word.length >= SHORTEST_WORD && typedWord.startsWith(word)),
  )

/**
 * Returns the options that match the most typed words, in their given order. So a customer can type a whole sentence.
 * Returns an empty list if nothing matches, and all options if nothing is typed.
 */
export const findOptions = (options: readonly OptionTexts[], search: string): readonly OptionTexts[] => {
  const searchWords = wordsOf(search)
  const longWords = searchWords.filter(({ length }) => length >= SHORTEST_WORD)
  const comparedWords = longWords.length > 0 ? longWords : searchWords
  if (comparedWords.length === 0) return options
  const optionMatches = options.map((option) => ({
    option,
    count: comparedWords.filter((word) => matchesOption(word, option)).length,
  }))
  const bestCount = Math.max(1, ...optionMatches.map(({ count }) => count))
  return optionMatches.flatMap(({ option, count }) => (count === bestCount ? [option] : []))
}
