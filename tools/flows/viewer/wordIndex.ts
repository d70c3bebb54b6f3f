import { fitOf } from '../../../src/texts/hungarianWords'
import type { Entry } from './entries'
import type { Asked, Phrase } from './question'

/** How well each entry fits, by its place: from 0, which is left out, to 1. */
type Fits = ReadonlyMap<number, number>

/** How much what is around counts of what something is itself, and the beginning of a word of the whole word. */
const AROUND = 0.5
const BEGINNING = 0.8
/** How much each later way to say something counts of the one before. */
const LATER = 0.9
/** Shorter beginnings say nothing. */
const TELLING = 3

/** Where each word stands, so that a question looks at words and not at all that can be found. */
export interface WordIndex {
  readonly entries: readonly Entry[]
  readonly places: ReadonlyMap<string, Fits>
}

/** Notes which words stand where. */
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

/** The best of several ways to fit. */
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

/** A phrase fits as well as the worst of its words does. */
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

/** How well everything fits to what is asked. */
export const fitsOf = (index: WordIndex, { meant }: Asked): Fits =>
  bestOf(meant.map((phrase, place) => [ofPhrase(index, phrase), LATER ** place] as const))
