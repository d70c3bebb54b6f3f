import type { Area } from '../routes'
import type { AreaCases } from './areaCases'

const filled = new Map<Area, AreaCases>()

/** Puts an area's flows where the contract finds them: they load on demand. */
export const fillArea = (cases: AreaCases): void => {
  filled.set(cases.area, cases)
}

/** The flows of an area that has loaded. @throws before that. */
export const areaCasesOf = (area: Area): AreaCases => {
  const cases = filled.get(area)
  if (cases === undefined) throw new Error(`The flows of ${area} were asked for before they had loaded`)
  return cases
}
