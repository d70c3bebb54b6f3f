import { allTexts } from '../texts/texts'
import type { AppActor } from './actor'

/** The keys of the configuration that no first screen shows anything of. An installation has its own. */
const UNSEEN = ['apiBaseUrl', 'paymentHosts', 'identificationHosts', 'tracking']

/** FNV-1a: short, and another one for whatever differs. */
const digest = (text: string): string => {
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  return String(sum)
}

const withoutUnseen = (key: string, value: unknown): unknown => (UNSEEN.includes(key) ? undefined : value)

/**
 * All that a first screen is drawn from, as one short text: where the portal and its machines stand, the configuration, and
 * the texts. Where it is the same, the same is drawn, and React can take over what the build has drawn.
 */
export const drawnFrom = (app: AppActor): string =>
  digest(JSON.stringify(app.getPersistedSnapshot(), withoutUnseen) + JSON.stringify(allTexts()))
