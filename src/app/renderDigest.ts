import { digestOf } from '../../machines/digest'
import type { AppActor } from '../hooks/actor'
import { allTexts } from '../texts/texts'

/** The keys of the configuration that no first screen shows anything of. An installation has its own. */
const UNSEEN = ['apiBaseUrl', 'paymentHosts', 'identificationHosts', 'tracking']

const withoutUnseen = (key: string, value: unknown): unknown => (UNSEEN.includes(key) ? undefined : value)

/** Four bytes at a time: a slow phone waits for it, 8 ms letter by letter. */
const quickDigest = (text: string): string => {
  const { buffer, length } = new TextEncoder().encode(text.padEnd(text.length + 3))
  return digestOf(new Uint32Array(buffer, 0, length >> 2))
}

/**
 * All that a first screen is drawn from, as one short text: where the portal and its machines stand, the configuration, and
 * the texts. Where it is the same, the same is drawn, and React can take over what the build has drawn.
 */
export const renderDigest = (app: AppActor): string =>
  quickDigest(JSON.stringify(app.getPersistedSnapshot(), withoutUnseen) + JSON.stringify(allTexts()))
