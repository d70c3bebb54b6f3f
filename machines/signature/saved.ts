import * as v from 'valibot'
import { fromPromise } from 'xstate'
import { calls } from '../actors/call'
import { casesOfProductLine } from '../casesOfProductLine'
import { type Services, servicesOf } from '../services'
import { signatureKey } from '../storageKeys'
import { afterReload, fileItem, inPage } from '../upload/saved'
import { listedCase } from './listed'
import type { OngoingSignature, RestoredSignature, SignatureInput } from './signature.types'

/** The part of a signature saved in the tab: data, never a snapshot of its machine. */
const savedSignature = v.object({
  key: v.string(),
  step: v.picklist(['choosing', 'signing', 'attaching', 'submitting']),
  digitalAttempt: v.number(),
  manualAttempt: v.number(),
  files: v.array(fileItem),
})

/** The part of a signature that is saved. */
export const savedOf = ({ key, step, digitalAttempt, manualAttempt, files }: OngoingSignature): OngoingSignature => ({
  key,
  step,
  digitalAttempt,
  manualAttempt,
  files,
})

/** Reads a saved signature; an invalid one counts as not saved. Copies that the page still has continue uploading. */
const parseSaved = (saved: unknown, { newId, file }: Pick<Services, 'newId' | 'file'>): OngoingSignature => {
  const read = v.safeParse(savedSignature, saved)
  if (!read.success) return { key: newId(), step: 'choosing', digitalAttempt: 1, manualAttempt: 1, files: [] }
  const ids = read.output.files.flatMap(({ id }) => (file(id) === undefined ? [] : [id]))
  return { ...read.output, files: read.output.files.map((copy) => inPage(afterReload(copy), ids)) }
}

/**
 * Restores a signature that was started before, on this page or before a reload. Loads the details from the insurer's
 * list if asked to.
 */
export const restoreActor = calls(
  fromPromise<RestoredSignature, SignatureInput>(async ({ input: { caseId, asksDetails }, signal, system }) => {
    const services = servicesOf(system)
    const saved = parseSaved(services.storage.read(signatureKey(caseId)), services)
    const onlineCase = asksDetails ? await listedCase(services, caseId, signal) : null
    return { ...saved, details: onlineCase?.details ?? [] }
  }),
  ...Object.values(casesOfProductLine),
)
