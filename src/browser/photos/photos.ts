import { preloadWorker } from './drawInWorker'
import type { Photos } from './lazyPhotos'
import { preparePhoto, showPhoto } from './preparePhoto'

/** The services that prepare photos. */
export const photos: Photos = { readyPhotos: preloadWorker, preparePhoto, showPhoto }
