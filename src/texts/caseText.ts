import type { ProductLine } from '../../machines/routes'
import { productLineFile } from './productLineFile'
import { textOf } from './texts'

/** Which case: its area, its menu key, and where there are several, which variant. */
export interface CaseName {
  readonly area: ProductLine
  readonly key: string
  readonly variant?: string
}

/** What a text is filled in with. */
export type Values = Readonly<Record<string, string | number>>

/**
 * A case's text at just this place: in its area's language file, or beside the contract's own texts. A property contract
 * also has cases of life insurances.
 */
const textAt = (area: ProductLine, path: string, values?: Values): string | undefined =>
  textOf(productLineFile(area), path, values) ??
  textOf('contract', path, values) ??
  (area === 'lakas' ? textOf('life', path, values) : undefined)

/** A text of a variant itself, `cases.<key>.variants.<variant>.<name>`; of a case without variants, `cases.<key>.<name>`. */
export const ownCaseText = ({ area, key, variant = '' }: CaseName, name: string, values?: Values): string | undefined =>
  textAt(area, variant === '' ? `cases.${key}.${name}` : `cases.${key}.variants.${variant}.${name}`, values)

/** A case's text. What a variant does not say itself is told once for all variants of its key. */
export const caseText = (name: CaseName, text: string, values?: Values): string | undefined =>
  ownCaseText(name, text, values) ?? textAt(name.area, `cases.${name.key}.${text}`, values)
