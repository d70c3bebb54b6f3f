import { digest } from '../../machines/digest'
import { allTexts } from '../texts/texts'
import type { AppActor } from './actor'

/** The keys of the configuration that no first screen shows anything of. An installation has its own. */
const UNSEEN = ['apiBaseUrl', 'paymentHosts', 'identificationHosts', 'tracking']

const withoutUnseen = (key: string, value: unknown): unknown => (UNSEEN.includes(key) ? undefined : value)

/**
 * All that a first screen is drawn from, as one short text: where the portal and its machines stand, the configuration, and
 * the texts. Where it is the same, the same is drawn, and React can take over what the build has drawn.
 */
export const drawnFrom = (app: AppActor): string =>
  digest(JSON.stringify(app.getPersistedSnapshot(), withoutUnseen) + JSON.stringify(allTexts()))
