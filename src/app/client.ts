/** What calls the insurer, and what it is asked ahead: one file. */
export { createClient } from '../api/client'
export { preloadHeader } from './preloadHeader'
