import { useCallback } from 'react'
import { scrollClearOfKeyboard, scrollTo } from '../ui/layout/arrival'

/** Returns a ref that focuses its element when the count changes to a number above 0. */
export const useFocusOn = (count: number | undefined) =>
  useCallback(
    (element: HTMLElement | null) => {
      if (!count || element === null) return
      element.focus()
      // Scrolls to the label and the error as well: some browsers (WebKit) show only the field.
      scrollTo(element, 'nearest')
      scrollClearOfKeyboard(element)
    },
    [count],
  )
