import { urlSegmentOf } from '../src/api/url'
import { VARIANT_PATTERN } from './routes'

/**
 * Encodes an insurer's id as a segment of the portal's address (URL). '' if the encoded id cannot be a segment, e.g.
 * because it is too long.
 */
export const addressOfId = (id: string): string => {
  const segment = urlSegmentOf(id)
  return VARIANT_PATTERN.test(segment) ? segment : ''
}

/** Decodes an id from a segment of the portal's address (URL); '' if the segment is malformed. */
export const idInAddress = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}
