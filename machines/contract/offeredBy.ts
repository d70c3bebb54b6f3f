import { lazyCases } from '../case/menu/lazyCases'
import type { AreaCases, ContractHeader } from '../case/menu/productLineCases'
import type { Area } from '../routes'
import type { Ports } from '../services'
import { withBorrowed, withoutEntry } from './menuOf'

type Modules = Pick<Ports, 'loadModule'>

const borrows = (own: AreaCases, header: ContractHeader | null): boolean =>
  own.borrowsFrom !== undefined && header !== null && withoutEntry(own.menu, header).length > 0

/** An area's flows; a promise only if they still load, so that a call after them goes out at once. */
export const loadArea = (ports: Modules, area: Area): AreaCases | Promise<AreaCases> =>
  ports.loadModule(area)?.then(() => lazyCases.get(area)) ?? lazyCases.get(area)

/** An area's flows, with those of the area that it borrows from if the insurer enables one of them. Loads these. */
export const withEnabled = (
  ports: Modules,
  own: AreaCases,
  header: ContractHeader | null,
): AreaCases | Promise<AreaCases> => {
  if (own.borrowsFrom === undefined || !borrows(own, header)) return own
  const lender = loadArea(ports, own.borrowsFrom)
  return lender instanceof Promise ? lender.then((loaded) => withBorrowed(own, loaded)) : withBorrowed(own, lender)
}

/** An area's flows, and those that a contract's insurer enables besides; a promise only if they still load. */
export const loadOffered = (
  ports: Modules,
  area: Area,
  header: ContractHeader | null,
): AreaCases | Promise<AreaCases> => {
  const own = loadArea(ports, area)
  return own instanceof Promise
    ? own.then((loaded) => withEnabled(ports, loaded, header))
    : withEnabled(ports, own, header)
}
