import type { AreaCases, ContractHeader } from '../case/areaCases'
import { lazyCases } from '../case/lazyCases'
import type { Ports } from '../ports'
import type { Area } from '../routes'
import { withBorrowed, withoutEntry } from './menuOf'

/** Loads an area's flows. */
export const loadArea = async (ports: Pick<Ports, 'loadModule'>, area: Area): Promise<AreaCases> => {
  const loading = ports.loadModule(area)
  if (loading !== undefined) await loading
  return lazyCases.get(area)
}

/** An area's flows, with those of the area that it borrows from if the insurer enables one of them. Loads these. */
export const withEnabled = async (
  ports: Pick<Ports, 'loadModule'>,
  own: AreaCases,
  header: ContractHeader | null,
): Promise<AreaCases> => {
  const isComplete = header === null || withoutEntry(own.menu, header).length === 0
  return own.borrowsFrom === undefined || isComplete ? own : withBorrowed(own, await loadArea(ports, own.borrowsFrom))
}

/** Loads an area's flows, and those that a contract's insurer enables besides. */
export const loadOffered = async (
  ports: Pick<Ports, 'loadModule'>,
  area: Area,
  header: ContractHeader | null,
): Promise<AreaCases> => withEnabled(ports, await loadArea(ports, area), header)
