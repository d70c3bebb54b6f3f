import { cardPage } from './card'
import { identificationPage } from './identification'
import type { SimulatedPage } from './page'
import { phoneAppPage } from './phone'

const pages: readonly SimulatedPage[] = [cardPage, identificationPage, phoneAppPage]

/** The page at a path below the base of all pages. */
export const pageAt = (path: string): SimulatedPage | undefined => pages.find((page) => page.path === path)
