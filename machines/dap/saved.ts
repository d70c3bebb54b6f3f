import * as v from 'valibot'
import { dapAuth, dapContracts, dapStatus } from '../../src/api/entities'

/** How far a DÁP sign-in has come; `OVER`: the insurer no longer knows its session. */
const progress = v.picklist([...dapStatus.options, 'OVER'])

/** What a DÁP sign-in keeps in the tab, from its start until it is left. */
const savedDap = v.object({
  /** `null` until the insurer has answered the start. */
  session: v.nullable(v.pick(dapAuth, ['sessionId', 'websocketId', 'identificationUrl'])),
  status: progress,
  /** The QR code that counts now: an image, and the time (epoch, ms) until which it is taken, where that is known. */
  code: v.nullable(v.object({ image: v.string(), until: v.nullable(v.number()) })),
  /** The contracts that an identified customer may open. */
  contracts: v.nullable(dapContracts),
})
export type SavedDap = v.InferOutput<typeof savedDap>

/** A DÁP sign-in that has not begun. */
export const nothingSaved: SavedDap = { session: null, status: 'STARTED', code: null, contracts: null }

/** Reads what was kept; garbage counts as nothing kept. */
export const readSavedDap = (saved: unknown): SavedDap => {
  const read = v.safeParse(savedDap, saved)
  return read.success && isDrawable(read.output.code?.image) ? read.output : nothingSaved
}

/** The part of a DÁP sign-in that is kept. */
export const savedOf = ({ session, status, code, contracts }: SavedDap): SavedDap => ({
  session,
  status,
  code,
  contracts,
})

/** Whether a QR code's image comes with the answer: no other address is asked for it. */
export const isDrawable = (image: string | undefined): boolean => image === undefined || image.startsWith('data:image/')
