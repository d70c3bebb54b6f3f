import { fromPromise } from 'xstate'
import { isAway } from '../payment/underWay'
import { servicesOf } from '../services'
import { LEFT_AT, TAB } from '../storageKeys'
import type { TabContext, TabLook } from './tab.types'

/** A page that was left for longer than this (ms) was closed; a reload takes less. */
const LONGEST_RELOAD = 60_000

/** Reads the tab's storage. */
export const lookActor = fromPromise<TabLook, Pick<TabContext, 'leftAt'>>(async ({ input, system }) => {
  const services = servicesOf(system)
  const { storage, now, newId } = services
  const id = storage.read(TAB)
  const leftAt = storage.read(LEFT_AT)
  const isLate = typeof leftAt === 'number' && now() - leftAt > LONGEST_RELOAD
  const away = isAway(services)
  return {
    id: typeof id === 'string' ? id : newId(),
    wasClosed: isLate && !away,
    isAway: away,
    isPassed: input.leftAt !== null && leftAt !== input.leftAt,
  }
})

/** Creates an id for a new tab. */
export const newIdActor = fromPromise<string>(async ({ system }) => servicesOf(system).newId())

/**
 * Locks the tab's id while the page is open: `false` if another page holds it. The default is `true`, as in a browser
 * without locks.
 */
export const holdActor = fromPromise<boolean, Pick<TabContext, 'id'>>(async () => true)
