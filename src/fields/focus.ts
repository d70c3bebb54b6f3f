import { useCallback } from 'react'
import { clearOfKeyboard, scrollTo } from '../ui/arrival'

/** A ref that moves the focus to its element whenever the count grows above 0, and never otherwise. */
export const useFocusOn = (count: number | undefined) =>
  useCallback(
    (element: HTMLElement | null) => {
      if (!count || element === null) return
      element.focus()
      // Its label and its error, too: WebKit, for one, looks at the field alone.
      scrollTo(element, 'nearest')
      clearOfKeyboard(element)
    },
    [count],
  )
