import { readFileSync } from 'node:fs'
import type { ProductLineCase } from '../../machines/cases'
import { productLineFile } from '../../src/texts/productLineFile'
import { zipped } from './weights'

/**
 * Returns the bytes (gzip) that a case's texts add to the language files. Texts that variants share are divided equally
 * among them.
 */
export function casesTexts({ productLine, key, variant }: ProductLineCase): number {
  return [productLineFile(productLine), 'contract'].reduce((sum, file) => sum + inFile(file, key, variant), 0)
}

function inFile(file: string, key: string, variant: string): number {
  const texts = objectOf(JSON.parse(readFileSync(`public/assets/i18n/hu/${file}.json`, 'utf8')))
  const caseBytes = without(texts, ['cases', key])
  if (variant === '') return caseBytes
  const variants = Object.keys(objectOf(objectOf(objectOf(texts.cases)[key]).variants))
  const variantBytes = variants.map((each) => without(texts, ['cases', key, 'variants', each]))
  const shared = caseBytes - variantBytes.reduce((sum, bytes) => sum + bytes, 0)
  return variants.includes(variant) ? (variantBytes[variants.indexOf(variant)] ?? 0) + shared / variants.length : 0
}

type Texts = Readonly<Record<string, unknown>>

function objectOf(value: unknown): Texts {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

/** Returns the bytes (gzip) that the texts below a path add to a language file. */
function without(texts: Texts, path: readonly string[]): number {
  return zipped(JSON.stringify(texts)) - zipped(JSON.stringify(cut(texts, path)))
}

function cut(texts: Texts, [name = '', ...rest]: readonly string[]): Texts {
  const { [name]: part, ...others } = texts
  return rest.length === 0 || part === undefined ? others : { ...texts, [name]: cut(objectOf(part), rest) }
}
