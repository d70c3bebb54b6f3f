import { createLazyRegistry } from '../../actors/lazy'
import type { ProductLine } from '../../routes'
import type { ProductLineCases } from './productLineCases'

/** The registry of the product lines' cases, which are loaded lazily. */
export const lazyCases = createLazyRegistry<Readonly<Record<ProductLine, ProductLineCases>>>()
