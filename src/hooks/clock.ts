import { useSyncExternalStore } from 'react'
import { steadyClock } from '../browser/steadyClock'

const SECOND = 1000
const MINUTE = 60 * SECOND

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let clock = steadyClock()
let now = Date.now()

const tick = (): void => {
  now = clock()
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  if (listeners.size === 0) clock = steadyClock()
  listeners.add(listener)
  now = clock()
  timer ??= setInterval(tick, SECOND)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

// While nobody listens nothing ticks, so the first look brings the time up to date; a look soon after sees the same.
const read = (): number => {
  if (timer === undefined && Math.abs(Date.now() - now) > SECOND / 10) now = Date.now()
  return now
}

/** The time (epoch, ms), for the eye: the view renders again each second. Deadlines are the machines' business. */
export const useNow = (): number => useSyncExternalStore(subscribe, read)

/** Whole minutes, and more than five in fives, so that a screen reader is seldom interrupted. */
export const spokenMinutes = (ms: number): number => {
  const minutes = Math.max(1, Math.ceil(ms / MINUTE))
  return minutes > 5 ? Math.ceil(minutes / 5) * 5 : minutes
}

/** A length of time as `mm:ss`, rounded up so that the end is 00:00. */
export const clockOf = (ms: number): string => {
  const seconds = Math.ceil(Math.max(0, ms) / SECOND)
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
