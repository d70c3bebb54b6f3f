import type { GenericSchema } from 'valibot'
import type { Endpoint, Schema } from '../../src/api/endpoint'
import type { VehicleHeader } from '../../src/api/entities'
import type { Area } from '../routes'
import type { CaseMachine } from './case.machine'
import type { CaseDefinition } from './definition'

/** The head of a contract's menu. */
export type ContractHeader = VehicleHeader

/** Groups of a menu, in their order on the screen. */
export const menuGroups = ['contract', 'payment', 'documents', 'vehicle', 'data', 'other'] as const
export type MenuGroup = (typeof menuGroups)[number]

/** One thing that a customer can do with a contract. */
export interface MenuEntry {
  /** The menu key: the case's part of the address, and of its texts' keys. */
  readonly key: string
  readonly group: MenuGroup
  readonly definition: CaseDefinition
  readonly machine: CaseMachine
  /** Whether this contract offers it. */
  readonly isEnabled: (header: ContractHeader) => boolean
}

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
