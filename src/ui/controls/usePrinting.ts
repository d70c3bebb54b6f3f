import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let isPrinting = false

const subscribe = (changed: () => void) => {
  // The browser prints what is rendered when the listener returns.
  const set = ({ type }: Event): void => {
    isPrinting = type === 'beforeprint'
    flushSync(changed)
  }
  window.addEventListener('beforeprint', set)
  window.addEventListener('afterprint', set)
  return () => {
    window.removeEventListener('beforeprint', set)
    window.removeEventListener('afterprint', set)
  }
}

/** Tells if the page is being printed. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting)
