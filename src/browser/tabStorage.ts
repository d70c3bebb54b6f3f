import type { Services } from '../../machines/services'
import { type SturdyStore, sturdyStorage } from './sturdyStorage'
import { withDelayedWrites } from './writeSoon'

/**
 * Creates a store of JSON values on top of a store of texts. Its `writeSoon` writes at once; `withDelayedWrites` adds
 * the delay.
 */
export const jsonStorage = (store: SturdyStore): Services['storage'] => {
  const keys = (prefix: string) => store.keys().filter((key) => key.startsWith(prefix))
  const write = (key: string, value: unknown) => store.setItem(key, JSON.stringify(value))
  return {
    read: (key) => {
      try {
        const text = store.getItem(key)
        return text === null ? undefined : JSON.parse(text)
      } catch {
        return undefined
      }
    },
    write,
    writeSoon: write,
    remove: store.removeItem,
    keys,
    clear: (prefix) => {
      for (const key of keys(prefix)) store.removeItem(key)
    },
  }
}

let hasUnsavedWork = (): boolean => false

/** Makes the browser ask before the customer leaves a page with unsaved work that the tab's store did not accept. */
export const askBeforeLoss = (hasWork: () => boolean): void => {
  hasUnsavedWork = hasWork
}

const confirmLeaving = (event: Event): void => {
  if (tabStore.isLosing() && hasUnsavedWork()) event.preventDefault()
}

/** The tab's store of texts. */
export const tabStore = sturdyStorage(
  () => sessionStorage,
  () => window.addEventListener('beforeunload', confirmLeaving),
)

/** The tab's store of JSON. */
export const tabStorage: Services['storage'] = withDelayedWrites(jsonStorage(tabStore))

/**
 * Creates a store of JSON that the browser's tabs share. Browsers report a change only to the other tabs. So this store
 * reports the changes of its own tab to its listeners itself.
 */
export const sharedJsonStorage = (store: SturdyStore, otherTabs: EventTarget): Services['sharedStorage'] => {
  const { read, write, remove, keys } = jsonStorage(store)
  const thisTab = new EventTarget()
  const notify = () => thisTab.dispatchEvent(new Event('storage'))
  return {
    read,
    keys,
    holds: store.holds,
    write: (key, value) => {
      write(key, value)
      notify()
    },
    remove: (key) => {
      remove(key)
      notify()
    },
    onChange: (listener) => {
      const tabs = [thisTab, otherTabs]
      for (const tab of tabs) tab.addEventListener('storage', listener)
      return () => {
        for (const tab of tabs) tab.removeEventListener('storage', listener)
      }
    },
  }
}

const sharedStore = sturdyStorage(() => localStorage)

export const sharedStorage: Services['sharedStorage'] = sharedJsonStorage(sharedStore, globalThis)

/** Tells if the browser stores the data that must survive leaving the page. */
export const keeps = (): boolean => tabStore.keeps() && sharedStore.keeps()
