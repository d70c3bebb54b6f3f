import type { Services } from '../../machines/services'
import { type SturdyStore, sturdyStorage } from './sturdyStorage'
import { puttingOff } from './writeSoon'

/** Keeps JSON in a store; soon is at once. */
export const jsonIn = (store: SturdyStore): Services['storage'] => {
  const keys = (prefix: string) => store.keys().filter((key) => key.startsWith(prefix))
  const write = (key: string, value: unknown) => store.setItem(key, JSON.stringify(value))
  return {
    read: (key) => {
      try {
        const kept = store.getItem(key)
        return kept === null ? undefined : JSON.parse(kept)
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

let hasUnsaved = (): boolean => false

/** Has the browser ask before a page is left that holds unsaved work which the tab's store did not take. */
export const askBeforeLoss = (isThere: () => boolean): void => {
  hasUnsaved = isThere
}

const ask = (event: Event): void => {
  if (tabStore.isLosing() && hasUnsaved()) event.preventDefault()
}

/** The texts that are kept for this tab. */
export const tabStore = sturdyStorage(
  () => sessionStorage,
  () => window.addEventListener('beforeunload', ask),
)

/** Keeps JSON for this tab. */
export const tabStorage: Services['storage'] = puttingOff(jsonIn(tabStore))

/** Keeps JSON for every tab of this browser. A browser tells each tab of the other tabs' changes only. */
export const sharedIn = (store: SturdyStore, otherTabs: EventTarget): Services['sharedStorage'] => {
  const { read, write, remove, keys } = jsonIn(store)
  const own = new EventTarget()
  const tell = () => own.dispatchEvent(new Event('storage'))
  return {
    read,
    keys,
    holds: store.holds,
    write: (key, value) => {
      write(key, value)
      tell()
    },
    remove: (key) => {
      remove(key)
      tell()
    },
    onChange: (changed) => {
      const tabs = [own, otherTabs]
      for (const tab of tabs) tab.addEventListener('storage', changed)
      return () => {
        for (const tab of tabs) tab.removeEventListener('storage', changed)
      }
    },
  }
}

const sharedStore = sturdyStorage(() => localStorage)

export const sharedStorage: Services['sharedStorage'] = sharedIn(sharedStore, globalThis)

/** Tells if the browser keeps what has to survive leaving the page. */
export const keeps = (): boolean => tabStore.keeps() && sharedStore.keeps()
