import { fitOf } from '../../../src/texts/hungarianWords'
import type { Entry } from './entries'
import type { Asked, Phrase } from './question'

/** Scores by the entry's index, greater than 0 and at most 1. Entries that do not match are missing. */
type Fits = ReadonlyMap<number, number>

/** Weight of a match in the surroundings, and of a match with the beginning of a word. */
const AROUND = 0.5
const BEGINNING = 0.8
/** Weight of each further phrase that a word of the question may mean, relative to the phrase before. */
const LATER = 0.9
/** Minimum length of a beginning that may match (characters). Shorter ones match too much. */
const TELLING = 3

/** An inverted index from words to entries, so that a search need not read all entries. */
export interface WordIndex {
  readonly entries: readonly Entry[]
  readonly places: ReadonlyMap<string, Fits>
}

/** Builds the index. */
export const indexOf = (entries: readonly Entry[]): WordIndex => {
  const places = new Map<string, Map<number, number>>()
  const note = (word: string, place: number, fit: number): void => {
    const known = places.get(word) ?? new Map<number, number>()
    places.set(word, known.set(place, Math.max(fit, known.get(place) ?? 0)))
  }
  for (const [place, { own, around }] of entries.entries()) {
    for (const word of own) note(word, place, 1)
    for (const word of around) note(word, place, AROUND)
  }
  return { entries, places }
}

/** Returns the best score of each entry. */
const bestOf = (all: readonly (readonly [Fits, number])[]): Fits => {
  const best = new Map<number, number>()
  for (const [fits, share] of all) {
    for (const [place, fit] of fits) best.set(place, Math.max(fit * share, best.get(place) ?? 0))
  }
  return best
}

const ofWord = ({ places }: WordIndex, word: string): Fits =>
  bestOf(
    [...places].flatMap(([known, fits]) => {
      const fit = word.length < TELLING && word !== known ? 0 : fitOf(word, known)
      return fit === 0 ? [] : [[fits, fit === 2 ? 1 : BEGINNING] as const]
    }),
  )

/** Returns the scores of a phrase. An entry's score is that of the word that matches it worst. */
const ofPhrase = (index: WordIndex, phrase: Phrase): Fits => {
  const [first, ...others] = phrase.map((word) => ofWord(index, word))
  if (first === undefined) return new Map()
  return new Map(
    [...first].flatMap(([place, fit]) => {
      const worst = Math.min(fit, ...others.map((fits) => fits.get(place) ?? 0))
      return worst === 0 ? [] : [[place, worst] as const]
    }),
  )
}

/** Returns the score of each entry for one thing that a question asks for. */
export const fitsOf = (index: WordIndex, { meant }: Asked): Fits =>
  bestOf(meant.map((phrase, place) => [ofPhrase(index, phrase), LATER ** place] as const))
