import { createLazy } from '../../actors/lazy'
import type { ProductLine } from '../../routes'
import type { ProductLineCases } from './productLineCases'

/** Where an area's flows are found. */
export const lazyCases = createLazy<Readonly<Record<ProductLine, ProductLineCases>>>()
