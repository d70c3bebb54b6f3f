import { searchKey } from '../../../machines/searchKey'
import type { OptionTexts } from './fieldType'

/** Shorter ones stand in too many words to tell anything. */
const SHORTEST = 3

const wordsOf = (text = ''): readonly string[] =>
  searchKey(text)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)

/** Whether a typed word means an option: it is a part of what stands there, or begins like a word that finds it. */
const isMeant = (typed: string, { label, plain, words }: OptionTexts): boolean =>
  [...wordsOf(label), ...wordsOf(plain)].some((word) => word.includes(typed)) ||
  wordsOf(words).some((word) => word.startsWith(typed) || (word.length >= SHORTEST && typed.startsWith(word)))

/**
 * The options that most of what was typed means, in their order: whoever writes a whole sentence finds what it is about. None
 * where nothing is meant by it, all where nothing is typed.
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
