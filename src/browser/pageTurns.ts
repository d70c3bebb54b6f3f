import type { Services } from '../../machines/services'

/** Resolves when the page has the visibility `to`: `visible` or `hidden`. */
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
