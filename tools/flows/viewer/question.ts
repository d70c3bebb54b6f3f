import { fitOf, wordsOf } from '../../../src/texts/hungarianWords'
import { fillers, synonyms } from '../words/synonyms'

/** The words of a phrase, without accents and capital letters. */
export type Phrase = readonly string[]

/** A word or phrase in the user's question, and the flows' words for the same thing. */
export interface SearchTerm {
  /** The words as they were typed. */
  readonly typed: Phrase
  /** Phrases that the flows may use for the same thing, the most likely first. */
  readonly meant: readonly Phrase[]
}

const fillerWords = new Set(wordsOf(fillers))

const phrasesOf = (text: string): readonly Phrase[] => text.split(',').map(wordsOf)

const synonymPhrases = synonyms.map(([saidText, meantText]) => [phrasesOf(saidText), phrasesOf(meantText)] as const)

/**
 * Tells if a word is a technical name, e.g. of a state, an error code or a call: `enteringPlate`, `AUTH_LOGIN_003`,
 * `auth/otp`.
 */
const isTechnicalName = (word: string): boolean => /^[\w./-]*(\w[._/]\w|[a-z][A-Z])[\w./-]*$/.test(word)

interface PhraseMatch extends SearchTerm {
  /** Number of the phrase's words that occur in the question with the same ending. */
  readonly exact: number
}

const noMatch: PhraseMatch = { typed: [], meant: [], exact: 0 }

/** Finds the words of a phrase in a question. Returns an empty match if one of them is missing. */
const matchPhrase = (words: Phrase, phrase: Phrase): PhraseMatch => {
  const typed = phrase.map(
    (word) =>
      words.find((questionWord) => questionWord === word) ??
      words.find((questionWord) => fitOf(questionWord, word) === 2),
  )
  if (!typed.every((word) => word !== undefined)) return noMatch
  return { ...noMatch, typed, exact: typed.filter((word, index) => word === phrase[index]).length }
}

const isBetterMatch = (match: PhraseMatch, other: PhraseMatch): boolean =>
  match.typed.length > other.typed.length || (match.typed.length === other.typed.length && match.exact > other.exact)

const isWithin = (phrase: Phrase, other: Phrase): boolean => phrase.every((word) => other.includes(word))

/** Finds the synonyms in a question, i.e. the phrases that users type instead of the flows' terms. */
const matchesIn = (words: Phrase): readonly PhraseMatch[] => {
  const matches = synonymPhrases.map(([saidPhrases, meantPhrases]): PhraseMatch => {
    const longest = saidPhrases
      .map((phrase) => matchPhrase(words, phrase))
      .reduce((best, match) => (isBetterMatch(match, best) ? match : best), noMatch)
    return { ...longest, meant: meantPhrases }
  })
  // Drops a match if a better one contains the same words, e.g. "lejár" beside "lejár a munkamenet".
  return matches.filter(
    (match) =>
      match.typed.length > 0 &&
      !matches.some((other) => isBetterMatch(other, match) && isWithin(match.typed, other.typed)),
  )
}

/**
 * Splits a question into search terms: technical names, known phrases, and every other word by itself. Leaves out
 * filler words.
 */
export const searchTermsIn = (question: string): readonly SearchTerm[] => {
  const typedWords = question.trim().split(/\s+/)
  const nameTerms = typedWords
    .filter(isTechnicalName)
    .map((name): SearchTerm => ({ typed: [name.toLowerCase()], meant: [[name.toLowerCase()]] }))
  const words = wordsOf(typedWords.filter((part) => !isTechnicalName(part)).join(' '))
  const matches = matchesIn(words)
  const matchedWords = new Set(matches.flatMap(({ typed }) => typed))
  const otherWords = [...new Set(words)].filter((word) => !matchedWords.has(word) && !fillerWords.has(word))
  return [...nameTerms, ...matches, ...otherWords.map((word): SearchTerm => ({ typed: [word], meant: [[word]] }))]
}
