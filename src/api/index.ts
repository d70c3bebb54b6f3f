import * as auth from './auth'
import * as documents from './documents'
import type { Endpoint } from './endpoint'
import * as kgfb from './kgfb'

const sections = { auth, documents, kgfb }

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'id' in value && 'path' in value && 'response' in value

/** Every declared endpoint, for the simulated insurer, documents and tests. Not loaded by the portal itself. */
export const endpoints: readonly Endpoint[] = Object.values(sections).flatMap((section) =>
  Object.values(section).filter(isEndpoint),
)
