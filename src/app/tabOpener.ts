import type { AnyActorRef } from 'xstate'
import type { ModuleName } from '../../machines/modules'
import type { Services } from '../../machines/services'
import { LEFT_AT, LONGEST_RELOAD } from '../../machines/storageKeys'
import { wasClockSetBack } from '../browser/steadyClock'
import { importOrReload, loadWithinTimeout } from './importOrReload'

/** Modules that need the tab's machine, because the tab's storage contains a token while they are used. */
const MODULES_WITH_TOKEN: ReadonlySet<ModuleName> = new Set(['dap', 'identification', 'signedIn'])

interface TabModule {
  openTab(app: AnyActorRef): Promise<void>
}

/**
 * Creates the functions that load and start the tab's machine. They do so once: if the script fails, only a reload
 * tries again. A later start could come after the app has read the session of a closed tab.
 */
export const createTabOpener = (app: () => AnyActorRef, importTab: () => Promise<TabModule>) => {
  let importing: Promise<TabModule> | undefined
  let opening: Promise<void> | undefined
  let isOpen = false

  const loadTab = (): Promise<TabModule> => {
    importing ??= loadWithinTimeout(importTab)
    return importing
  }
  const openOnce = async ({ openTab }: TabModule): Promise<void> => {
    opening ??= openTab(app())
    await opening
    isOpen = true
  }
  /** Starts the tab's machine. If the script fails, reloads the page as `importOrReload` does. */
  const settleTab = async (neededFor: string): Promise<void> => openOnce(await importOrReload(neededFor, loadTab))

  return {
    settleTab,
    /** Starts the tab's machine. Never reloads the page, because the customer may be typing. */
    openInBackground: async (): Promise<void> => openOnce(await loadTab()),
    /** Starts the tab's machine if a module needs it. Returns `undefined` if the module does not have to wait. */
    settleTabFor: (name: ModuleName): Promise<void> | undefined =>
      isOpen || !MODULES_WITH_TOKEN.has(name) ? undefined : settleTab(name),
    /**
     * Stores when the page is left while the tab's machine cannot store it, so that the reload after a failed script
     * does not count as a closed tab. Does nothing if the previous page was left too long ago, or at an unknown time.
     */
    recordLeaving: ({ storage, now }: Pick<Services, 'storage' | 'now'>, page: EventTarget): void => {
      const leftAt = storage.read(LEFT_AT)
      if (typeof leftAt !== 'number' || now() - leftAt > LONGEST_RELOAD || wasClockSetBack()) return
      page.addEventListener('pagehide', () => {
        if (!isOpen) storage.write(LEFT_AT, now())
      })
    },
  }
}
