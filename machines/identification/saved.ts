import * as v from 'valibot'
import { fromPromise } from 'xstate'
import { allowedAddress } from '../outside'
import { type Site, servicesOf } from '../services'
import { identificationKey } from '../storageKeys'
import type { BegunIdentification, IdentificationInput, IdentificationStart } from './identification.types'

/** What an identification under way keeps in the tab. A hidden page may be put away by the browser. */
const savedIdentification = v.object({ address: v.string(), until: v.number(), hiddenAt: v.nullable(v.number()) })
export type SavedIdentification = v.InferOutput<typeof savedIdentification>

/** Until when an identification is waited for, with the time made good in which the page was hidden. */
export const untilAfter = (until: number, hiddenAt: number | null, now: number): number =>
  hiddenAt === null ? until : until + now - hiddenAt

/** Reads what was kept of an identification; garbage, and an address that is no longer allowed, count as nothing kept. */
const begunOf = (kept: unknown, site: Site, now: number): BegunIdentification | null => {
  const read = v.safeParse(savedIdentification, kept)
  if (!read.success) return null
  const { until, hiddenAt } = read.output
  const address = allowedAddress(read.output.address, 'identificationHosts', site)
  return address === null ? null : { address, until: untilAfter(until, hiddenAt, now) }
}

/** Looks for an identification that was under way before a reload. */
export const restoreActor = fromPromise<IdentificationStart, IdentificationInput>(async ({ input, system }) => {
  const { storage, newId, now, site } = servicesOf(system)
  return { key: newId(), begun: begunOf(storage.read(identificationKey(input.caseId)), site(), now()) }
})
