import type { GenericSchema } from 'valibot'
import type { Endpoint, Schema } from '../../../src/api/endpoint'
import type { HomeHeader, LifeHeader, ListedCase, VehicleHeader } from '../../../src/api/entities'
import type { FlowMachine, FlowScreen } from '../../flow.types'
import type { ProductLine } from '../../routes'
import type { Services } from '../../services'
import type { CaseDefinition } from '../definition/definition'
import type { CaseMachine } from '../machine/case.machine'
import type { Task } from './task'

/**
 * Header of a contract. The headers of home and life contracts list the enabled menu items; those of vehicle contracts
 * do not.
 */
export type ContractHeader = (VehicleHeader | HomeHeader | LifeHeader) & {
  /** `true` if `announcedTransfers` are the browser's records, because the insurer does not send the list. */
  readonly areTransfersRecorded?: true
}

type OptionalFields<T> = Partial<Omit<T, 'contract'>>

/** Any product line's header. A missing property is unknown, or does not exist for that product line. */
export type AnyHeader = OptionalFields<VehicleHeader & HomeHeader & LifeHeader> & {
  /** True if the list of payments names the next premium as due; its day may be missing. */
  readonly isPremiumListedAsDue?: boolean
  readonly contract: Partial<VehicleHeader['contract'] & HomeHeader['contract'] & LifeHeader['contract']>
}

/** Menu groups, in display order. */
export const menuGroups = [
  'contract',
  'claims',
  'payment',
  'documents',
  'vehicle',
  'investment',
  'service',
  'data',
  'modification',
  'other',
  // Cases that end the contract. The menu shows them separately from the other groups.
  'leaving',
] as const
export type MenuGroup = (typeof menuGroups)[number]

/**
 * Icons of the most used entries, in display order. The menu shows entries with an icon before the groups. Entries that
 * open a document, such as the policy, stay in their group although they have an icon.
 */
export const entryIcons = [
  'damage',
  'injury',
  'treatment',
  'claims',
  'overpayment',
  'reactivation',
  'policy',
  'certificate',
  'grade',
  'abroad',
  'investment',
  'topup',
  'photos',
  'plate',
  'tax',
  'contract',
  'questions',
] as const
export type EntryIcon = (typeof entryIcons)[number]

/** The customer and the day for which a menu is built. */
export interface Customer {
  /** `false` for a customer who signed in with the contract number alone. */
  readonly isContractor: boolean
  /** The day on which the menu is opened, `yyyy-MM-dd`. */
  readonly today: string
}

interface Entry {
  /** Menu key: the path segment and the prefix of the texts' keys. */
  readonly key: string
  readonly group: MenuGroup
  /** Tells if the contract offers the entry to this customer. */
  readonly isEnabled: (header: ContractHeader, customer: Customer) => boolean
  /**
   * Icon of a frequently used entry. The menu shows such an entry before the groups. A document with an icon is shown
   * first among the documents instead.
   */
  readonly icon?: EntryIcon
  /** Icon on an ended contract, if the entry is frequently used there. If missing, `icon` applies. */
  readonly iconWhenEnded?: EntryIcon
  /** Returns the number of items that the customer still has to send or do with this entry, e.g. missing documents. */
  readonly waiting?: (header: ContractHeader) => number
  /** Returns the task that the customer can complete with this entry; `null` if there is no task. */
  readonly task?: (header: ContractHeader, customer: Customer) => Task | null
  /**
   * Returns the id of a case that was already sent and is opened instead of a new one. '' if the insurer does not
   * report the id, `null` if a new case can be sent.
   */
  readonly sentCase?: (header: ContractHeader) => string | null
  /**
   * Calls the insurer. Returns `true` if the customer cannot start a new case, and rejects if the call fails. Missing
   * if the header alone is enough to tell.
   */
  readonly isRuledOut?: (services: Pick<Services, 'call'>, signal: AbortSignal) => Promise<boolean>
  /** Tells if the menu lists the entry. An unlisted entry is opened by links. If missing, the entry is listed. */
  readonly isListed?: (header: ContractHeader) => boolean
}

/** A definition, and its machine, which is built when the case is opened. */
interface BuildableCase {
  readonly definition: CaseDefinition
  readonly buildMachine: () => CaseMachine
}

/** Menu entry of a case. */
export interface CaseEntry extends Entry, BuildableCase {
  readonly type: 'case'
}

/** A variant of an entry. Each variant is a case; the customer chooses one on the page before the case. */
export interface Variant extends BuildableCase {
  /** Path segment, and part of the texts' keys. */
  readonly slug: string
  readonly isEnabled: Entry['isEnabled']
}

/** Menu entry with variants, such as reasons for termination. */
export interface VariantsEntry extends Entry {
  readonly type: 'variants'
  readonly variants: readonly Variant[]
}

/** Menu entry of a read-only screen. */
export interface ViewEntry extends Entry {
  readonly type: 'view'
}

/** Menu entry with its own machine. Leaving it never loses data. */
export interface FlowEntry extends Entry {
  readonly type: 'flow'
  readonly machine: FlowMachine
  readonly screen: FlowScreen
}

/** An entry of a contract's menu. */
export type MenuEntry = CaseEntry | VariantsEntry | ViewEntry | FlowEntry

/** A case with its menu key. */
export interface MenuCase extends BuildableCase {
  readonly key: string
  /** The variant's slug; '' if the entry has no variants. */
  readonly variant: string
}

const casesOf = (entry: MenuEntry): readonly MenuCase[] => {
  const { key } = entry
  if (entry.type === 'case')
    return [{ key, variant: '', definition: entry.definition, buildMachine: entry.buildMachine }]
  if (entry.type !== 'variants') return []
  return entry.variants.map(({ slug, definition, buildMachine }) => ({ key, variant: slug, definition, buildMachine }))
}

/** Returns all cases of a menu, including variants. */
export const allCasesOf = ({ menu }: Pick<ProductLineCases, 'menu'>): readonly MenuCase[] => menu.flatMap(casesOf)

/** Call that returns a contract's header. */
export interface HeaderEndpoint extends Endpoint {
  readonly response: GenericSchema<unknown, ContractHeader>
  readonly failures: Readonly<Record<never, Schema>>
}

/** Call that lists the contract's online cases. */
export interface CasesEndpoint extends Endpoint {
  readonly response: GenericSchema<unknown, readonly ListedCase[]>
  readonly failures: Readonly<Record<never, Schema>>
}

/** A product line's cases, loaded on demand. */
export interface ProductLineCases {
  readonly productLine: ProductLine
  readonly header: HeaderEndpoint
  readonly cases: CasesEndpoint
  readonly menu: readonly MenuEntry[]
  /**
   * Another product line whose entries the insurer may enable for contracts of this product line. The other product
   * line's module loads only if such an entry is enabled.
   */
  readonly borrowsFrom?: ProductLine
}
