import * as v from 'valibot'
import { fromPromise } from 'xstate'
import { recordCalls } from '../actors/call'
import { casesOfProductLine } from '../casesOfProductLine'
import { loadListedCase } from '../listedCase'
import { type Services, servicesOf } from '../services'
import { signatureKey } from '../storageKeys'
import { fileAfterReload, fileItem, markSendingIfInPage } from '../upload/saved'
import type { OngoingSignature, RestoredSignature, SignatureInput } from './signature.types'

/** The part of a signature saved in the tab: data, never a snapshot of its machine. */
const savedSignature = v.object({
  key: v.string(),
  step: v.picklist(['choosing', 'signing', 'attaching', 'submitting']),
  digitalAttempt: v.number(),
  manualAttempt: v.number(),
  files: v.array(fileItem),
})

/** Returns the part of a signature that is saved in the tab. */
export const savedSignatureOf = ({
  key,
  step,
  digitalAttempt,
  manualAttempt,
  files,
}: OngoingSignature): OngoingSignature => ({
  key,
  step,
  digitalAttempt,
  manualAttempt,
  files,
})

/**
 * Reads a saved signature. Returns a new signature if the saved one is absent or invalid. Signed copies whose files are
 * still in the page continue to upload.
 */
const parseSaved = (savedValue: unknown, { newId, file }: Pick<Services, 'newId' | 'file'>): OngoingSignature => {
  const parseResult = v.safeParse(savedSignature, savedValue)
  if (!parseResult.success) return { key: newId(), step: 'choosing', digitalAttempt: 1, manualAttempt: 1, files: [] }
  const idsInPage = parseResult.output.files.flatMap(({ id }) => (file(id) === undefined ? [] : [id]))
  return {
    ...parseResult.output,
    files: parseResult.output.files.map((copy) => markSendingIfInPage(fileAfterReload(copy), idsInPage)),
  }
}

/**
 * Restores a signature that was started before, on this page or before a reload. Loads the details from the insurer's
 * list if `asksDetails` is `true`.
 */
export const restoreActor = recordCalls(
  fromPromise<RestoredSignature, SignatureInput>(async ({ input: { caseId, asksDetails }, signal, system }) => {
    const services = servicesOf(system)
    const ongoingSignature = parseSaved(services.storage.read(signatureKey(caseId)), services)
    const onlineCase = asksDetails ? await loadListedCase(services, caseId, signal) : null
    return { ...ongoingSignature, details: onlineCase?.details ?? [] }
  }),
  ...Object.values(casesOfProductLine),
)
