import { fitOf, wordsOf } from '../../../src/texts/hungarianWords'
import { fillers, synonyms } from '../words/synonyms'

/** Normalized words that belong together. */
export type Phrase = readonly string[]

/** One thing that a question asks for. */
export interface Asked {
  /** The words as they were typed. */
  readonly typed: Phrase
  /** Phrases that the flows may use for it, the most likely first. */
  readonly meant: readonly Phrase[]
}

const untelling = new Set(wordsOf(fillers))

const phrasesOf = (text: string): readonly Phrase[] => text.split(',').map(wordsOf)

const known = synonyms.map(([said, meant]) => [phrasesOf(said), phrasesOf(meant)] as const)

/** Names of machines and of the insurer's calls: `enteringPlate`, `AUTH_LOGIN_003`, `auth/otp`. */
const isName = (word: string): boolean => /^[\w./-]*(\w[._/]\w|[a-z][A-Z])[\w./-]*$/.test(word)

interface Told extends Asked {
  /** Number of the phrase's words that occur in the question with the same ending. */
  readonly exact: number
}

const none: Told = { typed: [], meant: [], exact: 0 }

/** Finds the words of a phrase in a question. Returns an empty match if one of them is missing. */
const standingIn = (words: Phrase, phrase: Phrase): Told => {
  const typed = phrase.map((word) => words.find((one) => one === word) ?? words.find((one) => fitOf(one, word) === 2))
  if (!typed.every((one) => one !== undefined)) return none
  return { ...none, typed, exact: typed.filter((word, index) => word === phrase[index]).length }
}

const isMore = (one: Told, other: Told): boolean =>
  one.typed.length > other.typed.length || (one.typed.length === other.typed.length && one.exact > other.exact)

const isWithin = (one: Phrase, other: Phrase): boolean => one.every((word) => other.includes(word))

/** Finds the phrases that people use instead of the flows' terms. */
const toldIn = (words: Phrase): readonly Told[] => {
  const told = known.map(([said, meant]): Told => {
    const longest = said
      .map((phrase) => standingIn(words, phrase))
      .reduce((best, one) => (isMore(one, best) ? one : best), none)
    return { ...longest, meant }
  })
  // Drops a match if a better one contains the same words, e.g. "lejár" beside "lejár a munkamenet".
  return told.filter(
    (one) => one.typed.length > 0 && !told.some((other) => isMore(other, one) && isWithin(one.typed, other.typed)),
  )
}

/** Splits a question into the things asked for: known phrases in the flows' terms, and each other word by itself. */
export const askedIn = (question: string): readonly Asked[] => {
  const parts = question.trim().split(/\s+/)
  const names = parts
    .filter(isName)
    .map((name): Asked => ({ typed: [name.toLowerCase()], meant: [[name.toLowerCase()]] }))
  const words = wordsOf(parts.filter((part) => !isName(part)).join(' '))
  const told = toldIn(words)
  const heard = new Set(told.flatMap(({ typed }) => typed))
  const rest = [...new Set(words)].filter((word) => !heard.has(word) && !untelling.has(word))
  return [...names, ...told, ...rest.map((word): Asked => ({ typed: [word], meant: [[word]] }))]
}
