import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let isPrinting = false

const subscribe = (onChange: () => void) => {
  // Renders synchronously, because the browser prints what is rendered when the listener returns.
  const updatePrinting = ({ type }: Event): void => {
    isPrinting = type === 'beforeprint'
    flushSync(onChange)
  }
  window.addEventListener('beforeprint', updatePrinting)
  window.addEventListener('afterprint', updatePrinting)
  return () => {
    window.removeEventListener('beforeprint', updatePrinting)
    window.removeEventListener('afterprint', updatePrinting)
  }
}

/** Tells if the page is being printed. */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting)
