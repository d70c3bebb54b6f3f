import { useRef } from 'react'

/**
 * Whether a value has ever changed since its place was drawn first. What a row of a list says when it is drawn again, after
 * a search or a scroll, is no answer to a press, and takes no focus.
 */
export const useHasChanged = (value: string): boolean => {
  const first = useRef(value)
  const hasChanged = useRef(false)
  hasChanged.current ||= value !== first.current
  return hasChanged.current
}
