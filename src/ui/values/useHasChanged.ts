import { useLayoutEffect, useRef } from 'react'

/**
 * Returns `true` once a value differs from the first rendered one. A row that appears again after a search or scrolling
 * has not changed, so it does not take the focus.
 */
export const useHasChanged = (value: string): boolean => {
  const first = useRef(value)
  const wasChanged = useRef(false)
  const hasChanged = wasChanged.current || value !== first.current
  // Written after the commit, because React may drop a render or repeat it.
  useLayoutEffect(() => {
    wasChanged.current = hasChanged
  }, [hasChanged])
  return hasChanged
}
