import type { Services } from '../../../machines/services'
import { sturdyStorage } from '../../../src/browser/sturdyStorage'
import { jsonIn, sharedIn } from '../../../src/browser/tabStorage'
import { createStorage } from '../../mocks/storage'

type KeepingPorts = Pick<Services, 'storage' | 'sharedStorage' | 'keeps'>

/** The stores of a browser. Each tab has its own, and is notified if another tab changes the shared one. */
export const openStores = () => {
  const shared = createStorage()
  const pages = new Set<EventTarget>()
  let isBlocked = false
  const opened = (store: Storage): Storage => {
    if (isBlocked) throw new DOMException('Stores are blocked', 'SecurityError')
    return store
  }
  return {
    /** Makes every further use of a store throw. A reload finds nothing. */
    block: () => {
      isBlocked = true
    },
    /** Opens the stores for a page, with the tab's saved texts. */
    openPage: (kept: ReadonlyMap<string, string>) => {
      const texts = new Map(kept)
      const store = createStorage(texts)
      const otherTabs = new EventTarget()
      pages.add(otherTabs)
      const tabStore = sturdyStorage(() => opened(store))
      const sharedStore = sturdyStorage(() => opened(shared))
      const { write, remove, ...reading } = sharedIn(sharedStore, otherTabs)
      const tellOthers = () => {
        for (const page of [...pages]) if (page !== otherTabs && !isBlocked) page.dispatchEvent(new Event('storage'))
      }
      const services: KeepingPorts = {
        storage: jsonIn(tabStore),
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
        /** Closes the stores of a page; returns the tab's texts. */
        close: (): ReadonlyMap<string, string> => {
          pages.delete(otherTabs)
          return isBlocked ? new Map() : new Map(texts)
        },
      }
    },
  }
}
