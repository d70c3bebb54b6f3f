import { type CaseRoute, caseRouteOf, insideOf } from '../routes'
import type { ContractContext, ContractRoute, Departure, EnabledEntry } from './contract.types'

/** The type of screen that a menu entry opens. */
export type Offered = 'view' | 'flow' | 'case' | 'choice'

/** A departure that does not leave the contract. */
export interface InnerDeparture {
  readonly type: 'place'
  readonly route: ContractRoute
}

/** Tells if a departure stays in the contract. */
export const isHere = ({ productLine }: ContractContext, to: Departure | null): to is InnerDeparture =>
  to?.type === 'place' &&
  (to.route.name === 'caseSelect' || to.route.name === 'case') &&
  to.route.productLine === productLine

/** Tells if a departure stays within the menu entry that is open. */
export const isInEntry = (context: ContractContext, to: Departure): to is InnerDeparture & { route: CaseRoute } =>
  isHere(context, to) && to.route.name === 'case' && to.route.key === enteredAt(context).key

/** Tells if a departure stays in the open case. */
export const isInCase = (context: ContractContext, to: Departure): to is InnerDeparture & { route: CaseRoute } =>
  isInEntry(context, to) && to.route.variant === enteredAt(context).variant

/** The contract's route as the route of a menu entry; its key is '' in the menu itself. */
export const enteredAt = ({ productLine, route }: ContractContext): CaseRoute =>
  route.name === 'case' ? route : caseRouteOf(productLine, '', '')

/** The listed entries of a contract's menu. */
export const listedIn = (menu: readonly EnabledEntry[]): readonly EnabledEntry[] =>
  menu.filter(({ isListed }) => isListed)

/** Tells if the menu lists the submitted cases. */
export const listsCases = ({ menu }: Pick<ContractContext, 'menu'>): boolean =>
  menu.some(({ screen }) => screen === 'onlineCases')

/** Returns the type of screen at the contract's current route; `null` if the contract offers nothing there. */
export const offeredAt = (context: ContractContext): Offered | null => {
  const route = enteredAt(context)
  const entry = context.menu.find(({ key }) => key === route.key)
  const isAtItsOwn = insideOf(route) === ''
  switch (entry?.kind) {
    case 'flow':
      return 'flow'
    case 'view':
      return isAtItsOwn ? 'view' : null
    case 'case':
      return (route.variant !== '') === entry.isOfThing ? 'case' : null
    case 'variants':
      if (entry.variants.includes(route.variant)) return 'case'
      return isAtItsOwn ? 'choice' : null
    default:
      return null
  }
}
