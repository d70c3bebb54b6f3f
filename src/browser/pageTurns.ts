import type { Services } from '../../machines/services'

/** Resolves when the page is in sight, or out of it. */
export const pageTurns: Services['pageTurns'] = (to, signal) =>
  new Promise((resolve) => {
    const check = () => {
      if (document.visibilityState !== to) return
      document.removeEventListener('visibilitychange', check)
      resolve()
    }
    document.addEventListener('visibilitychange', check, { signal })
    check()
  })
