import { createLazy } from '../../actors/lazy'
import type { ProductLine } from '../../routes'
import type { ProductLineCases } from './productLineCases'

/** Lazy modules of the product lines' cases. */
export const lazyCases = createLazy<Readonly<Record<ProductLine, ProductLineCases>>>()
