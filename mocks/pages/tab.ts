import { tabStore } from '../../src/browser/tabStorage'
import { type Persistence, tabPersistence } from '../store/persistence/persistence'
import { pageAt } from '.'
import { answerPage, askOtherTabs } from './channel'
import { type PageStep, type PageView, unknownPage } from './page'

/**
 * Carries out an action of the page at an address, or only shows the page if `action` is `null`. The address is the
 * path below the base of all pages, and the query. `keep` is the simulated insurer of this tab.
 */
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
  const question = { path, id, action }
  // Asks the other tabs first: the page may have been opened from one of them, with an outdated copy of that tab's
  // store.
  const stepOfOtherTab = page.inSameTab ? undefined : await askOtherTabs(question)
  return stepOfOtherTab ?? answerPage(keep, origin, question) ?? { view: unknownView }
}

const unknownView: PageView = { ...unknownPage, details: [], notice: null, actions: [], returnOrigin: null }
