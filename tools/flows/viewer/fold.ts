/** A text as it is compared: small letters without accents, each word after a blank. */
export const folded = (text: string): string =>
  ` ${text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, ' ')
    .trim()}`

/** What questions are made of, and says nothing of what is asked. */
const STOPS = new Set(
  'a az egy es vagy ha van mi mit lesz tortenik ilyenkor akkor hogy hogyan mikor amikor utan kozben eseten is ezt azt ez nem meg kell volt lett lehet miert hova'.split(
    ' ',
  ),
)

/** What people say, and how the flows say it. */
const MEANT: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/nem (valaszol|felel|jon valasz|erheto el)|nincs valasz|leall|lehal/, 'nem jon hasznalhato valasz'],
  [/visszautasit|elutasit|nem fogad|nem vesz/, 'elutasitja'],
  [/kijelentkeztet|kidob|letelik a munkamenet/, 'lejar a munkamenet'],
]

/** So much of a word is compared: Hungarian endings come after it. */
const STEM = 6

/** The beginnings of the words that a question is about. */
export const stemsOf = (question: string): readonly string[] => {
  const asked = folded(question)
  const meant = MEANT.flatMap(([pattern, said]) => (pattern.test(asked) ? said : []))
  const words = [asked.trim(), ...meant].join(' ').split(' ')
  const telling = words.filter((word) => word !== '' && !STOPS.has(word))
  return [...new Set(telling.map((word) => (word.includes('_') ? word : word.slice(0, STEM))))]
}
