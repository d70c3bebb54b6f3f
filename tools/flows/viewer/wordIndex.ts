import { fitOf } from '../../../src/texts/hungarianWords'
import type { Entry } from './entries'
import type { Phrase, SearchTerm } from './question'

/** Scores by the entry's index, greater than 0 and at most 1. Entries that do not match are missing. */
type Fits = ReadonlyMap<number, number>

/** Weight of a match in the surroundings, and of a match with the beginning of a word. */
const AROUND = 0.5
const BEGINNING = 0.8
/** Weight of each further phrase that a word of the question may mean, relative to the phrase before. */
const LATER = 0.9
/** Minimum length of a beginning that may match (characters). Shorter ones match too much. */
const MIN_LENGTH = 3

/** An inverted index from words to entries, so that a search need not read all entries. */
export interface WordIndex {
  readonly entries: readonly Entry[]
  readonly places: ReadonlyMap<string, Fits>
}

/** Builds the index. */
export const indexOf = (entries: readonly Entry[]): WordIndex => {
  const places = new Map<string, Map<number, number>>()
  const addScore = (word: string, entryIndex: number, fit: number): void => {
    const scores = places.get(word) ?? new Map<number, number>()
    places.set(word, scores.set(entryIndex, Math.max(fit, scores.get(entryIndex) ?? 0)))
  }
  for (const [entryIndex, { own, around }] of entries.entries()) {
    for (const word of own) addScore(word, entryIndex, 1)
    for (const word of around) addScore(word, entryIndex, AROUND)
  }
  return { entries, places }
}

/** Returns the best score of each entry. */
const bestOf = (all: readonly (readonly [Fits, number])[]): Fits => {
  const best = new Map<number, number>()
  for (const [fits, share] of all) {
    for (const [entryIndex, fit] of fits) best.set(entryIndex, Math.max(fit * share, best.get(entryIndex) ?? 0))
  }
  return best
}

const scoresOfWord = ({ places }: WordIndex, word: string): Fits =>
  bestOf(
    [...places].flatMap(([indexedWord, fits]) => {
      const fit = word.length < MIN_LENGTH && word !== indexedWord ? 0 : fitOf(word, indexedWord)
      return fit === 0 ? [] : [[fits, fit === 2 ? 1 : BEGINNING] as const]
    }),
  )

/** Returns the scores of a phrase. An entry's score is that of the word that matches it worst. */
const scoresOfPhrase = (index: WordIndex, phrase: Phrase): Fits => {
  const [first, ...others] = phrase.map((word) => scoresOfWord(index, word))
  if (first === undefined) return new Map()
  return new Map(
    [...first].flatMap(([entryIndex, fit]) => {
      const worst = Math.min(fit, ...others.map((fits) => fits.get(entryIndex) ?? 0))
      return worst === 0 ? [] : [[entryIndex, worst] as const]
    }),
  )
}

/** Returns the score of each entry for one thing that a question asks for. */
export const fitsOf = (index: WordIndex, { meant }: SearchTerm): Fits =>
  bestOf(meant.map((phrase, rank) => [scoresOfPhrase(index, phrase), LATER ** rank] as const))
