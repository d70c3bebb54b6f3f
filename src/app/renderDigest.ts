import { digestOf } from '../../machines/digest'
import type { AppActor } from '../hooks/actor'
import { allTexts } from '../texts/texts'

/**
 * The configuration keys that no first screen shows. The digest leaves them out, because their values differ between
 * installations.
 */
const UNSEEN_KEYS = ['apiBaseUrl', 'paymentHosts', 'identificationHosts', 'tracking']

const withoutUnseenKeys = (key: string, value: unknown): unknown => (UNSEEN_KEYS.includes(key) ? undefined : value)

/** Hashes four bytes at a time, because hashing letter by letter would take 8 ms on a slow phone. */
const quickDigest = (text: string): string => {
  const { buffer, length } = new TextEncoder().encode(text.padEnd(text.length + 3))
  return digestOf(new Uint32Array(buffer, 0, length >> 2))
}

/**
 * Returns a digest of everything that a first screen is rendered from: the state of the app and its machines, the
 * configuration, and the texts. If the digests are equal, the render is equal, and React can hydrate the prerendered
 * page.
 */
export const renderDigest = (app: AppActor): string =>
  quickDigest(JSON.stringify(app.getPersistedSnapshot(), withoutUnseenKeys) + JSON.stringify(allTexts()))
