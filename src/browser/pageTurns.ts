import type { Ports } from '../../machines/services'

/** Resolves when the page is in sight, or out of it. */
export const pageTurns: Ports['pageTurns'] = (to, signal) =>
  new Promise((resolve) => {
    const check = () => {
      if (document.visibilityState !== to) return
      document.removeEventListener('visibilitychange', check)
      resolve()
    }
    document.addEventListener('visibilitychange', check, { signal })
    check()
  })
