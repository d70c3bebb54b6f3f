import * as v from 'valibot'
import { fromPromise } from 'xstate'
import { type Services, servicesOf } from '../services'
import { signatureKey } from '../storageKeys'
import { afterReload, fileItem, inPage } from '../upload/saved'
import type { BegunSignature, SignatureInput } from './signature.types'

/** The part of a signature saved in the tab: data, never a snapshot of its machine. */
const savedSignature = v.object({
  key: v.string(),
  step: v.picklist(['choosing', 'signing', 'attaching', 'submitting']),
  digitalAttempt: v.number(),
  manualAttempt: v.number(),
  files: v.array(fileItem),
})

/** The part of a signature that is saved. */
export const savedOf = ({ key, step, digitalAttempt, manualAttempt, files }: BegunSignature): BegunSignature => ({
  key,
  step,
  digitalAttempt,
  manualAttempt,
  files,
})

/** Reads a saved signature; an invalid one counts as not saved. Copies that the page still has continue uploading. */
const begunOf = (kept: unknown, { newId, file }: Pick<Services, 'newId' | 'file'>): BegunSignature => {
  const read = v.safeParse(savedSignature, kept)
  if (!read.success) return { key: newId(), step: 'choosing', digitalAttempt: 1, manualAttempt: 1, files: [] }
  const ids = read.output.files.flatMap(({ id }) => (file(id) === undefined ? [] : [id]))
  return { ...read.output, files: read.output.files.map((one) => inPage(afterReload(one), ids)) }
}

/** Restores a signature that was started before, on this page or before a reload. */
export const restoreActor = fromPromise<BegunSignature, SignatureInput>(async ({ input, system }) => {
  const services = servicesOf(system)
  return begunOf(services.storage.read(signatureKey(input.caseId)), services)
})
