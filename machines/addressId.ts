import { urlSegmentOf } from '../src/api/url'
import { VARIANT_PATTERN } from './routes'

/** Encodes an insurer's id for the address; '' if no address of the portal can contain it. */
export const addressOfId = (id: string): string => {
  const segment = urlSegmentOf(id)
  return VARIANT_PATTERN.test(segment) ? segment : ''
}

/** Decodes an id from a part of the address; '' if the part is malformed. */
export const idInAddress = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}
