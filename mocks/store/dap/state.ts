import * as v from 'valibot'

const epoch = v.number()

/**
 * A sign-in by the DÁP app as the insurer stores it. The status is not stored: `dap.ts` computes it from these times.
 */
const dapSession = v.object({
  startedAt: epoch,
  websocketId: v.string(),
  /** Text of the current QR code, and the times when it was issued and expires. */
  code: v.string(),
  codeIssuedAt: epoch,
  codeExpiresAt: epoch,
  /** Time at which the sign-in was opened on the phone's page; `null` if it was not opened. */
  openedAt: v.nullable(epoch),
  /** The decision on the phone and its time; `null` before the decision. */
  decision: v.nullable(v.object({ status: v.picklist(['IDENTIFIED', 'REFUSED']), at: epoch })),
  /** Ids of the contract sessions that were opened from this sign-in. */
  contractSessions: v.array(v.string()),
})
export type DapSession = v.InferOutput<typeof dapSession>

/** The sign-ins by the DÁP app, by session id. */
export const dapSlice = v.record(v.string(), dapSession)

/** Settings of a scenario for sign-ins by the DÁP app. */
export const dapSettings = {
  /** Time from the start to the decision on the phone, in ms; `null` if there is no automatic decision. */
  dapAfter: v.nullable(v.pipe(v.number(), v.minValue(0))),
  /** The outcome of the automatic decision. */
  dapOutcome: v.picklist(['IDENTIFIED', 'REFUSED']),
  /** Validity of a QR code, in seconds. */
  dapCodeLength: v.pipe(v.number(), v.minValue(1)),
  /** Contracts, by number, that the list shows but does not open. */
  dapTurnsAway: v.record(v.string(), v.picklist(['FLEET', 'OTHER'])),
}
