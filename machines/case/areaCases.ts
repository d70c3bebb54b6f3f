import type { GenericSchema } from 'valibot'
import type { Endpoint, Schema } from '../../src/api/endpoint'
import type { LifeHeader, PropertyHeader, VehicleHeader } from '../../src/api/entities'
import type { Area } from '../routes'
import type { CaseMachine } from './case.machine'
import type { CaseDefinition } from './definition'

/** The head of a contract's menu. Vehicle contracts have no list of enabled menu items; the others have. */
export type ContractHeader = VehicleHeader | PropertyHeader | LifeHeader

/** Groups of a menu, in their order on the screen. */
export const menuGroups = ['contract', 'payment', 'documents', 'vehicle', 'data', 'other'] as const
export type MenuGroup = (typeof menuGroups)[number]

/** Who has signed in, as far as a menu has to know. */
export interface Customer {
  /** Not somebody who signed in by the number alone. */
  readonly isContractor: boolean
}

interface Entry {
  /** The menu key: the entry's part of the address, and of its texts' keys. */
  readonly key: string
  readonly group: MenuGroup
  /** Whether this contract offers it to this customer. */
  readonly isEnabled: (header: ContractHeader, customer: Customer) => boolean
}

/** Something that a customer can have done: a case with steps of its own. */
export interface CaseEntry extends Entry {
  readonly kind: 'case'
  readonly definition: CaseDefinition
  readonly machine: CaseMachine
}

/** Something that a customer can look at: a screen, with nothing to submit. */
export interface ViewEntry extends Entry {
  readonly kind: 'view'
}

/** One thing that a customer can do with a contract. */
export type MenuEntry = CaseEntry | ViewEntry

/** The cases of a menu. */
export const casesIn = ({ menu }: AreaCases): readonly CaseEntry[] =>
  menu.flatMap((entry) => (entry.kind === 'case' ? [entry] : []))

/** The call that answers with a contract's header. */
export interface HeaderEndpoint extends Endpoint {
  readonly response: GenericSchema<unknown, ContractHeader>
  readonly failures: Readonly<Record<never, Schema>>
}

/** An area's flows, loaded on demand. */
export interface AreaCases {
  readonly area: Area
  readonly header: HeaderEndpoint
  readonly menu: readonly MenuEntry[]
}
