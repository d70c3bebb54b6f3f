import * as v from 'valibot'
import { fromPromise } from 'xstate'
import { allowedAddress } from '../outside'
import { type Site, servicesOf } from '../services'
import { identificationKey } from '../storageKeys'
import type { IdentificationInput, IdentificationStart, OngoingIdentification } from './identification.types'

/** The part of an identification that is saved in the tab, because the browser may discard a hidden page. */
const savedIdentification = v.object({ address: v.string(), until: v.number(), hiddenAt: v.nullable(v.number()) })
export type SavedIdentification = v.InferOutput<typeof savedIdentification>

/** Returns the end of the wait (epoch, ms), extended by the time that the page was hidden. */
export const waitEndAfterHiding = (until: number, hiddenAt: number | null, now: number): number =>
  hiddenAt === null ? until : until + now - hiddenAt

/** Parses a saved identification; `null` if it is invalid or if its address is no longer allowed. */
const parseSaved = (savedValue: unknown, site: Site, now: number): OngoingIdentification | null => {
  const parseResult = v.safeParse(savedIdentification, savedValue)
  if (!parseResult.success) return null
  const { until, hiddenAt } = parseResult.output
  const address = allowedAddress(parseResult.output.address, 'identificationHosts', site)
  return address === null ? null : { address, until: waitEndAfterHiding(until, hiddenAt, now) }
}

/** Restores an identification that was in progress before a reload. */
export const restoreActor = fromPromise<IdentificationStart, IdentificationInput>(async ({ input, system }) => {
  const { storage, newId, now, site, keeps } = servicesOf(system)
  const begun = parseSaved(storage.read(identificationKey(input.caseId)), site(), now())
  return { key: newId(), begun, canOpenHere: keeps() }
})
