import * as v from 'valibot'
import { maybe, maybeText } from './common'
import { insuranceType } from './insuranceType'

/** How far a sign-in by the DÁP app has come (specification, section 4: it starts as started; the rest assumed). */
export const dapStatus = v.picklist(['STARTED', 'IN_PROGRESS', 'IDENTIFIED', 'REFUSED', 'EXPIRED'])

/** A started sign-in by the DÁP app (specification, section 3). The QR code is an image, as a `data:` address. */
export const dapAuth = v.object({
  sessionId: v.string(),
  /** STARTED where it is left out. */
  status: maybe(dapStatus),
  identificationUrl: maybeText,
  identificationQRCode: maybeText,
  websocketId: v.string(),
})

/** What the WebSocket named by `websocketId` says, as JSON (assumed). */
export const dapMessage = v.object({ status: dapStatus })

/** Why a contract cannot be opened from the list (assumed). */
export const loginErrorType = v.picklist(['FLEET', 'BANNED', 'OTHER'])

/** The contracts of a DÁP session by insurance type (specification, section 3). */
export const dapContracts = v.array(
  v.object({
    insuranceType,
    contracts: v.array(
      v.object({ productName: maybeText, contractNumber: v.string(), loginErrorType: maybe(loginErrorType) }),
    ),
  }),
)
