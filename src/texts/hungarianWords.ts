import { searchKey } from '../../machines/searchKey'

/** The words of a text, for comparing. */
export const wordsOf = (text: string): readonly string[] => searchKey(text).match(/[\p{L}\p{N}]+/gu) ?? []

// What Hungarian puts behind a stem, without accents: plural, possessor, case; person, tense, mood; -ás/-és, -ó/-ő, -ott.
const ENDINGS =
  'a|e|ai|ei|i|ja|je|jai|jei|k|ak|ek|ok|t|at|et|ot|m|am|em|om|aim|eim|d|ad|ed|od|nk|unk|ink|juk|uk|n|an|en|on|' +
  'ba|be|ban|ben|bol|ra|re|rol|tol|hoz|hez|nal|nel|ig|ert|val|vel|nak|nek|kent|' +
  'ni|tam|tem|tunk|tuk|tak|tek|ta|te|ott|ett|na|ne|nam|nem|hat|het|va|ve|sz|asz|esz|ik|odik|odott|j|jon|jen|' +
  'o|s|as|es|os|asi|esi'
const ending = new RegExp(`^(?:${ENDINGS}){0,3}$`)

/** Shorter beginnings say nothing: too many words share them. */
const STEM = 3

const sharedLength = (one: string, other: string): number => {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}

/** Whether two words differ in nothing but their endings: "eladtam" and "eladás", "autót" and "autó". */
const isInflected = (one: string, other: string): boolean => {
  const shared = sharedLength(one, other)
  return shared >= STEM && ending.test(one.slice(shared)) && ending.test(other.slice(shared))
}

/** How well a typed word fits a known one: 2 the same, inflected or not; 1 its beginning; 0 not at all. */
export const fitOf = (typed: string, known: string): 0 | 1 | 2 => {
  if (typed === known || isInflected(typed, known)) return 2
  return known.startsWith(typed) ? 1 : 0
}
