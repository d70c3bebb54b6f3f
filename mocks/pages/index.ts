import { cardPage } from './card'
import { identificationPage } from './identification'
import type { SimulatedPage } from './page'
import { phoneAppPage } from './phone'

const pages: readonly SimulatedPage[] = [cardPage, identificationPage, phoneAppPage]

/**
 * Returns the simulated page with this path, relative to the base address of the pages; `undefined` if the path is
 * unknown.
 */
export const pageAt = (path: string): SimulatedPage | undefined => pages.find((page) => page.path === path)
