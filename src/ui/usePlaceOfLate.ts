import { type RefObject, useRef } from 'react'

/** Where something stands that may come late; nowhere as long as it is not there. */
export type PlaceOfLate = 'above' | 'below' | null

/**
 * Where something stands that may come after its surroundings: above them where it was there as early, or where they are still
 * further down than what is seen; else below them, so that nothing moves under the customer's hand. It stays where it came.
 */
export const usePlaceOfLate = (isThere: boolean, surroundings: RefObject<HTMLElement | null>): PlaceOfLate => {
  const place = useRef<PlaceOfLate>(null)
  if (!isThere) place.current = null
  else place.current ??= isOutOfSight(surroundings.current) ? 'above' : 'below'
  return place.current
}

const isOutOfSight = (element: HTMLElement | null): boolean =>
  element === null || element.getBoundingClientRect().top >= window.innerHeight
