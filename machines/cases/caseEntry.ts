import type { CaseDefinition } from '../case/definition/definition'
import { machineOf } from '../case/machine/case.machine'
import type {
  CaseEntry,
  ContractHeader,
  Customer,
  MenuGroup,
  Variant,
  VariantsEntry,
} from '../case/menu/productLineCases'
import { enabledItems, enables } from './enables'

/** Whether a contract offers something, besides what every offer needs; some things only until a day. */
type Offer = (header: ContractHeader, today: string) => boolean

/**
 * Whether the contract offers a change to its contractor: where the insurer lists what it enables, by that list, and
 * otherwise as long as the contract runs.
 */
export const isAvailable = (header: ContractHeader, { isContractor }: Customer, key: string): boolean =>
  isContractor && enables(header, key) && (enabledItems(header) !== null || header.contract.contractStatusId === 1)

/** A case in the menu. */
export const caseEntry = (
  key: string,
  group: MenuGroup,
  definition: CaseDefinition,
  offer: Offer = () => true,
): CaseEntry => ({
  type: 'case',
  key,
  group,
  definition,
  buildMachine: () => machineOf(definition),
  isEnabled: (header, customer) => isAvailable(header, customer, key) && offer(header, customer.today),
})

/** A case that always stands in the menu, whatever the insurer enables, also of a contract that has ended. */
export const standingEntry = (key: string, group: MenuGroup, definition: CaseDefinition): CaseEntry => ({
  ...caseEntry(key, group, definition),
  isEnabled: (_, { isContractor }) => isContractor,
})

/** One of several variants of an entry. */
export const variant = (slug: string, definition: CaseDefinition, offer: Offer = () => true): Variant => ({
  slug,
  definition,
  buildMachine: () => machineOf(definition),
  isEnabled: (header, { today }) => offer(header, today),
})

/** Several cases behind a choice. */
export const variantsEntry = (key: string, group: MenuGroup, variants: readonly Variant[]): VariantsEntry => ({
  type: 'variants',
  key,
  group,
  variants,
  isEnabled: (header, customer) => isAvailable(header, customer, key),
})
