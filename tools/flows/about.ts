import type { AnyStateMachine } from 'xstate'
import { casesIn, type MenuEntry } from '../../machines/case/menu/productLineCases'
import { everyProductLine } from '../../machines/cases'
import { everyDocument } from '../../machines/cases/everyDocument'
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
const offersOf = (machine: AnyStateMachine): readonly MenuPosition[] =>
  everyProductLine.flatMap((cases) => [
    ...casesIn(cases)
      .filter((productLineCase) => productLineCase.definition.id === machine.id)
      .map(({ key, variant }) => ({ productLine: cases.productLine, key, variant })),
    ...cases.menu
      .filter((entry) => isEntryOf(machine, entry))
      .map(({ key }) => ({ productLine: cases.productLine, key, variant: '' })),
  ])

const nameOf = (texts: Readonly<Record<string, Texts>>, { productLine, key, variant }: MenuPosition): string => {
  const entry = label(entryTexts(texts, productLine, [key]), key)
  if (variant === '') return entry
  return `${entry}: ${label(entryTexts(texts, productLine, [key, 'variants', variant]), `${key}/${variant}`)}`
}

const documents: readonly AnyStateMachine[] = everyDocument.map(({ entry }) => entry.machine)

/** Returns the name, product lines and sections of a flow, which its machine lacks. @throws if the flow has no name. */
export const aboutOf = (
  machine: AnyStateMachine,
  texts: Readonly<Record<string, Texts>>,
  calls: readonly Call[],
): About => {
  const offers = offersOf(machine)
  const [first] = offers
  const name = flowNames[machine.id] ?? (first && nameOf(texts, first))
  if (name === undefined) throw new Error(`${machine.id} has no name (tools/flows/words/flowNames.ts)`)
  const isCase = first !== undefined && flowNames[machine.id] === undefined && !documents.includes(machine)
  const kind = isCase ? 'case' : documents.includes(machine) ? 'documents' : 'chart'
  const productLines = [...new Set(offers.map(({ productLine }) => productLine))]
  return { kind, productLines, name, sections: sectionsOf(machine.id, kind, calls) }
}

/** Returns the portal's texts for a flow's questions. The flow's own texts come before those shared by all flows. */
export const fieldTexts = (machine: AnyStateMachine, texts: Readonly<Record<string, Texts>>): readonly Texts[] => {
  const shared = textsAt(texts.case, ['fields'])
  const [first] = offersOf(machine)
  if (first === undefined) return [shared].flatMap((found) => found ?? [])
  const { productLine, key, variant } = first
  const variantTexts = variant === '' ? undefined : entryTexts(texts, productLine, [key, 'variants', variant, 'fields'])
  return [variantTexts, entryTexts(texts, productLine, [key, 'fields']), shared].flatMap((found) => found ?? [])
}

/** Returns the texts that only this flow uses. Empty if the flow is in no menu. */
export const ownTexts = (machine: AnyStateMachine, texts: Readonly<Record<string, Texts>>): readonly string[] => {
  const [first] = offersOf(machine)
  if (first === undefined) return []
  const { productLine, key, variant } = first
  return allTexts(entryTexts(texts, productLine, variant === '' ? [key] : [key, 'variants', variant]))
}
