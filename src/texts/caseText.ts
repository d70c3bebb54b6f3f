import type { ProductLine } from '../../machines/routes'
import { productLineFile } from './productLineFile'
import { textOf } from './texts'

/** The name of a case: product line, menu key and, if there are several, variant. */
export interface CaseName {
  readonly productLine: ProductLine
  readonly key: string
  readonly variant?: string
}

/** The values of a text's placeholders. */
export type Values = Readonly<Record<string, string | number>>

/**
 * The text of a case at exactly this path: from the file of its product line, or else of the contract. A home contract
 * may have cases of life insurance, so that file is the last one.
 */
const textAt = (productLine: ProductLine, path: string, values?: Values): string | undefined =>
  textOf(productLineFile(productLine), path, values) ??
  textOf('contract', path, values) ??
  (productLine === 'lakas' ? textOf('life', path, values) : undefined)

/** A text of a variant, `cases.<key>.variants.<variant>.<name>`; without variants, `cases.<key>.<name>`. */
export const ownCaseText = (
  { productLine, key, variant = '' }: CaseName,
  textKey: string,
  values?: Values,
): string | undefined =>
  textAt(
    productLine,
    variant === '' ? `cases.${key}.${textKey}` : `cases.${key}.variants.${variant}.${textKey}`,
    values,
  )

/** A case's text. Falls back to the text shared by all variants of the key. */
export const caseText = (caseName: CaseName, textKey: string, values?: Values): string | undefined =>
  ownCaseText(caseName, textKey, values) ?? textAt(caseName.productLine, `cases.${caseName.key}.${textKey}`, values)
