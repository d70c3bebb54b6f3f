import type { Services } from '../../machines/services'

/** Resolves when the page becomes visible, or its window gets the focus. */
export const comesToFront: Services['comesToFront'] = (signal) =>
  new Promise((resolve) => {
    const check = () => {
      if (document.visibilityState === 'visible') resolve()
    }
    document.addEventListener('visibilitychange', check, { signal })
    window.addEventListener('focus', check, { signal })
  })
