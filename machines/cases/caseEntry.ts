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
import { enabledMenuKeys, isKeyEnabled } from './isKeyEnabled'

/** Additional condition of an entry. `today` (`yyyy-MM-dd`) is for offers with a deadline. */
type OfferCondition = (header: ContractHeader, today: string) => boolean

/**
 * Tells if the menu offers an entry to the contractor. The insurer's list of enabled items decides. Without a list, the
 * entry is offered while the contract is active.
 */
export const isEntryAvailable = (header: ContractHeader, { isContractor }: Customer, key: string): boolean =>
  isContractor &&
  isKeyEnabled(header, key) &&
  (enabledMenuKeys(header) !== null || header.contract.contractStatusId === 1)

/** Creates the menu entry of a case. */
export const caseEntry = (
  key: string,
  group: MenuGroup,
  definition: CaseDefinition,
  isOffered: OfferCondition = () => true,
): CaseEntry => ({
  type: 'case',
  key,
  group,
  definition,
  buildMachine: () => machineOf(definition),
  isEnabled: (header, customer) => isEntryAvailable(header, customer, key) && isOffered(header, customer.today),
})

/**
 * Creates the entry of a case that is always listed for the contractor. The insurer need not enable it, and the
 * contract may have ended.
 */
export const alwaysListedEntry = (key: string, group: MenuGroup, definition: CaseDefinition): CaseEntry => ({
  ...caseEntry(key, group, definition),
  isEnabled: (_, { isContractor }) => isContractor,
})

/** Creates a variant of an entry. */
export const variant = (slug: string, definition: CaseDefinition, isOffered: OfferCondition = () => true): Variant => ({
  slug,
  definition,
  buildMachine: () => machineOf(definition),
  isEnabled: (header, { today }) => isOffered(header, today),
})

/** Creates an entry with variants. */
export const variantsEntry = (key: string, group: MenuGroup, variants: readonly Variant[]): VariantsEntry => ({
  type: 'variants',
  key,
  group,
  variants,
  isEnabled: (header, customer) => isEntryAvailable(header, customer, key),
})
