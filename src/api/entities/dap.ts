import * as v from 'valibot'
import { assumed, assumedKnown, isoDate, knownAddress, knownOnly, maybe, maybeKnown, maybeText, money } from './common'
import { insuranceType } from './insuranceType'

/** How far a sign-in by the DÁP app has come (specification, section 4: it starts as started; the rest assumed). */
export const dapStatus = v.picklist(['STARTED', 'IN_PROGRESS', 'IDENTIFIED', 'REFUSED', 'EXPIRED'])

/** A started sign-in by the DÁP app (specification, section 3). The QR code is an image, as a `data:` address. */
export const dapAuth = v.object({
  sessionId: v.string(),
  /** STARTED where it is left out. */
  status: maybeKnown(dapStatus),
  identificationUrl: maybeText,
  identificationQRCode: maybeText,
  websocketId: v.string(),
})

/** What the WebSocket named by `websocketId` says, as JSON (assumed). */
export const dapMessage = v.object({ status: dapStatus })

/** Why a contract cannot be opened from the list (assumed). */
export const loginErrorType = v.picklist(['FLEET', 'BANNED', 'OTHER'])

/** What of a contract waits for the customer (assumed). */
export const waitingFor = v.picklist(['SIGNATURE', 'IDENTIFICATION', 'DOCUMENTS', 'CLAIM'])

/**
 * A contract of the list. Why one cannot be opened may be for a reason that the portal does not know. How it stands is
 * assumed, named as in a header, and may be left out.
 */
const listedContract = v.object({
  productName: maybeText,
  contractNumber: v.string(),
  loginErrorType: maybe(v.fallback(loginErrorType, 'OTHER')),
  licensePlateNumber: assumed(v.string()),
  riskAddress: assumedKnown(knownAddress),
  insuredName: assumed(v.string()),
  contractStatusId: assumedKnown(v.picklist([1, 2])),
  terminationDate: assumedKnown(isoDate),
  debt: assumedKnown(money),
  premiumFrequency: assumedKnown(money),
  paymentNextperiod: assumedKnown(isoDate),
  waitingFor: assumedKnown(knownOnly(waitingFor)),
})
export type ListedContract = v.InferOutput<typeof listedContract>

/**
 * The contracts of a DÁP session by insurance type (specification, section 3). Those of a type that the portal does not
 * know are left out.
 */
export const dapContracts = v.pipe(
  v.array(v.object({ insuranceType: v.union([insuranceType, v.string()]), contracts: v.array(listedContract) })),
  v.transform((groups) =>
    groups.flatMap(({ insuranceType: area, contracts }) =>
      v.is(insuranceType, area) ? [{ insuranceType: area, contracts }] : [],
    ),
  ),
)
export type DapContracts = v.InferOutput<typeof dapContracts>
