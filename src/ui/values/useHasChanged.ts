import { useLayoutEffect, useRef } from 'react'

/**
 * Returns `true` once the value differs from the one in the first render. A list row that is rendered again after a
 * search or scrolling starts with `false`, so it does not take the focus.
 */
export const useHasChanged = (value: string): boolean => {
  const firstValue = useRef(value)
  const wasChanged = useRef(false)
  const hasChanged = wasChanged.current || value !== firstValue.current
  // The ref is written in an effect, because React may render without a commit, or more than once.
  useLayoutEffect(() => {
    wasChanged.current = hasChanged
  }, [hasChanged])
  return hasChanged
}
