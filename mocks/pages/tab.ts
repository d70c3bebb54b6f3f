import { tabStore } from '../../src/browser/tabStorage'
import { type Persistence, tabPersistence } from '../store/persistence/persistence'
import { pageAt } from '.'
import { answerPage, askOtherTabs } from './channel'
import { type PageStep, type PageView, unknownPage } from './page'

/** A page at its address (path below the base of all pages, and query), in a tab whose insurer `keep` keeps. */
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
  // The other tabs first: a tab that a page was opened from may have given it a copy of its store.
  const elsewhere = page.inSameTab ? undefined : await askOtherTabs(asked)
  return elsewhere ?? answerPage(keep, origin, asked) ?? { view: unknownView }
}

const unknownView: PageView = { ...unknownPage, details: [], notice: null, actions: [], returnOrigin: null }
