import { useSyncExternalStore } from 'react'
import { attempt } from '../attempt'

/** Returns the media query of windows that are wide enough for two columns, one as wide as a form. */
const deskQuery = () => attempt(() => window.matchMedia('(min-width: 64rem)'), undefined)

const subscribe = (onChange: () => void) => {
  const query = deskQuery()
  attempt(() => query?.addEventListener('change', onChange), undefined)
  return () => attempt(() => query?.removeEventListener('change', onChange), undefined)
}

/**
 * Returns `true` if the window has room for a column beside the form. Otherwise the caller does not render the desktop
 * content at all.
 */
export const useIsDesk = (): boolean => useSyncExternalStore(subscribe, () => deskQuery()?.matches ?? false)
