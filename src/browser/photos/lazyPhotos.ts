import { createLazy } from '../../../machines/actors/lazy'
import type { Services } from '../../../machines/services'

/** What photos are made ready with, as ports. */
export type Photos = Pick<Services, 'readyPhotos' | 'preparePhoto' | 'showPhoto'>

/**
 * Where it is found: it comes with the flows that ask for photos. Loaded with the first photo instead it would be wanted just
 * when somebody stands in a garage without a network, with a photo that only this page has.
 */
export const lazyPhotos = createLazy<Photos>()
