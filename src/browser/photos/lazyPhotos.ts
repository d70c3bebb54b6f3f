import { createLazyRegistry } from '../../../machines/actors/lazy'
import type { Services } from '../../../machines/services'

/** The services that prepare photos. */
export type Photos = Pick<Services, 'readyPhotos' | 'preparePhoto' | 'showPhoto'>

/**
 * The photo services, part of the modules whose cases ask for photos. Loading them with the first photo would be too
 * late: the customer may then be in a garage without a network, with a photo that only this page has.
 */
export const lazyPhotos = createLazyRegistry<Photos>()
