import type { GenericSchema } from 'valibot'
import type { Endpoint, Schema } from '../../../src/api/endpoint'
import type { HomeHeader, LifeHeader, ListedCase, VehicleHeader } from '../../../src/api/entities'
import type { FlowMachine, FlowScreen } from '../../contract/flow.types'
import type { ProductLine } from '../../routes'
import type { CaseDefinition } from '../definition/definition'
import type { CaseMachine } from '../machine/case.machine'
import type { Task } from './task'

/** The head of a contract's menu. Vehicle contracts have no list of enabled menu items; the others have. */
export type ContractHeader = VehicleHeader | HomeHeader | LifeHeader

type Fields<T> = Partial<Omit<T, 'contract'>>

/** Any header as it is read: what is left out of it may be unknown, or of another kind of contract. */
export type AnyHeader = Fields<VehicleHeader & HomeHeader & LifeHeader> & {
  readonly contract: Partial<VehicleHeader['contract'] & HomeHeader['contract'] & LifeHeader['contract']>
}

/** Groups of a menu, in their order on the screen. */
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
  // Apart from the rest: ways out.
  'leaving',
] as const
export type MenuGroup = (typeof menuGroups)[number]

/** The icons of what customers come for most, in the order in which a menu shows them: documents lead those of their group. */
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

/** Who opens a menu, as far as it has to know, and when. */
export interface Customer {
  /** Not somebody who signed in by the number alone. */
  readonly isContractor: boolean
  /** The day on which the menu is opened, `yyyy-MM-dd`. */
  readonly today: string
}

interface Entry {
  /** The menu key: the entry's part of the address, and of its texts' keys. */
  readonly key: string
  readonly group: MenuGroup
  /** Whether this contract offers it to this customer. */
  readonly isEnabled: (header: ContractHeader, customer: Customer) => boolean
  /** Its icon, where customers come for it so often that it stands before the groups, or first among the documents. */
  readonly icon?: EntryIcon
  /** The same on a contract that has ended, for which people come for other things. */
  readonly iconWhenEnded?: EntryIcon
  /** How many things wait behind it for the customer, as far as the header tells. */
  readonly waiting?: (header: ContractHeader) => number
  /** What of the customer's tasks is done with it, as far as the header tells; `null` for nothing. */
  readonly task?: (header: ContractHeader, customer: Customer) => Task | null
  /**
   * The case of it that is already sent and is opened instead: its id, or '' if the insurer does not tell the id. `null` if a
   * new one can be sent.
   */
  readonly sentCase?: (header: ContractHeader) => string | null
  /** Whether the menu lists it, too; otherwise it is reached from elsewhere. Without it, it is listed. */
  readonly isListed?: (header: ContractHeader) => boolean
}

/** A case: the definition, and the machine that is built from it when somebody opens it. */
interface BuildableCase {
  readonly definition: CaseDefinition
  readonly buildMachine: () => CaseMachine
}

/** Something that a customer can have done: a case with steps of its own. */
export interface CaseEntry extends Entry, BuildableCase {
  readonly type: 'case'
}

/** One of several variants of something: a case of its own, behind a step in which it is chosen. */
export interface Variant extends BuildableCase {
  /** Its part of the address, and of its texts' keys. */
  readonly slug: string
  readonly isEnabled: Entry['isEnabled']
}

/** Something with several variants: reasons to terminate, ways to get money back. */
export interface VariantsEntry extends Entry {
  readonly type: 'variants'
  readonly variants: readonly Variant[]
}

/** Something that a customer can look at: a screen, with nothing to submit. */
export interface ViewEntry extends Entry {
  readonly type: 'view'
}

/** Something with a machine of its own in which nothing can be lost by leaving. */
export interface FlowEntry extends Entry {
  readonly type: 'flow'
  readonly machine: FlowMachine
  readonly screen: FlowScreen
}

/** One thing that a customer can do with a contract. */
export type MenuEntry = CaseEntry | VariantsEntry | ViewEntry | FlowEntry

/** A case, and where it stands. */
export interface PlacedCase extends BuildableCase {
  readonly key: string
  /** '' where the key stands for one case only. */
  readonly variant: string
}

const casesOf = (entry: MenuEntry): readonly PlacedCase[] => {
  const { key } = entry
  if (entry.type === 'case')
    return [{ key, variant: '', definition: entry.definition, buildMachine: entry.buildMachine }]
  if (entry.type !== 'variants') return []
  return entry.variants.map(({ slug, definition, buildMachine }) => ({ key, variant: slug, definition, buildMachine }))
}

/** The cases of a menu, those behind a choice included. */
export const casesIn = ({ menu }: Pick<ProductLineCases, 'menu'>): readonly PlacedCase[] => menu.flatMap(casesOf)

/** The call that answers with a contract's header. */
export interface HeaderEndpoint extends Endpoint {
  readonly response: GenericSchema<unknown, ContractHeader>
  readonly failures: Readonly<Record<never, Schema>>
}

/** The call that lists what was submitted online for a contract. */
export interface CasesEndpoint extends Endpoint {
  readonly response: GenericSchema<unknown, readonly ListedCase[]>
  readonly failures: Readonly<Record<never, Schema>>
}

/** An area's flows, loaded on demand. */
export interface ProductLineCases {
  readonly area: ProductLine
  readonly header: HeaderEndpoint
  readonly cases: CasesEndpoint
  readonly menu: readonly MenuEntry[]
  /** The area whose entries this area's insurer may enable as well. Its module loads only if one of them is enabled. */
  readonly borrowsFrom?: ProductLine
}
