import settlementLines from './settlements.txt?raw'
import streetLines from './streets.txt?raw'

/** A postal code and its settlement, or part of a settlement. */
export interface Place {
  readonly zipCode: string
  readonly city: string
  /** A district of Budapest (`XI. kerület`) or a settlement's part (`Tótfalu`); `null` for a whole settlement. */
  readonly part: string | null
}

/** Returns at most `limit` places whose postal code begins with `zipCode`, sorted by postal code. */
export const suggestPlaces = (zipCode: string, limit = 20): readonly Place[] =>
  zipCode === '' ? [] : places.filter((place) => place.zipCode.startsWith(zipCode)).slice(0, limit)

/**
 * Returns the streets that a postal code has with `namePart` in their name, ignoring case. Streets that begin with
 * `namePart` come first.
 */
export const suggestStreets = (zipCode: string, namePart: string, limit = 20): readonly string[] => {
  const searchText = namePart.toLocaleLowerCase('hu')
  const matches = streetsOf(zipCode)
    .map((street) => ({ street, at: street.toLocaleLowerCase('hu').indexOf(searchText) }))
    .filter(({ at }) => at >= 0)
  const [prefixMatches, innerMatches] = [matches.filter(({ at }) => at === 0), matches.filter(({ at }) => at > 0)]
  return [...prefixMatches, ...innerMatches].map(({ street }) => street).slice(0, limit)
}

const rowsOf = (text: string): ReadonlyArray<readonly string[]> =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))

/** Every postal code of Hungary. A code with several settlements has one entry for each. */
export const places: readonly Place[] = rowsOf(settlementLines).map(([zipCode = '', city = '', part]) => ({
  zipCode,
  city,
  part: part ?? null,
}))

const streetsByZipCode = new Map(rowsOf(streetLines).map(([zipCode = '', ...names]) => [zipCode, names]))

// Streets that nearly every settlement has, for postal codes without a list of their own.
const commonStreets = [
  'Ady Endre utca',
  'Arany János utca',
  'Bartók Béla utca',
  'Béke utca',
  'Dózsa György út',
  'Fő utca',
  'Jókai utca',
  'Kossuth Lajos utca',
  'Petőfi Sándor utca',
  'Rákóczi Ferenc utca',
  'Szabadság tér',
  'Széchenyi István utca',
  'Táncsics Mihály utca',
  'Vörösmarty utca',
] as const

const streetsOf = (zipCode: string): readonly string[] => {
  if (!places.some((place) => place.zipCode === zipCode)) return []
  return streetsByZipCode.get(zipCode) ?? commonStreets
}
