import * as v from 'valibot'
import {
  assumed,
  assumedKnown,
  isoDate,
  knownAddress,
  maybe,
  maybeKnown,
  maybeText,
  money,
  parsableListOf,
} from './common'
import { insuranceType } from './insuranceType'

/**
 * The status of a sign-in with the DÁP app. It begins as `STARTED` (specification, section 4). The other values are
 * assumed.
 */
export const dapStatus = v.picklist(['STARTED', 'IN_PROGRESS', 'IDENTIFIED', 'REFUSED', 'EXPIRED'])

/** A started sign-in with the DÁP app (specification, section 3). The QR code is an image, as a `data:` address. */
export const dapAuth = v.object({
  sessionId: v.string(),
  /** The status of the sign-in; left out for `STARTED`. */
  status: maybeKnown(dapStatus),
  identificationUrl: maybeText,
  identificationQRCode: maybeText,
  websocketId: v.string(),
})

/** A message of the WebSocket for `websocketId`, as JSON (assumed). */
export const dapMessage = v.object({ status: dapStatus })

/** The reason why the customer cannot open a contract of the DÁP session's list (assumed). */
export const loginErrorType = v.picklist(['FLEET', 'BANNED', 'OTHER'])

/**
 * The customer's pending task on a contract (assumed). An offered review of a claim is not a task, and an ended
 * contract lacks no documents.
 */
export const waitingFor = v.picklist(['SIGNATURE', 'IDENTIFICATION', 'DOCUMENTS', 'CLAIM'])

/**
 * A contract in the DÁP session's list. An unknown error type counts as `OTHER`. The fields after `loginErrorType` are
 * assumed. Most of them have the same names as in a header.
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
  waitingFor: assumedKnown(parsableListOf(waitingFor)),
})
export type ListedContract = v.InferOutput<typeof listedContract>

/**
 * The contracts of a DÁP session by insurance type (specification, section 3). Contracts of an unknown type are left
 * out.
 */
export const dapContracts = v.pipe(
  v.array(v.object({ insuranceType: v.union([insuranceType, v.string()]), contracts: v.array(listedContract) })),
  v.transform((groups) =>
    groups.flatMap(({ insuranceType: productLine, contracts }) =>
      v.is(insuranceType, productLine) ? [{ insuranceType: productLine, contracts }] : [],
    ),
  ),
)
export type DapContracts = v.InferOutput<typeof dapContracts>
