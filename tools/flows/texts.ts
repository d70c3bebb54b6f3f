import { readdirSync, readFileSync } from 'node:fs'
import type { ProductLine } from '../../machines/routes'
import { productLineFile } from '../../src/texts/productLineFile'

const TEXTS_FOLDER = 'public/assets/i18n/hu'

/** A text, or several by name. */
export type Texts = string | { readonly [name: string]: Texts }

/** Reads the portal's texts, by file name, from the project's root. */
export const readTexts = (): Readonly<Record<string, Texts>> =>
  Object.fromEntries(
    readdirSync(TEXTS_FOLDER).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(`${TEXTS_FOLDER}/${file}`, 'utf8')),
    ]),
  )

/** Returns the text or texts at a path, or `undefined` if absent. */
export const textsAt = (texts: Texts | undefined, path: readonly string[]): Texts | undefined =>
  path.reduce<Texts | undefined>((part, name) => (typeof part === 'object' ? part[name] : undefined), texts)

/** Returns the texts of a menu entry: the product line's own, or those shared by all contracts. */
export const entryTexts = (
  texts: Readonly<Record<string, Texts>>,
  productLine: ProductLine,
  path: readonly string[],
): Texts | undefined =>
  textsAt(texts[productLineFile(productLine)], ['cases', ...path]) ?? textsAt(texts.contract, ['cases', ...path])

/** Returns the text at a path, or `undefined` if absent. */
export const textAt = (texts: Texts | undefined, path: readonly string[]): string | undefined => {
  const text = textsAt(texts, path)
  return typeof text === 'string' ? text : undefined
}

/** Returns all texts in an object of texts and in its nested objects, in order. */
export const allTexts = (texts: Texts | undefined): readonly string[] => {
  if (texts === undefined) return []
  return typeof texts === 'string' ? [texts] : Object.values(texts).flatMap(allTexts)
}

/** Returns the label of a flow. @throws if absent, because the flow would have no name. */
export const label = (texts: Texts | undefined, owner: string): string => {
  const text = textAt(texts, ['label'])
  if (text === undefined) throw new Error(`${owner} has no label among the portal's texts`)
  return text
}
