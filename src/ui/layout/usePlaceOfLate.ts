import { type RefObject, useMemo } from 'react'

/** The position of an element that may appear late; `null` until it appears. */
export type PlaceOfLate = 'above' | 'below' | null

const isOutOfSight = (element: HTMLElement | null): boolean =>
  element === null || element.getBoundingClientRect().top >= window.innerHeight

/**
 * Returns the position of an element that may appear later than its surroundings. It is `above` if they are not
 * rendered yet, or are below the visible part of the page. Otherwise it is `below`, so that nothing moves. The position
 * does not change.
 */
export const usePlaceOfLate = (isThere: boolean, surroundings: RefObject<HTMLElement | null>): PlaceOfLate =>
  useMemo(() => {
    if (!isThere) return null
    return isOutOfSight(surroundings.current) ? 'above' : 'below'
  }, [isThere, surroundings])
