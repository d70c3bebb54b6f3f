import { createLazy } from '../../actors/lazy'
import type { Area } from '../../routes'
import type { AreaCases } from './productLineCases'

/** Where an area's flows are found. */
export const lazyCases = createLazy<Readonly<Record<Area, AreaCases>>>()
