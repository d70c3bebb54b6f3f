import * as v from 'valibot'

const epoch = v.number()

/** A sign-in by the DÁP app as the insurer keeps it; its status is worked out by the clock (`dap.ts`). */
const dapSession = v.object({
  startedAt: epoch,
  websocketId: v.string(),
  /** What the QR code that counts now says, and how long that is taken. */
  code: v.string(),
  codeIssuedAt: epoch,
  codeExpiresAt: epoch,
  /** When somebody opened it on the phone's page; null where nobody did. */
  openedAt: v.nullable(epoch),
  /** How it ended on the phone, and when. */
  decision: v.nullable(v.object({ status: v.picklist(['IDENTIFIED', 'REFUSED']), at: epoch })),
  /** The sessions of contracts that were opened from it, by their ids. */
  contractSessions: v.array(v.string()),
})
export type DapSession = v.InferOutput<typeof dapSession>

/** The sign-ins by the DÁP app, by session id. */
export const dapSlice = v.record(v.string(), dapSession)

/** What a scenario says of them. */
export const dapSettings = {
  /** How long after its start the customer is through on the phone, in ms; null where nothing happens by itself. */
  dapAfter: v.nullable(v.pipe(v.number(), v.minValue(0))),
  /** How it ends then. */
  dapOutcome: v.picklist(['IDENTIFIED', 'REFUSED']),
  /** How long a QR code is taken, in seconds. */
  dapCodeLength: v.pipe(v.number(), v.minValue(1)),
  /** Contracts that the list shows and does not open, by number. */
  dapTurnsAway: v.record(v.string(), v.picklist(['FLEET', 'OTHER'])),
}
