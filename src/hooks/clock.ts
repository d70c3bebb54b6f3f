import { useSyncExternalStore } from 'react'
import { steadyClock } from '../browser/steadyClock'

const SECOND = 1000
const MINUTE = 60 * SECOND

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let readClock = steadyClock()
let shownTime = Date.now()

const tick = (): void => {
  shownTime = readClock()
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  if (listeners.size === 0) readClock = steadyClock()
  listeners.add(listener)
  shownTime = readClock()
  timer ??= setInterval(tick, SECOND)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

// The clock ticks only while there are subscribers. Otherwise a read updates the time, unless it was just updated.
const readTime = (): number => {
  if (timer === undefined && Math.abs(Date.now() - shownTime) > SECOND / 10) shownTime = Date.now()
  return shownTime
}

/** Returns the time (epoch, ms) for display: the view renders again each second. The machines handle deadlines. */
export const useNow = (): number => useSyncExternalStore(subscribe, readTime)

/**
 * Rounds a duration up to whole minutes or, above five minutes, to a multiple of five. So a screen reader is seldom
 * interrupted.
 */
export const spokenMinutes = (ms: number): number => {
  const minutes = Math.max(1, Math.ceil(ms / MINUTE))
  return minutes > 5 ? Math.ceil(minutes / 5) * 5 : minutes
}

/** Formats a duration as `mm:ss`, rounded up so that a countdown ends with 00:00. */
export const durationText = (ms: number): string => {
  const seconds = Math.ceil(Math.max(0, ms) / SECOND)
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
