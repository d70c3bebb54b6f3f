import type { Services } from '../../../machines/services'
import { sturdyStorage } from '../../../src/browser/sturdyStorage'
import { jsonStorage, sharedJsonStorage } from '../../../src/browser/tabStorage'
import { createStorage } from '../../mocks/storage'

type KeepingPorts = Pick<Services, 'storage' | 'sharedStorage' | 'keeps'>

/**
 * Creates a browser's storage. Each tab has its own sessionStorage. All tabs share localStorage, and a change in it
 * notifies the other tabs.
 */
export const openStores = () => {
  const shared = createStorage()
  const pages = new Set<EventTarget>()
  let isBlocked = false
  const checkedStore = (store: Storage): Storage => {
    if (isBlocked) throw new DOMException('Stores are blocked', 'SecurityError')
    return store
  }
  return {
    /** Makes every use of the storage throw from now on. After a reload, the tab's storage is empty. */
    block: () => {
      isBlocked = true
    },
    /** Removes an item from localStorage. */
    forget: (key: string) => shared.removeItem(key),
    /** Opens the storage for a page. `sessionItems` is the content of the tab's sessionStorage. */
    openPage: (sessionItems: ReadonlyMap<string, string>) => {
      const texts = new Map(sessionItems)
      const store = createStorage(texts)
      const otherTabs = new EventTarget()
      pages.add(otherTabs)
      const tabStore = sturdyStorage(() => checkedStore(store))
      const sharedStore = sturdyStorage(() => checkedStore(shared))
      const { write, remove, ...reading } = sharedJsonStorage(sharedStore, otherTabs)
      const tellOthers = () => {
        for (const page of [...pages]) if (page !== otherTabs && !isBlocked) page.dispatchEvent(new Event('storage'))
      }
      const services: KeepingPorts = {
        storage: jsonStorage(tabStore),
        sharedStorage: {
          ...reading,
          write: (key, value) => {
            write(key, value)
            tellOthers()
          },
          remove: (key) => {
            remove(key)
            tellOthers()
          },
        },
        keeps: () => tabStore.keeps() && sharedStore.keeps(),
      }
      return {
        ports: services,
        storage: texts as ReadonlyMap<string, string>,
        /** Closes the storage of a page. Returns the content of the tab's sessionStorage. */
        close: (): ReadonlyMap<string, string> => {
          pages.delete(otherTabs)
          return isBlocked ? new Map() : new Map(texts)
        },
      }
    },
  }
}
