import { type RefObject, useMemo } from 'react'

/** Position of something that may come late; `null` while it is not there. */
export type PlaceOfLate = 'above' | 'below' | null

const isOutOfSight = (element: HTMLElement | null): boolean =>
  element === null || element.getBoundingClientRect().top >= window.innerHeight

/**
 * Returns the position of something that may come after its surroundings. It is above them if it came as early, or if they are
 * still below the visible part of the page; otherwise below, so that nothing moves under the customer's hand. It stays there.
 */
export const usePlaceOfLate = (isThere: boolean, surroundings: RefObject<HTMLElement | null>): PlaceOfLate =>
  useMemo(() => {
    if (!isThere) return null
    return isOutOfSight(surroundings.current) ? 'above' : 'below'
  }, [isThere, surroundings])
