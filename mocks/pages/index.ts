import { cardPage } from './card'
import { identificationPage } from './identification'
import type { SimulatedPage } from './page'
import { phoneAppPage } from './phone'

const pages: readonly SimulatedPage[] = [cardPage, identificationPage, phoneAppPage]

/** Returns the simulated page at a path below the base of all pages; `undefined` for an unknown path. */
export const pageAt = (path: string): SimulatedPage | undefined => pages.find((page) => page.path === path)
