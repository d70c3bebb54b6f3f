import type { AnyStateMachine } from 'xstate'
import { allCasesOf, type MenuEntry } from '../../machines/case/menu/productLineCases'
import { everyProductLine } from '../../machines/cases'
import { allDocuments } from '../../machines/cases/allDocuments'
import type { ProductLine } from '../../machines/routes'
import type { About } from './flowOf'
import type { Call } from './schema'
import { sectionsOf } from './sections'
import { allTexts, entryTexts, label, type Texts, textsAt } from './texts'
import { flowNames } from './words/flowNames'

/** A place of a flow in the menus: product line, entry and variant. */
interface MenuPosition {
  readonly productLine: ProductLine
  readonly key: string
  readonly variant: string
}

const isEntryOf = (machine: AnyStateMachine, entry: MenuEntry): boolean =>
  entry.type === 'flow' && entry.machine === machine

/** Returns every menu position of a flow, in the order of the product lines. */
const menuPositionsOf = (machine: AnyStateMachine): readonly MenuPosition[] =>
  everyProductLine.flatMap((cases) => [
    ...allCasesOf(cases)
      .filter((productLineCase) => productLineCase.definition.id === machine.id)
      .map(({ key, variant }) => ({ productLine: cases.productLine, key, variant })),
    ...cases.menu
      .filter((entry) => isEntryOf(machine, entry))
      .map(({ key }) => ({ productLine: cases.productLine, key, variant: '' })),
  ])

const menuNameOf = (texts: Readonly<Record<string, Texts>>, { productLine, key, variant }: MenuPosition): string => {
  const entry = label(entryTexts(texts, productLine, [key]), key)
  if (variant === '') return entry
  return `${entry}: ${label(entryTexts(texts, productLine, [key, 'variants', variant]), `${key}/${variant}`)}`
}

const documentMachines: readonly AnyStateMachine[] = allDocuments.map(({ entry }) => entry.machine)

/**
 * Returns the name, product lines and sections of a flow. Its machine does not contain them. @throws if the flow has no
 * name.
 */
export const aboutOf = (
  machine: AnyStateMachine,
  texts: Readonly<Record<string, Texts>>,
  calls: readonly Call[],
): About => {
  const menuPositions = menuPositionsOf(machine)
  const [firstPosition] = menuPositions
  const name = flowNames[machine.id] ?? (firstPosition && menuNameOf(texts, firstPosition))
  if (name === undefined) throw new Error(`${machine.id} has no name (tools/flows/words/flowNames.ts)`)
  const isCase =
    firstPosition !== undefined && flowNames[machine.id] === undefined && !documentMachines.includes(machine)
  const kind = isCase ? 'case' : documentMachines.includes(machine) ? 'documents' : 'chart'
  const productLines = [...new Set(menuPositions.map(({ productLine }) => productLine))]
  return { kind, productLines, name, sections: sectionsOf(machine.id, kind, calls) }
}

/** Returns the portal's texts for a flow's questions. The flow's own texts come before those shared by all flows. */
export const fieldTexts = (machine: AnyStateMachine, texts: Readonly<Record<string, Texts>>): readonly Texts[] => {
  const sharedTexts = textsAt(texts.case, ['fields'])
  const [firstPosition] = menuPositionsOf(machine)
  if (firstPosition === undefined) return [sharedTexts].flatMap((found) => found ?? [])
  const { productLine, key, variant } = firstPosition
  const variantTexts = variant === '' ? undefined : entryTexts(texts, productLine, [key, 'variants', variant, 'fields'])
  return [variantTexts, entryTexts(texts, productLine, [key, 'fields']), sharedTexts].flatMap((found) => found ?? [])
}

/** Returns the texts that only this flow uses, or an empty list if the flow is in no menu. */
export const ownTexts = (machine: AnyStateMachine, texts: Readonly<Record<string, Texts>>): readonly string[] => {
  const [firstPosition] = menuPositionsOf(machine)
  if (firstPosition === undefined) return []
  const { productLine, key, variant } = firstPosition
  return allTexts(entryTexts(texts, productLine, variant === '' ? [key] : [key, 'variants', variant]))
}
