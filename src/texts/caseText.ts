import type { ProductLine } from '../../machines/routes'
import { productLineFile } from './productLineFile'
import { textOf } from './texts'

/** The name of a case: product line, menu key and, if there are several, variant. */
export interface CaseName {
  readonly productLine: ProductLine
  readonly key: string
  readonly variant?: string
  /** The ending from `useForOthers`. A text whose key has this ending replaces the text with the key without it. */
  readonly forOthers?: '' | 'ForOthers'
}

/** The values of a text's placeholders. */
export type Values = Readonly<Record<string, string | number>>

/**
 * Returns the text at exactly this path. Searches the product line's file, then `contract`, then the file of life
 * insurance, because a home contract can have cases of life insurance.
 */
const textAt = ({ productLine, forOthers = '' }: CaseName, path: string, values?: Values): string | undefined => {
  const textIn = (file: string) => textOf(file, path + forOthers, values) ?? textOf(file, path, values)
  return (
    textIn(productLineFile(productLine)) ?? textIn('contract') ?? (productLine === 'lakas' ? textIn('life') : undefined)
  )
}

/**
 * Returns the text at `cases.<key>.variants.<variant>.<textKey>`, or at `cases.<key>.<textKey>` if the case has no
 * variants.
 */
export const ownCaseText = (caseName: CaseName, textKey: string, values?: Values): string | undefined => {
  const { key, variant = '' } = caseName
  return textAt(
    caseName,
    variant === '' ? `cases.${key}.${textKey}` : `cases.${key}.variants.${variant}.${textKey}`,
    values,
  )
}

/** Returns a case's text. Falls back to the text shared by all variants of the key. */
export const caseText = (caseName: CaseName, textKey: string, values?: Values): string | undefined =>
  ownCaseText(caseName, textKey, values) ?? textAt(caseName, `cases.${caseName.key}.${textKey}`, values)
