/** The chunk of the API client. It also contains the function that preloads the contract's header. */
export { createClient } from '../api/client'
export { preloadHeader } from './preloadHeader'
