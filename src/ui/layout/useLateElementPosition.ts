import { type RefObject, useMemo } from 'react'

/** The position of an element that may appear after the content around it. `null` until the element appears. */
export type LateElementPosition = 'above' | 'below' | null

const isOutOfSight = (element: HTMLElement | null): boolean =>
  element === null || element.getBoundingClientRect().top >= window.innerHeight

/**
 * Returns the position of an element that may appear after the content around it, so that nothing visible moves.
 * `above` if that content is not rendered yet or is below the visible part of the page, otherwise `below`. The position
 * does not change afterwards.
 */
export const useLateElementPosition = (
  hasAppeared: boolean,
  surroundingsRef: RefObject<HTMLElement | null>,
): LateElementPosition =>
  useMemo(() => {
    if (!hasAppeared) return null
    return isOutOfSight(surroundingsRef.current) ? 'above' : 'below'
  }, [hasAppeared, surroundingsRef])
