import type { Area } from '../../machines/routes'
import { areaFile } from './areaFile'
import { textOf } from './texts'

/** Which case: its area, its menu key, and where there are several, which way. */
export interface CaseName {
  readonly area: Area
  readonly key: string
  readonly way?: string
}

/** A case's text at just this place: in its area's language file, or beside the contract's own texts. */
const textAt = (area: Area, path: string): string | undefined =>
  textOf(areaFile(area), path) ?? textOf('contract', path)

/** A text of a way itself, `cases.<key>.ways.<way>.<name>`; of a case without ways, `cases.<key>.<name>`. */
export const ownCaseText = ({ area, key, way = '' }: CaseName, name: string): string | undefined =>
  textAt(area, way === '' ? `cases.${key}.${name}` : `cases.${key}.ways.${way}.${name}`)

/** A case's text. What a way does not say itself is told once for all ways of its key. */
export const caseText = (name: CaseName, text: string): string | undefined =>
  ownCaseText(name, text) ?? textAt(name.area, `cases.${name.key}.${text}`)
