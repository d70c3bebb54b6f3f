import { fitOf } from '../../../src/texts/hungarianWords'
import type { Entry } from './entries'
import type { Phrase, SearchTerm } from './question'

/** Scores by the entry's index, greater than 0 and at most 1. Entries that do not match are missing. */
type EntryScores = ReadonlyMap<number, number>

/** Weights of a match in an entry's `around`, and of a match with only the beginning of a word. */
const AROUND_WEIGHT = 0.5
const PREFIX_WEIGHT = 0.8
/** Weight of each further phrase that a word of the question may mean, relative to the phrase before. */
const LATER_PHRASE_WEIGHT = 0.9
/** Minimum length of a beginning that may match (characters). Shorter beginnings match too many words. */
const MIN_LENGTH = 3

/** An inverted index from words to entries, so that a search need not read all entries. */
export interface WordIndex {
  readonly entries: readonly Entry[]
  readonly places: ReadonlyMap<string, EntryScores>
}

/** Builds the inverted index of the search entries. */
export const buildIndex = (entries: readonly Entry[]): WordIndex => {
  const places = new Map<string, Map<number, number>>()
  const addScore = (word: string, entryIndex: number, fit: number): void => {
    const scores = places.get(word) ?? new Map<number, number>()
    places.set(word, scores.set(entryIndex, Math.max(fit, scores.get(entryIndex) ?? 0)))
  }
  for (const [entryIndex, { own, around }] of entries.entries()) {
    for (const word of own) addScore(word, entryIndex, 1)
    for (const word of around) addScore(word, entryIndex, AROUND_WEIGHT)
  }
  return { entries, places }
}

/** Multiplies each score by its weight. Returns the highest result of each entry. */
const bestScores = (weightedScores: readonly (readonly [EntryScores, number])[]): EntryScores => {
  const best = new Map<number, number>()
  for (const [scores, weight] of weightedScores) {
    for (const [entryIndex, fit] of scores) best.set(entryIndex, Math.max(fit * weight, best.get(entryIndex) ?? 0))
  }
  return best
}

const scoresOfWord = ({ places }: WordIndex, word: string): EntryScores =>
  bestScores(
    [...places].flatMap(([indexedWord, scores]) => {
      const fit = word.length < MIN_LENGTH && word !== indexedWord ? 0 : fitOf(word, indexedWord)
      return fit === 0 ? [] : [[scores, fit === 2 ? 1 : PREFIX_WEIGHT] as const]
    }),
  )

/** Returns the scores of a phrase. An entry's score is the score of the word that matches the entry worst. */
const scoresOfPhrase = (index: WordIndex, phrase: Phrase): EntryScores => {
  const [firstScores, ...otherScores] = phrase.map((word) => scoresOfWord(index, word))
  if (firstScores === undefined) return new Map()
  return new Map(
    [...firstScores].flatMap(([entryIndex, fit]) => {
      const worst = Math.min(fit, ...otherScores.map((scores) => scores.get(entryIndex) ?? 0))
      return worst === 0 ? [] : [[entryIndex, worst] as const]
    }),
  )
}

/**
 * Returns the score of each entry for one term of a search. A term has several phrases (`meant`): the best phrase
 * counts, and less likely phrases have a lower weight.
 */
export const scoresOfTerm = (index: WordIndex, { meant }: SearchTerm): EntryScores =>
  bestScores(meant.map((phrase, rank) => [scoresOfPhrase(index, phrase), LATER_PHRASE_WEIGHT ** rank] as const))
