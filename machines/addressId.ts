import { segmentOf } from '../src/api/url'
import { ID } from './routes'

/** An id of the insurer's as it stands in an address; '' where no address of the portal can say it. */
export const addressOfId = (id: string): string => {
  const segment = segmentOf(id)
  return ID.test(segment) ? segment : ''
}

/** The id that a part of an address names; '' where it names none. */
export const idInAddress = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}
