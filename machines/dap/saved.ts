import * as v from 'valibot'
import { dapAuth, dapContracts, dapStatus } from '../../src/api/entities'

/** The progress of a DÁP sign-in. `OVER`: the insurer no longer knows its session. */
const progress = v.picklist([...dapStatus.options, 'OVER'])

/** The part of a DÁP sign-in saved in the tab until it is left. */
const savedDap = v.object({
  /** `null` until the insurer has answered the start. */
  session: v.nullable(v.pick(dapAuth, ['sessionId', 'websocketId', 'identificationUrl'])),
  status: progress,
  /** The valid QR code: an image and its expiry (epoch, ms), if known. */
  code: v.nullable(v.object({ image: v.string(), until: v.nullable(v.number()) })),
  /** The contracts that an identified customer may open. */
  contracts: v.nullable(dapContracts),
})
export type SavedDap = v.InferOutput<typeof savedDap>

/** The initial state, without a started sign-in. */
export const nothingSaved: SavedDap = { session: null, status: 'STARTED', code: null, contracts: null }

/** Reads a saved DÁP sign-in; an invalid one counts as not saved. */
export const readSavedDap = (saved: unknown): SavedDap => {
  const read = v.safeParse(savedDap, saved)
  return read.success && isDrawable(read.output.code?.image) ? read.output : nothingSaved
}

/** The part of a DÁP sign-in that is saved. */
export const savedOf = ({ session, status, code, contracts }: SavedDap): SavedDap => ({
  session,
  status,
  code,
  contracts,
})

/** Tells if the answer contains the QR code's image itself: images at other addresses are not loaded. */
export const isDrawable = (image: string | undefined): boolean => image === undefined || image.startsWith('data:image/')
