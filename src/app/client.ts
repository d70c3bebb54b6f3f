/** The API client and the preloading of its first request, in one chunk. */
export { createClient } from '../api/client'
export { preloadHeader } from './preloadHeader'
