import * as v from 'valibot'
import { fromPromise } from 'xstate'
import { maybeFlag, maybeText } from '../../src/api/entities'
import { recordCalls } from '../actors/call'
import { headerOfProductLine } from '../headerOfProductLine'
import { servicesOf } from '../services'
import { sessionOf } from '../session'
import { SESSION } from '../storageKeys'

/** Schema of the contractor's contact data, which the header of every product line contains. */
const response = v.object({
  contract: v.object({
    phoneNumber: maybeText,
    email: maybeText,
    missingPhone: maybeFlag,
    missingEmail: maybeFlag,
  }),
})

/** The phone number and e-mail address that the insurer has now. `''`: not set. `null`: not returned. */
export interface KnownSettings {
  readonly phone: string | null
  readonly email: string | null
}

/** The settings before the insurer has returned them. */
export const UNKNOWN_SETTINGS: KnownSettings = { phone: null, email: null }

const settingOf = (value: string | null | undefined, isMissing: boolean | null | undefined): string | null =>
  isMissing === true ? '' : value?.trim() || null

/**
 * Loads the present settings. Returns `UNKNOWN_SETTINGS` without a session or after a business error. Rejects with a
 * `TechnicalError`.
 */
export const loadKnownActor = recordCalls(
  fromPromise<KnownSettings>(async ({ signal, system }) => {
    const { storage, call } = servicesOf(system)
    const session = sessionOf(storage.read(SESSION))
    if (session === null) return UNKNOWN_SETTINGS
    const outcome = await call({ ...headerOfProductLine[session.productLine], response }, {}, { signal })
    if (!outcome.ok) return UNKNOWN_SETTINGS
    const { phoneNumber, missingPhone, email, missingEmail } = outcome.data.contract
    return { phone: settingOf(phoneNumber, missingPhone), email: settingOf(email, missingEmail) }
  }),
  ...Object.values(headerOfProductLine),
)
