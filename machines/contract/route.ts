import { type CaseRoute, caseRouteOf, innerPathOf } from '../routes'
import type { ContractContext, ContractRoute, Departure, EnabledEntry } from './contract.types'

/** The type of screen that a menu entry opens. */
export type ScreenType = 'view' | 'flow' | 'case' | 'choice'

/** A requested navigation that stays in the contract. */
export interface InnerDeparture {
  readonly type: 'place'
  readonly route: ContractRoute
}

/** Tells if a requested navigation stays in the contract: in its menu or behind a menu entry. */
export const staysInContract = (
  { productLine }: ContractContext,
  departure: Departure | null,
): departure is InnerDeparture =>
  departure?.type === 'place' &&
  (departure.route.name === 'caseSelect' || departure.route.name === 'case') &&
  departure.route.productLine === productLine

/** Tells if a requested navigation stays in the open menu entry. */
export const staysInEntry = (
  context: ContractContext,
  departure: Departure,
): departure is InnerDeparture & { route: CaseRoute } =>
  staysInContract(context, departure) &&
  departure.route.name === 'case' &&
  departure.route.key === entryRouteOf(context).key

/** Tells if a requested navigation stays in the open case: same menu entry, same variant. */
export const staysInOpenCase = (
  context: ContractContext,
  departure: Departure,
): departure is InnerDeparture & { route: CaseRoute } =>
  staysInEntry(context, departure) && departure.route.variant === entryRouteOf(context).variant

/** The contract's current route as the route of a menu entry. Its `key` is '' if the customer is in the menu. */
export const entryRouteOf = ({ productLine, route }: ContractContext): CaseRoute =>
  route.name === 'case' ? route : caseRouteOf(productLine, '', '')

/** The entries that the contract's menu shows. Other entries are reached by links elsewhere. */
export const listedEntriesOf = (menu: readonly EnabledEntry[]): readonly EnabledEntry[] =>
  menu.filter(({ isListed }) => isListed)

/** Tells if the menu lists the submitted cases. */
export const menuListsCases = ({ menu }: Pick<ContractContext, 'menu'>): boolean =>
  menu.some(({ screen }) => screen === 'onlineCases')

/**
 * Tells if the customer can open submitted cases again: the menu lists them, and the loaded list is not without their
 * ids.
 */
export const canReopenCases = ({ menu, cases }: Pick<ContractContext, 'menu' | 'cases'>): boolean => {
  const lackIds = Array.isArray(cases) && cases.length > 0 && cases.every(({ caseId }) => !caseId)
  return menuListsCases({ menu }) && !lackIds
}

/** Returns the type of screen at the contract's current route; `null` if the contract offers nothing there. */
export const offeredScreenType = (context: ContractContext): ScreenType | null => {
  const route = entryRouteOf(context)
  const entry = context.menu.find(({ key }) => key === route.key)
  const isAtEntryItself = innerPathOf(route) === ''
  switch (entry?.kind) {
    case 'flow':
      return 'flow'
    case 'view':
      return isAtEntryItself ? 'view' : null
    case 'case':
      return (route.variant !== '') === entry.isOfThing ? 'case' : null
    case 'variants':
      if (entry.variants.includes(route.variant)) return 'case'
      return isAtEntryItself ? 'choice' : null
    default:
      return null
  }
}
