import { searchKey } from '../../machines/searchKey'

/** Returns the words of a text, without accents and capital letters. */
export const wordsOf = (text: string): readonly string[] => searchKey(text).match(/[\p{L}\p{N}]+/gu) ?? []

// Hungarian suffixes without accents: plural, possessor, case; person, tense, mood; -ás/-és, -ó/-ő, -ott.
const ENDINGS =
  'a|e|ai|ei|i|ja|je|jai|jei|k|ak|ek|ok|t|at|et|ot|m|am|em|om|aim|eim|d|ad|ed|od|nk|unk|ink|juk|uk|n|an|en|on|' +
  'ba|be|ban|ben|bol|ra|re|rol|tol|hoz|hez|nal|nel|ig|ert|val|vel|nak|nek|kent|' +
  'ni|tam|tem|tunk|tuk|tak|tek|ta|te|ott|ett|na|ne|nam|nem|hat|het|va|ve|sz|asz|esz|ik|odik|odott|j|jon|jen|' +
  'o|s|as|es|os|asi|esi'
const endingPattern = new RegExp(`^(?:${ENDINGS}){0,3}$`)

/**
 * Minimum number of letters that two words must share at the beginning. Shorter beginnings are common to too many
 * words. `MIN_WHOLE_STEM_LENGTH` applies if one word is the whole beginning of the other.
 */
const MIN_STEM_LENGTH = 4
const MIN_WHOLE_STEM_LENGTH = 3

/**
 * Minimum length (letters) of a word that counts as part of a compound. Shorter words occur by chance: "autó" in
 * "autómata", "ház" in "házasság".
 */
const MIN_PART_LENGTH = 5

const allowedTypos = ({ length }: string): number => (length < 5 ? 0 : length < 8 ? 1 : 2)

const sharedLength = (word: string, otherWord: string): number => {
  let length = 0
  while (length < word.length && word[length] === otherWord[length]) length += 1
  return length
}

/** Tells if two words differ only in their suffixes: "eladtam" and "eladás", "autót" and "autó". */
const isInflected = (word: string, otherWord: string): boolean => {
  const sharedLetters = sharedLength(word, otherWord)
  const minLength = sharedLetters === Math.min(word.length, otherWord.length) ? MIN_WHOLE_STEM_LENGTH : MIN_STEM_LENGTH
  return (
    sharedLetters >= minLength &&
    endingPattern.test(word.slice(sharedLetters)) &&
    endingPattern.test(otherWord.slice(sharedLetters))
  )
}

/**
 * Compares a typed word with a known word. 2: the same word, perhaps with another suffix. 1: the known word begins with
 * the typed word. 0: no match.
 */
export const fitOf = (typedWord: string, knownWord: string): 0 | 1 | 2 => {
  if (typedWord === knownWord || isInflected(typedWord, knownWord)) return 2
  return knownWord.startsWith(typedWord) ? 1 : 0
}

const isPart = (part: string, wholeWord: string): boolean => part.length >= MIN_PART_LENGTH && wholeWord.includes(part)

/**
 * Tells if one of the words is a compound that contains the other: "bokatörésem" and "törés", "kötvénymásolat" and
 * "kötvény".
 */
export const isCompound = (word: string, otherWord: string): boolean =>
  isPart(word, otherWord) || isPart(otherWord, word)

/** Returns the edit distance of two words: insertions, deletions, substitutions and swaps of adjacent letters. */
const editDistance = (word: string, otherWord: string): number => {
  let rowBeforeLast: readonly number[] = []
  let previousRow: readonly number[] = Array.from({ length: otherWord.length + 1 }, (_, index) => index)
  for (const [row, letter] of [...word].entries()) {
    const currentRow = [row + 1]
    for (const [column, otherLetter] of [...otherWord].entries()) {
      const replacementCost = (previousRow[column] ?? 0) + (letter === otherLetter ? 0 : 1)
      const isSwap = row > 0 && column > 0 && letter === otherWord[column - 1] && word[row - 1] === otherLetter
      const swapCost = isSwap ? (rowBeforeLast[column - 1] ?? 0) + 1 : replacementCost
      currentRow.push(
        Math.min(replacementCost, swapCost, (previousRow[column + 1] ?? 0) + 1, (currentRow[column] ?? 0) + 1),
      )
    }
    rowBeforeLast = previousRow
    previousRow = currentRow
  }
  return previousRow.at(-1) ?? 0
}

/** Tells if an unknown word may be a known one, mistyped: "drivelo" and "drivello". */
export const isMistyped = (typedWord: string, knownWord: string): boolean => {
  const maxTypos = allowedTypos(typedWord)
  return (
    maxTypos > 0 &&
    Math.abs(typedWord.length - knownWord.length) <= maxTypos &&
    editDistance(typedWord, knownWord) <= maxTypos
  )
}
