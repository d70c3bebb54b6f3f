import { readdirSync, readFileSync } from 'node:fs'
import type { ProductLine } from '../../machines/routes'
import { productLineFile } from '../../src/texts/productLineFile'

const FOLDER = 'public/assets/i18n/hu'

/** A text, or several by their names. */
export type Texts = string | { readonly [name: string]: Texts }

/** The portal's texts by the names of their files, from the project's root. */
export const readTexts = (): Readonly<Record<string, Texts>> =>
  Object.fromEntries(
    readdirSync(FOLDER).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')),
    ]),
  )

/** What stands at a place in a part. */
export const textsAt = (texts: Texts | undefined, path: readonly string[]): Texts | undefined =>
  path.reduce<Texts | undefined>((part, name) => (typeof part === 'object' ? part[name] : undefined), texts)

/** What an area says of an entry of its menu, and else the contract. */
export const entryTexts = (
  texts: Readonly<Record<string, Texts>>,
  area: ProductLine,
  path: readonly string[],
): Texts | undefined =>
  textsAt(texts[productLineFile(area)], ['cases', ...path]) ?? textsAt(texts.contract, ['cases', ...path])

/** The text at a place in a part; `undefined` where there is none. */
export const textAt = (texts: Texts | undefined, path: readonly string[]): string | undefined => {
  const text = textsAt(texts, path)
  return typeof text === 'string' ? text : undefined
}

/** Every text in a part, in its order. */
export const allTexts = (texts: Texts | undefined): readonly string[] => {
  if (texts === undefined) return []
  return typeof texts === 'string' ? [texts] : Object.values(texts).flatMap(allTexts)
}

/** One text of a part. @throws where there is none: it would have no name. */
export const label = (texts: Texts | undefined, whose: string): string => {
  const text = textAt(texts, ['label'])
  if (text === undefined) throw new Error(`${whose} has no label among the portal's texts`)
  return text
}
