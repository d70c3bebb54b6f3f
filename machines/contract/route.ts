import { type CaseRoute, caseRouteOf, insideOf } from '../routes'
import type { ContractContext, ContractRoute, Departure, EnabledEntry } from './contract.types'

/** What a place behind a contract's menu can turn out to be. */
export type Offered = 'view' | 'flow' | 'case' | 'choice'

/** A departure that does not leave the contract. */
export interface InnerDeparture {
  readonly type: 'place'
  readonly route: ContractRoute
}

/** Whether a departure stays in the contract. */
export const isHere = ({ area }: ContractContext, to: Departure | null): to is InnerDeparture =>
  to?.type === 'place' && (to.route.name === 'caseSelect' || to.route.name === 'case') && to.route.area === area

/** Whether a departure stays behind the same entry of the menu. */
export const isInEntry = (context: ContractContext, to: Departure): to is InnerDeparture & { route: CaseRoute } =>
  isHere(context, to) && to.route.name === 'case' && to.route.key === enteredAt(context).key

/** Whether a departure stays in the open case. */
export const isInCase = (context: ContractContext, to: Departure): to is InnerDeparture & { route: CaseRoute } =>
  isInEntry(context, to) && to.route.variant === enteredAt(context).variant

/** Where the customer is behind the menu; a place without a key in the menu itself. */
export const enteredAt = ({ area, route }: ContractContext): CaseRoute =>
  route.name === 'case' ? route : caseRouteOf(area, '', '')

/** What of a contract's menu is listed. */
export const listedIn = (menu: readonly EnabledEntry[]): readonly EnabledEntry[] =>
  menu.filter(({ isListed }) => isListed)

/** Whether the menu lists what was submitted online. */
export const listsCases = ({ menu }: Pick<ContractContext, 'menu'>): boolean =>
  menu.some(({ screen }) => screen === 'onlineCases')

/** What the contract offers at its place; `null` where the address names nothing that can be done with it. */
export const offeredAt = (context: ContractContext): Offered | null => {
  const at = enteredAt(context)
  const entry = context.menu.find(({ key }) => key === at.key)
  const isAtItsOwn = insideOf(at) === ''
  switch (entry?.kind) {
    case 'flow':
      return 'flow'
    case 'view':
      return isAtItsOwn ? 'view' : null
    case 'case':
      return (at.variant !== '') === entry.isOfThing ? 'case' : null
    case 'variants':
      if (entry.variants.includes(at.variant)) return 'case'
      return isAtItsOwn ? 'choice' : null
    default:
      return null
  }
}
