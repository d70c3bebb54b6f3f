import { tabStore } from '../../src/browser/tabStorage'
import { type Persistence, tabPersistence } from '../store/persistence/persistence'
import { pageAt } from '.'
import { answerPage, askOtherTabs } from './channel'
import { type PageStep, type PageView, unknownPage } from './page'

/** The page at an address (path below the base of all pages, and query), in a tab whose insurer is in `keep`. */
export const visitPage = async (
  address: string,
  action: string | null,
  {
    keep = tabPersistence(tabStore),
    origin = location.origin,
  }: { readonly keep?: Persistence; readonly origin?: string } = {},
): Promise<PageStep> => {
  const [path = '', query = ''] = address.split('?')
  const page = pageAt(path)
  if (page === undefined) return { view: unknownView }
  const id = new URLSearchParams(query).get(page.parameter) ?? ''
  const asked = { path, id, action }
  // Other tabs first: a page opened from a tab may have inherited a copy of its store.
  const elsewhere = page.inSameTab ? undefined : await askOtherTabs(asked)
  return elsewhere ?? answerPage(keep, origin, asked) ?? { view: unknownView }
}

const unknownView: PageView = { ...unknownPage, details: [], notice: null, actions: [], returnOrigin: null }
