import { useLayoutEffect, useRef } from 'react'

/**
 * Returns `true` once a value differs from the first one that was drawn. A row that a search or a scroll draws again has not
 * changed: it answers no press, and takes no focus.
 */
export const useHasChanged = (value: string): boolean => {
  const first = useRef(value)
  const wasChanged = useRef(false)
  const hasChanged = wasChanged.current || value !== first.current
  // Written after the commit: React may drop a render, or do it twice.
  useLayoutEffect(() => {
    wasChanged.current = hasChanged
  }, [hasChanged])
  return hasChanged
}
