import { type RefObject, useMemo } from 'react'

/** The place to render an element that appears later than the content around it. `null` until the element appears. */
export type LateElementPosition = 'above' | 'below' | null

const isOutOfSight = (element: HTMLElement | null): boolean =>
  element === null || element.getBoundingClientRect().top >= window.innerHeight

/**
 * Returns where to render an element that appears later than the content around it, so that nothing visible moves.
 * `above` that content if it is not rendered yet or is below the visible part of the page, otherwise `below` it. The
 * position does not change afterwards.
 */
export const useLateElementPosition = (
  hasAppeared: boolean,
  surroundingsRef: RefObject<HTMLElement | null>,
): LateElementPosition =>
  useMemo(() => {
    if (!hasAppeared) return null
    return isOutOfSight(surroundingsRef.current) ? 'above' : 'below'
  }, [hasAppeared, surroundingsRef])
