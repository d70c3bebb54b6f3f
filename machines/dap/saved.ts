import * as v from 'valibot'
import { dapAuth, dapContracts, dapStatus } from '../../src/api/entities'

/** The status of a DÁP sign-in. `OVER`: the insurer no longer knows the session. */
const savedStatus = v.picklist([...dapStatus.options, 'OVER'])

/** Schema of the part of a DÁP sign-in that is saved in the tab. */
const savedDap = v.object({
  /** The started session; `null` until the insurer has answered the first call. */
  session: v.nullable(v.pick(dapAuth, ['sessionId', 'websocketId', 'identificationUrl'])),
  status: savedStatus,
  /** The current QR code and its expiry (epoch, ms); `until` is `null` if the expiry is not known. */
  code: v.nullable(v.object({ image: v.string(), until: v.nullable(v.number()) })),
  /** The contracts that an identified customer may open. */
  contracts: v.nullable(dapContracts),
})
export type SavedDap = v.InferOutput<typeof savedDap>

/** The initial state, without a started sign-in. */
export const emptySavedDap: SavedDap = { session: null, status: 'STARTED', code: null, contracts: null }

/** Parses a saved DÁP sign-in. Returns an empty sign-in if the saved one is invalid. */
export const readSavedDap = (savedValue: unknown): SavedDap => {
  const parseResult = v.safeParse(savedDap, savedValue)
  return parseResult.success && isMissingOrDataUrl(parseResult.output.code?.image) ? parseResult.output : emptySavedDap
}

/** The part of a DÁP sign-in that is saved. */
export const savedDapOf = ({ session, status, code, contracts }: SavedDap): SavedDap => ({
  session,
  status,
  code,
  contracts,
})

/** Tells if the QR code's image is missing or is a `data:` URL. The portal loads no image from other addresses. */
export const isMissingOrDataUrl = (image: string | undefined): boolean =>
  image === undefined || image.startsWith('data:image/')
