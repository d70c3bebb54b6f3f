import { readyWorker } from './drawInWorker'
import type { Photos } from './lazyPhotos'
import { preparePhoto, showPhoto } from './preparePhoto'

/** What photos are made ready with. */
export const photos: Photos = { readyPhotos: readyWorker, preparePhoto, showPhoto }
