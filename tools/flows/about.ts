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

/** Where a flow stands in the menus: who offers it, behind which entry, as which variant. */
interface Offered {
  readonly area: ProductLine
  readonly key: string
  readonly variant: string
}

const isOf = (machine: AnyStateMachine, entry: MenuEntry): boolean => entry.type === 'flow' && entry.machine === machine

/** Everywhere a flow is offered, in the order of the areas. */
const offersOf = (machine: AnyStateMachine): readonly Offered[] =>
  everyProductLine.flatMap((cases) => [
    ...casesIn(cases)
      .filter((placed) => placed.definition.id === machine.id)
      .map(({ key, variant }) => ({ area: cases.area, key, variant })),
    ...cases.menu.filter((entry) => isOf(machine, entry)).map(({ key }) => ({ area: cases.area, key, variant: '' })),
  ])

const nameOf = (texts: Readonly<Record<string, Texts>>, { area, key, variant }: Offered): string => {
  const entry = label(entryTexts(texts, area, [key]), key)
  if (variant === '') return entry
  return `${entry}: ${label(entryTexts(texts, area, [key, 'variants', variant]), `${key}/${variant}`)}`
}

const documents: readonly AnyStateMachine[] = everyDocument.map(({ entry }) => entry.machine)

/** What is known of a flow beside its chart. @throws for one without a name. */
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
  const areas = [...new Set(offers.map(({ area }) => area))]
  return { kind, areas, name, sections: sectionsOf(machine.id, kind, calls) }
}

/** What the portal says of the questions of a flow: what it alone says first, then what all of them share. */
export const fieldTexts = (machine: AnyStateMachine, texts: Readonly<Record<string, Texts>>): readonly Texts[] => {
  const shared = textsAt(texts.case, ['fields'])
  const [first] = offersOf(machine)
  if (first === undefined) return [shared].flatMap((found) => found ?? [])
  const { area, key, variant } = first
  const ofVariant = variant === '' ? undefined : entryTexts(texts, area, [key, 'variants', variant, 'fields'])
  return [ofVariant, entryTexts(texts, area, [key, 'fields']), shared].flatMap((found) => found ?? [])
}

/** What the portal says in a flow of a menu, besides what all of them say. */
export const ownTexts = (machine: AnyStateMachine, texts: Readonly<Record<string, Texts>>): readonly string[] => {
  const [first] = offersOf(machine)
  if (first === undefined) return []
  const { area, key, variant } = first
  return allTexts(entryTexts(texts, area, variant === '' ? [key] : [key, 'variants', variant]))
}
